/** The status of a milestone: its state as a chip, its deadline with a countdown, and what a miss takes off. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { Countdown } from '#web/ui/pieces/moments.tsx';

export type Milestone = OrderRow['milestones'][number];

const STATES: Record<Milestone['state'], { label: string; tone: Tone }> = {
  waiting: { label: words.orders.milestones.notStarted, tone: 'quiet' },
  due: { label: words.orders.milestones.due, tone: 'active' },
  submitted: { label: words.common.fixed.submitted, tone: 'good' },
  'submitted-late': { label: words.orders.milestones.submittedLate, tone: 'bad' },
  missed: { label: words.orders.milestones.missed, tone: 'bad' },
};
const ORDINALS = [
  words.common.milestones.first,
  words.common.milestones.second,
  words.common.milestones.third,
  words.common.milestones.fourth,
];

/** `ended` is an order that was accepted or cancelled: nothing runs any more. */
type Props = { milestone: Milestone; ended?: boolean };

export function MilestoneBadge({ milestone, ended = false }: Props) {
  if (milestone.waived && milestone.state === 'due')
    return <Badge tone="good">{words.orders.milestones.waived}</Badge>;
  if (ended && milestone.state === 'due') return <Badge>{words.orders.milestones.notSubmitted}</Badge>;
  const { label, tone } = STATES[milestone.state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** `First milestone`. */
export function ordinalOf(milestone: Milestone): string {
  return words.common.milestones.numbered(ORDINALS[milestone.position - 1] ?? milestone.position);
}

/** True while something can still be handed in for it. */
export function isOpen(milestone: Milestone): boolean {
  return milestone.state === 'due' || milestone.state === 'missed';
}

/** How many were handed in: `1 of 3`. */
export function submittedOf({ milestones }: Pick<OrderRow, 'milestones'>): string {
  const submitted = milestones.filter((milestone) => milestone.submissions.length > 0);
  return words.common.amounts.of(submitted.length, milestones.length);
}

/** True while the order waits on somebody else, so that the talent's deadlines move on with the time. */
export function standsStill({ status, extension }: Pick<OrderRow, 'status' | 'extension'>): boolean {
  return status === 'submitted' || status === 'disputed' || extension?.state === 'open';
}

/** `Due Nov 24, 2026 11:59 PM, 3 days 4 hours left`; `still` while the deadline is paused. */
export function MilestoneDeadline({ milestone, ended = false, still = false }: Props & { still?: boolean }) {
  const { due_at: dueAt, state } = milestone;
  if (!dueAt) return <>{words.common.milestones.dueAfterStart(words.common.counted.days(milestone.due))}</>;
  return (
    <>
      {words.common.milestones.due} {showMoment(dueAt)}
      {milestone.extended > 0 &&
        words.orders.milestones.granted(words.common.counted.days(milestone.extended))}
      {state === 'due' && !milestone.waived && !ended && (
        <>
          {', '}
          <strong className="font-semibold text-ink">
            {still ? (
              words.orders.milestones.paused
            ) : (
              <Countdown until={dueAt} over={words.orders.milestones.timeUp} />
            )}
          </strong>
        </>
      )}
    </>
  );
}

/** What a miss costs, or has cost. */
export function MilestonePenalty({ milestone, price, ended = false }: Props & { price: number }) {
  const amount = words.orders.milestones.ofPrice(
    showNaira(penaltyOf(price, milestone.penalty)),
    milestone.penalty,
  );
  if (milestone.state === 'missed' || milestone.state === 'submitted-late') {
    return <span className="font-semibold text-brick">{words.orders.milestones.penalty(amount)}</span>;
  }
  if (milestone.waived) return <>{words.orders.milestones.noPenaltyWaived}</>;
  if (milestone.state === 'submitted') return <>{words.orders.milestones.noPenaltyInTime}</>;
  return <>{ended ? words.orders.milestones.noPenalty : words.orders.milestones.penaltyIfMissed(amount)}</>;
}
