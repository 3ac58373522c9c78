/** /operator/findings: where our book and the provider's do not say the same, and what became of it. */
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type comparison, operatorFindings } from '#contract/operator/findings.ts';
import { cx } from '#web/lib/cx.ts';
import { count, showMoment } from '#web/lib/dates.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { Act } from './act.tsx';
import { Choices } from './choices.tsx';
import { FindingCard } from './finding-card.tsx';
import { ListFrame } from './list-frame.tsx';

type FindingsState = 'open' | 'ended';
type Comparison = z.output<typeof comparison>;
type Props = { state: FindingsState; onState: (state: FindingsState) => void };

const EMPTY: Record<FindingsState, string> = {
  open: 'Both books say the same. Good.',
  ended: 'No finding has ended yet.',
};

export function FindingsScreen({ state, onState }: Props) {
  const pages = useCallPages(operatorFindings.list, { query: { state } }, (reply) => ({
    items: reply.findings,
    next: reply.next,
  }));
  return (
    <>
      <PageHeader
        title="Findings"
        text="Our book is compared with the provider’s every quarter of an hour, and over a month every night. What asking again does not put right stands here."
        actions={<CompareNow />}
      />
      <Comparisons />
      <div className="mb-5">
        <Choices
          label="Which findings"
          value={state}
          choices={[
            { value: 'open', label: 'Open' },
            { value: 'ended', label: 'Ended' },
          ]}
          onChoose={onState}
        />
      </div>
      <ListFrame pages={pages} errorTitle="Findings could not be loaded" empty={EMPTY[state]}>
        {(findings) => (
          <ul className="grid gap-4">
            {findings.map((finding) => (
              <FindingCard key={finding.id} finding={finding} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
}

/** The month takes as long as the provider's lists are. */
function CompareNow() {
  const compare = useMutationCall(operatorFindings.compare);
  const act = async (reason: string) => {
    const { open, repaired } = await compare.mutateAsync({ body: { span: 'month', reason } });
    notify.info(`${count(open, 'finding')} open, ${repaired} put right.`, 'long');
  };
  return (
    <Act
      label="Compare now"
      confirm="Compare"
      title="Compare both books"
      text="The last month is asked for, and what asking again puts right is put right. What happened in the last five minutes is left out."
      act={act}
      done={null}
    />
  );
}

const SPANS: Record<Comparison['span'], string> = { recent: 'The last day', month: 'The last month' };

/** As high as what is coming, so that nothing below is pushed. */
const RUN = 'min-h-36 rounded-card sm:min-h-27';

function Comparisons() {
  const query = useQuery(callOptions(operatorFindings.comparisons));
  const spans = Object.keys(SPANS) as Comparison['span'][];
  return (
    <div className="mb-5">
      <QueryView
        query={query}
        errorTitle="The comparisons could not be loaded"
        waiting={
          <div className="grid gap-3 sm:grid-cols-2">
            {spans.map((span) => (
              <Skeleton key={span} className={RUN} />
            ))}
          </div>
        }
      >
        {({ comparisons }) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {spans.map((span) => (
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
    <li className={cx('grid content-start gap-1 border border-line bg-card p-4', RUN)}>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{SPANS[span]}</span>
        {run && <RunState run={run} />}
      </p>
      <p className="text-soft">
        {run
          ? `${count(run.compared, 'row')} compared, ${run.found} differed, ${run.repaired} put right.`
          : 'Not compared yet.'}
      </p>
      {run && <p className="text-sm text-soft">{showMoment(run.ended_at ?? run.until)}</p>}
    </li>
  );
}

function RunState({ run: { ended_at, complete, found, repaired } }: { run: Comparison }) {
  if (ended_at === null) return <Badge tone="warn">Not ended</Badge>;
  if (!complete) return <Badge tone="warn">Not whole</Badge>;
  return found > repaired ? <Badge tone="bad">Differs</Badge> : <Badge tone="good">Agrees</Badge>;
}
