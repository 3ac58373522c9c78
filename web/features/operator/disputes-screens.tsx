/** /operator/disputes: what needs a decision, the oldest first; and one dispute with both sides, the order, and the decision. */
import { useQuery } from '@tanstack/react-query';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { LONG_REASON_MAX } from '#contract/core/limits.ts';
import { type DisputeCase, decisionForm } from '#contract/disputes/dispute-cases.ts';
import { type Dispute, shareUpTo } from '#contract/disputes/disputes.ts';
import type { DivisionView } from '#contract/escrow/division.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { noteForm } from '#contract/operator/lines.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { useTypingPause } from '#web/ui/lists/typing-pause.ts';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { SafeHtml } from '#web/ui/safe-html.tsx';
import { Action, Note } from './parts/action.tsx';
import { Detail, LoadedRecord, LogSection, Messages, Section } from './parts/detail.tsx';
import { DisputeWork } from './parts/dispute-work.tsx';
import { ListScreen } from './parts/list.tsx';
import { DISPUTES, JobLink, PersonLink, Status } from './parts/tables.tsx';

const action = words.operator.action;
const label = words.operator.label;
const disputes = words.operator.disputes;
const w = words.operator.dispute;

export type DisputesSearch = { state?: 'ended' };
type Props = { search: DisputesSearch; onSearch: (search: DisputesSearch) => void };

export function DisputesScreen(props: Props) {
  return (
    <ListScreen
      {...disputes}
      {...props}
      endpoint={operatorDisputes.list}
      query={props.search}
      of={(reply) => reply.disputes}
      empty={props.search.state ? disputes.noneEnded : disputes.noneOpen}
      table={DISPUTES}
      filters={[
        {
          name: 'state',
          by: 'choice',
          label: disputes.filter,
          options: [
            ['open', label.open],
            ['ended', label.ended],
          ],
        },
      ]}
    />
  );
}

type Page = Reply<typeof operatorDisputes.get>;

export function DisputeScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operatorDisputes.get, { params: { id } }));
  return (
    <LoadedRecord title={label.dispute} failed={w.failed} query={query}>
      {(page) => <Case page={page} />}
    </LoadedRecord>
  );
}

