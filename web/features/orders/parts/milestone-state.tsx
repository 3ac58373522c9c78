/** How a milestone stands: its state as a chip, its deadline with a countdown, and what a miss takes off. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { counted, screens } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { Countdown } from '#web/ui/pieces/moments.tsx';

export type Milestone = OrderRow['milestones'][number];

const STATES: Record<Milestone['state'], { label: string; tone: Tone }> = {
  waiting: { label: screens.orders.notStarted, tone: 'quiet' },
  due: { label: screens.orders.toBeSubmitted, tone: 'active' },
  submitted: { label: screens.common.submitted, tone: 'good' },
  'submitted-late': { label: screens.orders.submittedLate, tone: 'bad' },
  missed: { label: screens.orders.missed, tone: 'bad' },
};
const ORDINALS = [screens.common.first, screens.common.second, screens.common.third, screens.common.fourth];

/** `ended` is an order that was accepted or cancelled: nothing runs any more. */
type Props = { milestone: Milestone; ended?: boolean };

export function MilestoneBadge({ milestone, ended = false }: Props) {
  if (milestone.waived && milestone.state === 'due')
    return <Badge tone="good">{screens.orders.missWaived}</Badge>;
  if (ended && milestone.state === 'due') return <Badge>{screens.orders.notSubmitted}</Badge>;
  const { label, tone } = STATES[milestone.state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** `First milestone`. */
export function ordinalOf(milestone: Milestone): string {
  return screens.common.milestone(ORDINALS[milestone.position - 1] ?? milestone.position);
}

/** True while something can still be handed in for it. */
export function isOpen(milestone: Milestone): boolean {
  return milestone.state === 'due' || milestone.state === 'missed';
}

/** How many were handed in: `1 of 3`. */
export function submittedOf({ milestones }: Pick<OrderRow, 'milestones'>): string {
  const submitted = milestones.filter((milestone) => milestone.submissions.length > 0);
  return screens.common.ofIt(submitted.length, milestones.length);
}

/** True while the order waits on somebody else, so that the talent's deadlines move on with the time. */
export function standsStill({ status, extension }: Pick<OrderRow, 'status' | 'extension'>): boolean {
  return status === 'submitted' || status === 'disputed' || extension?.state === 'open';
}

/** `Due Nov 24, 2026 11:59 PM, 3 days 4 hours left`; `still` while the clock stands still. */
export function MilestoneDeadline({ milestone, ended = false, still = false }: Props & { still?: boolean }) {
  const { due_at: dueAt, state } = milestone;
  if (!dueAt) return <>{screens.common.afterTheStartOrThePayment(counted.days(milestone.due))}</>;
  return (
    <>
      {screens.common.due} {showMoment(dueAt)}
      {milestone.extended > 0 && screens.orders.granted(counted.days(milestone.extended))}
      {state === 'due' && !milestone.waived && !ended && (
        <>
          {', '}
          <strong className="font-semibold text-ink">
            {still ? (
              screens.orders.theClockStandsStill
            ) : (
              <Countdown until={dueAt} over={screens.orders.theTimeIsOver} />
            )}
          </strong>
        </>
      )}
    </>
  );
}

/** What a miss costs, or has cost. */
export function MilestonePenalty({ milestone, price, ended = false }: Props & { price: number }) {
  const amount = screens.orders.ofThePrice(showNaira(penaltyOf(price, milestone.penalty)), milestone.penalty);
  if (milestone.state === 'missed' || milestone.state === 'submitted-late') {
    return <span className="font-semibold text-brick">{screens.orders.penalty(amount)}</span>;
  }
  if (milestone.waived) return <>{screens.orders.noPenaltyTheMissWasWaived}</>;
  if (milestone.state === 'submitted') return <>{screens.orders.noPenaltySubmittedInTime}</>;
  return <>{ended ? screens.orders.noPenalty : screens.orders.penaltyIfMissed(amount)}</>;
}
