/** /operator/findings: where our books and Paystack's differ, and how each difference was resolved. */
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type comparison,
  comparisonSpans,
  type findingLine,
  operatorFindings,
} from '#contract/operator/findings.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showMoment, showNumber } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Action, Note, OwnAffair } from './parts/action.tsx';
import { ListScreen } from './parts/list.tsx';
import { PlaceLink, Reference, readable, Status } from './parts/tables.tsx';

const action = words.operator.action;
const label = words.operator.label;
const w = words.operator.reconciliation;

type Finding = z.output<typeof findingLine>;
type Comparison = z.output<typeof comparison>;
export type FindingsSearch = { state?: 'ended' };
type Props = { search: FindingsSearch; onSearch: (search: FindingsSearch) => void };

export function ReconciliationScreen(props: Props) {
  return (
    <ListScreen
      {...w}
      {...props}
      endpoint={operatorFindings.list}
      query={props.search}
      of={(reply) => reply.findings}
      empty={props.search.state ? w.noneEnded : w.noneOpen}
      rows={(findings) => (
        <ul className="grid gap-4">
          {findings.map((finding) => (
            <FindingCard key={finding.id} finding={finding} />
          ))}
        </ul>
      )}
      actions={
        <Action
          label={w.compare}
          title={w.compareTitle}
          text={w.compareText}
          confirm={w.compareConfirm}
          endpoint={operatorFindings.compare}
          input={({ reason }) => ({ body: { span: 'month' as const, reason } })}
          done={({ open, repaired }) => w.compareDone(open, repaired)}
        />
      }
      above={<Comparisons />}
      filters={[
        {
          name: 'state',
          by: 'choice',
          label: w.filter,
          options: [
            ['open', label.open],
            ['ended', label.ended],
          ],
        },
      ]}
    />
  );
}

/** As high as the loaded card, so that nothing below moves. */
const RUN = 'min-h-36 rounded sm:min-h-27';

function Comparisons() {
  const query = useQuery(callOptions(operatorFindings.comparisons));
  const waiting = (
    <div className="grid gap-3 sm:grid-cols-2">
      {comparisonSpans.map((span) => (
        <Skeleton key={span} className={RUN} />
      ))}
    </div>
  );
  return (
    <div className="mb-5">
      <QueryView query={query} errorTitle={w.runsFailed} waiting={waiting}>
        {({ comparisons }) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {comparisonSpans.map((span) => (
              <Run key={span} span={span} run={comparisons.find((one) => one.span === span)} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function Run({ span, run }: { span: Comparison['span']; run: Comparison | undefined }) {
  return (
    <li className={cx('card grid content-start gap-1 p-4', RUN)}>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{w.spans[span]}</span>
        {run && <Status of="comparison" is={stateOf(run)} />}
      </p>
      <p className="text-soft">
        {run ? w.run(showNumber(run.compared), showNumber(run.found), showNumber(run.repaired)) : w.noRun}
      </p>
      {run && <p className="text-sm text-soft">{showMoment(run.ended_at ?? run.until)}</p>}
    </li>
  );
}

function stateOf({ ended_at, complete, found, repaired }: Comparison) {
  if (ended_at === null) return 'unfinished';
  if (!complete) return 'incomplete';
  return found > repaired ? 'differs' : 'agrees';
}

function FindingCard({ finding }: { finding: Finding }) {
  const { subject, ending, amount, about, proposal, settled_by, ended_at } = finding;
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg leading-7">{w.finding(w.subjects[subject], w.differences[finding.class])}</h2>
        <span className="flex flex-wrap gap-2">
          {!ending && finding.needs_two && <Badge tone="warn">{action.needsTwo}</Badge>}
          <Status of="finding" is={ending ?? 'open'} />
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Side name={w.ours} text={ownStatusOf(finding)} />
        <Side name={w.theirs} text={finding.theirs ?? w.nothing} />
        <Side name={w.stake} text={amount === null ? '–' : showNaira(amount)} />
      </dl>
      <p className="text-soft">
        {w.references[subject]} <Reference text={finding.reference} />
        {about && ', '}
        {about && <PlaceLink to={about.kind} id={about.id} />}
      </p>
      <p className="text-sm text-soft">
        {w.seen(showMoment(finding.first_seen_at), showMoment(finding.last_seen_at))}{' '}
        {ended_at && w.endedAt(showMoment(ended_at))}
      </p>
      {settled_by && <p className="break-words">{w.resolvedBy(settled_by.name, finding.reason ?? '')}</p>}
      {proposal && <Note text={proposed(proposal)} />}
      <OwnAffair of={finding} />
      {finding.can.includes('settle') && (
        <Action
          label={w.resolve}
          className="justify-self-start"
          title={w.resolveTitle}
          text={w.resolveText}
          endpoint={operatorFindings.settle}
          input={(body) => ({ params: { id: finding.id }, body })}
          done={w.resolveDone}
        />
      )}
    </li>
  );
}

function proposed({ own, by, reason }: NonNullable<Finding['proposal']>): string {
  return own ? w.ownProposal(reason) : w.proposal(by.name, reason);
}

/** Our own statuses in words; Paystack's are shown unchanged. */
function ownStatusOf({ subject, ours }: Finding): string {
  if (ours === null) return w.nothing;
  return subject === 'balance' || subject === 'event' ? ours : readable(subject, ours);
}

function Side({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{text}</dd>
    </div>
  );
}
