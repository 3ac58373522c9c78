/** /operator/chargebacks: banks that ask for payments back, with the deadline; and one case with the evidence for the bank. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/core/endpoint.ts';
import { operatorChargebacks } from '#contract/operator/chargebacks.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { Action } from './parts/action.tsx';
import { Detail, FactsCard, LoadedRecord, LogSection, Section } from './parts/detail.tsx';
import { EmptyNote, ListScreen } from './parts/list.tsx';
import { JobLink, PersonLink, PlaceLink, Reference, Status, type TableOf } from './parts/tables.tsx';

const label = words.operator.label;
const list = words.operator.chargebacks;
const w = words.operator.chargeback;

type Line = Reply<typeof operatorChargebacks.list>['chargebacks'][number];

const CHARGEBACKS: TableOf<Line> = {
  caption: list.title,
  wide: true,
  rowKey: ({ id }) => id,
  columns: [
    {
      header: label.order,
      title: true,
      className: 'wrap-anywhere lg:min-w-40',
      cell: ({ id, job, reference }) => (
        <PlaceLink to="chargeback" id={id}>
          {job?.title ?? reference}
        </PlaceLink>
      ),
    },
    { header: label.status, cell: ({ status }) => <Status of="chargeback" is={status} /> },
    { header: label.hunter, cell: ({ hunter }) => (hunter ? <PersonLink person={hunter} /> : '–') },
    { header: list.asked, align: 'end', cell: ({ amount }) => showNaira(amount) },
    { header: list.frozen, align: 'end', cell: ({ frozen }) => showNaira(frozen) },
    {
      header: list.due,
      className: 'whitespace-nowrap',
      cell: ({ status, due_at }) => (status === 'open' && due_at ? showMoment(due_at) : '–'),
    },
  ],
};

export type ChargebacksSearch = { state?: 'ended' };
type Props = { search: ChargebacksSearch; onSearch: (search: ChargebacksSearch) => void };

export function ChargebacksScreen(props: Props) {
  return (
    <ListScreen
      {...list}
      {...props}
      endpoint={operatorChargebacks.list}
      query={props.search}
      of={(reply) => reply.chargebacks}
      empty={props.search.state ? list.noneEnded : list.noneOpen}
      table={CHARGEBACKS}
      filters={[
        {
          name: 'state',
          by: 'choice',
          label: list.filter,
          options: [
            ['open', label.open],
            ['ended', label.ended],
          ],
        },
      ]}
    />
  );
}

export function ChargebackScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operatorChargebacks.get, { params: { id } }));
  return (
    <LoadedRecord title={label.chargeback} failed={w.failed} query={query}>
      {(page) => <Case page={page} />}
    </LoadedRecord>
  );
}

type Page = Reply<typeof operatorChargebacks.get>;

function Case({ page }: { page: Page }) {
  const { chargeback: one, log } = page;
  const moment = (at: string | null) => (at ? showMoment(at) : null);
  return (
    <Detail
      title={one.job?.title ?? one.reference}
      affair={page}
      badges={<Status of="chargeback" is={one.status} />}
      actions={page.can.includes('answer') && <Answer id={one.id} />}
    >
      <FactsCard
        title={w.facts}
        facts={[
          [list.asked, showNaira(one.amount)],
          [list.frozen, showNaira(one.frozen)],
          [list.due, one.status === 'open' ? moment(one.due_at) : null],
          [list.opened, showMoment(one.opened_at)],
          [list.answered, moment(one.answered_at)],
          [list.ended, moment(one.ended_at)],
          [label.order, one.job && <JobLink key="job" job={one.job} />],
          [label.hunter, one.hunter && <PersonLink key="hunter" person={one.hunter} />],
          [label.talent, one.talent && <PersonLink key="talent" person={one.talent} />],
          [label.reference, <Reference key="reference" text={one.reference} />],
        ]}
      />
      <Evidence of={page.evidence} />
      <LogSection log={log} />
    </Detail>
  );
}

function Answer({ id }: { id: string }) {
  return (
    <Action
      label={w.answer}
      variant="primary"
      title={w.answerTitle}
      text={w.answerText}
      danger
      endpoint={operatorChargebacks.answer}
      input={(body) => ({ params: { id }, body })}
      done={w.answerDone}
    />
  );
}

/** The evidence as the bank receives it. */
function Evidence({ of }: { of: Page['evidence'] }) {
  return (
    <Section title={w.evidence}>
      {of === null ? (
        <EmptyNote text={w.noOrder} />
      ) : (
        <Card className="max-w-3xl">
          <p className="mb-4 text-soft">{w.evidenceHint}</p>
          <Facts items={of.facts.map(({ name, value }) => [name, value] as const)} />
          {of.terms && (
            <>
              <h3 className="mt-4 font-semibold">{w.terms}</h3>
              <p className="break-words whitespace-pre-line">{of.terms}</p>
            </>
          )}
          <h3 className="mt-4 font-semibold">{w.files}</h3>
          {of.files.length === 0 && <p className="text-soft">{w.noFiles}</p>}
          <ul className="grid gap-2">
            {of.files.map(({ name, sha256, at }) => (
              <li key={`${sha256}${at}`} className="min-w-0">
                <p className="wrap-anywhere">
                  {name}, {showMoment(at)}
                </p>
                <Reference text={sha256} small />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}
