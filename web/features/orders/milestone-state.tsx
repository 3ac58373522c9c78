/** How a milestone stands: its state as a chip, its deadline with a countdown, and what a miss takes off. */
import type { OrderRow } from '#contract/orders.ts';
import { count, showMoment } from '#web/lib/dates.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Countdown } from '#web/ui/moments.tsx';

export type Milestone = OrderRow['milestones'][number];

const STATES: Record<Milestone['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'Not started', tone: 'quiet' },
  due: { label: 'To be submitted', tone: 'active' },
  submitted: { label: 'Submitted', tone: 'good' },
  'submitted-late': { label: 'Submitted late', tone: 'bad' },
  missed: { label: 'Missed', tone: 'bad' },
};
const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

/** `ended` is an order that was accepted or cancelled: nothing runs any more. */
type Props = { milestone: Milestone; ended?: boolean };

export function MilestoneBadge({ milestone, ended = false }: Props) {
  if (milestone.waived && milestone.state === 'due') return <Badge tone="good">Miss waived</Badge>;
  if (ended && milestone.state === 'due') return <Badge>Not submitted</Badge>;
  const { label, tone } = STATES[milestone.state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** `First milestone`. */
export function ordinalOf(milestone: Milestone): string {
  return `${ORDINALS[milestone.position - 1] ?? milestone.position} milestone`;
}

/** True while something can still be handed in for it. */
export function isOpen(milestone: Milestone): boolean {
  return milestone.state === 'due' || milestone.state === 'missed';
}

/** How many were handed in: `1 of 3`. */
export function submittedOf({ milestones }: Pick<OrderRow, 'milestones'>): string {
  const submitted = milestones.filter((milestone) => milestone.submissions.length > 0);
  return `${submitted.length} of ${milestones.length}`;
}

/** True while the order waits on somebody else, so that the talent's deadlines move on with the time. */
export function standsStill({ status, extension }: Pick<OrderRow, 'status' | 'extension'>): boolean {
  return status === 'submitted' || status === 'disputed' || extension?.state === 'open';
}

/** `Due Nov 24, 2026 11:59 PM, 3 days 4 hours left`; `still` while the clock stands still. */
export function MilestoneDeadline({ milestone, ended = false, still = false }: Props & { still?: boolean }) {
  const { due_at: dueAt, state } = milestone;
  if (!dueAt) return <>{count(milestone.due, 'day')} from the payment into escrow</>;
  return (
    <>
      Due {showMoment(dueAt)}
      {milestone.extended > 0 && ` (${count(milestone.extended, 'day')} granted)`}
      {state === 'due' && !milestone.waived && !ended && (
        <>
          {', '}
          <strong className="font-semibold text-ink">
            {still ? 'the clock stands still' : <Countdown until={dueAt} over="the time is over" />}
          </strong>
        </>
      )}
    </>
  );
}

/** What a miss costs, or has cost. */
export function MilestonePenalty({ milestone, price, ended = false }: Props & { price: number }) {
  const amount = `${showNaira(penaltyOf(price, milestone.penalty))} (${milestone.penalty}% of the price)`;
  if (milestone.state === 'missed' || milestone.state === 'submitted-late') {
    return <span className="font-semibold text-brick">Penalty: {amount}</span>;
  }
  if (milestone.waived) return <>No penalty: the miss was waived</>;
  if (milestone.state === 'submitted') return <>No penalty: submitted in time</>;
  return <>{ended ? 'No penalty' : `Penalty if missed: ${amount}`}</>;
}