function Case({ page }: { page: Page }) {
  const { case: one, proposal, log } = page;
  const { dispute } = one;
  const { outcome, answer } = dispute;
  return (
    <Detail
      title={one.title}
      affair={page}
      badges={
        <>
          <Status of="dispute" is={dispute.state} />
          {isOpen(dispute) && page.needs_two && <Badge tone="warn">{action.needsTwo}</Badge>}
        </>
      }
      actions={<Actions page={page} />}
    >
      {proposal && <Note text={proposed(proposal)} />}
      {outcome && (
        <Card title={w.outcome}>
          {outcome.reason && <p className="mb-3 break-words">{outcome.reason}</p>}
          <Division division={outcome.division} />
        </Card>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <Statement titles={w.openedBy} statement={dispute.statement} one={one} />
        {answer ? (
          <Statement titles={w.answerBy} statement={answer} one={one} />
        ) : (
          <Card title={w.answer}>
            <p className="text-soft">
              {dispute.silent ? w.silent : w.awaited(showMoment(dispute.answer_by))}
            </p>
          </Card>
        )}
      </div>
      <Order one={one} />
      {isOpen(dispute) && (
        <div className="grid gap-5 md:grid-cols-2">
          <Card title={w.ifAccepted}>
            <Division division={one.if_accepted} />
          </Card>
          <Card title={w.ifCancelled}>
            <Division division={one.if_cancelled} />
          </Card>
        </div>
      )}
      <DisputeWork one={one} />
      <Messages jobId={dispute.job_id} />
      <LogSection log={log} />
    </Detail>
  );
}

function isOpen({ state }: Dispute): boolean {
  return state === 'answer' || state === 'decision';
}

function proposed({ own, by, talent, reason }: NonNullable<Page['proposal']>): string {
  const amount = showNaira(Number(talent));
  return own ? w.ownProposal(amount, reason) : w.proposal(by, amount, reason);
}

function Actions({ page: { case: one, proposal, needs_two, can } }: { page: Page }) {
  const params = { id: one.dispute.id };
  const { price } = one.if_accepted;
  const others = proposal && !proposal.own ? proposal : null;
  /** The first of two operators only proposes. */
  const first = needs_two && !others && { text: action.proposeText, confirm: action.propose };
  return (
    <>
      {can.includes('note') && (
        <Action
          label={w.write}
          title={w.writeTitle}
          text={w.writeText}
          confirm={w.writeConfirm}
          schema={noteForm}
          reason={{ label: w.message, hint: w.messageHint }}
          endpoint={operatorDisputes.note}
          input={(body) => ({ params, body })}
          done={w.writeDone}
        />
      )}
      {can.includes('decide') && (
        <Action
          label={proposal?.own ? w.decideAgain : w.decide}
          variant={proposal?.own ? 'secondary' : 'primary'}
          title={w.decideTitle}
          text={others ? proposed(others) : w.decideText}
          confirm={w.decideConfirm}
          {...first}
          danger
          schema={decisionForm.check(shareUpTo(price))}
          start={{ talent: others?.talent ?? '' }}
          fields={[{ as: 'naira', name: 'talent', label: w.amount, hint: w.amountHint(showNaira(price)) }]}
          preview={(control) => <Preview control={control} id={params.id} price={price} />}
          reason={{ hint: w.reasonHint, maxLength: LONG_REASON_MAX }}
          endpoint={operatorDisputes.decide}
          input={(body) => ({ params, body })}
          done={w.decideDone}
        />
      )}
    </>
  );
}

type PreviewProps = { control: Control<FieldValues, unknown, FieldValues>; id: string; price: number };

/** How the price would be divided, line by line. */
function Preview({ control, id, price }: PreviewProps) {
  const talent = useTypingPause(String(useWatch({ control, name: 'talent' }) ?? ''));
  const enabled = talent !== '' && Number(talent) <= price;
  const call = callOptions(operatorDisputes.preview, { params: { id }, query: { talent } });
  const { data } = useQuery({ ...call, enabled });
  if (!enabled || !data) return null;
  return (
    <div className="rounded bg-sunken p-3">
      <Division division={data.division} />
    </div>
  );
}

function Division({ division: { talent, hunter, platform, gateway, price } }: { division: DivisionView }) {
  const lines = [
    { label: w.toTalent, naira: talent },
    { label: w.toHunter, naira: hunter },
    { label: w.fee, naira: platform },
    ...(gateway > 0 ? [{ label: w.charge, naira: gateway }] : []),
  ];
  return <MoneyLines lines={lines} total={{ label: label.price, naira: price }} />;
}

type StatementProps = {
  titles: Record<Side, string>;
  statement: Dispute['statement'];
  one: DisputeCase;
};

function Statement({ titles, statement, one }: StatementProps) {
  return (
    <Card title={titles[statement.by]}>
      <p className="mb-2 text-sm text-soft">
        <PersonLink person={one[statement.by]} />, {showMoment(statement.at)}
      </p>
      <p className="break-words whitespace-pre-line">{statement.text}</p>
      {statement.files.map((file) => (
        <div key={file.id}>
          <FileLink file={file} />
        </div>
      ))}
    </Card>
  );
}

function Order({ one }: { one: DisputeCase }) {
  return (
    <Section title={w.order}>
      <Card className="max-w-3xl">
        <Facts
          items={[
            [label.title, <JobLink key="job" job={{ id: one.dispute.job_id, title: one.title }} />],
            [label.hunter, <PersonLink key="hunter" person={one.hunter} />],
            [label.talent, <PersonLink key="talent" person={one.talent} />],
            [isOpen(one.dispute) ? label.escrow : label.price, showNaira(one.if_accepted.price)],
          ]}
        />
        <h3 className="mt-4 font-semibold">{w.brief}</h3>
        <SafeHtml html={one.brief} />
        {one.terms && (
          <>
            <h3 className="mt-4 font-semibold">{w.terms}</h3>
            <p className="break-words whitespace-pre-line">{one.terms}</p>
          </>
        )}
      </Card>
    </Section>
  );
}
