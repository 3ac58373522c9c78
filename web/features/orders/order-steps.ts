/** How far an order is: which of its six steps it has reached, and how its milestones are doing. */
import type { Mark } from '#contract/orders/mark.ts';
import type { OrderDetail, OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import type { Side } from '#web/lib/session.ts';
import type { Step, StepState } from '#web/ui/pieces/stepper.tsx';

const LABELS = [
  words.common.status.agreed,
  words.common.status.paidIntoEscrow,
  words.common.status.inProgress,
  words.common.fixed.submitted,
  words.orders.shared.accepted,
] as const;

/** The last step: the talent's bank has the money; the hunter's part ends with its release. */
const LAST: Record<Side, string> = {
  hunter: words.orders.steps.released,
  talent: words.orders.steps.paidOut,
};

/** The current step, from 0; 6 when all are done. For the hunter all are done once the work is accepted. */
function currentOf(order: OrderDetail, side: Side): number {
  switch (order.status) {
    case 'agreed':
      return 1;
    case 'active':
      return 2;
    case 'submitted':
      return 3;
    case 'disputed':
      return order.job_submissions[0]?.declined_at === null ? 3 : 2;
    case 'accepted':
      return side === 'hunter' || isPaidOut(order) ? 6 : 5;
    case 'cancelled':
      return wasFunded(order) ? 2 : 0;
    default:
      return 0;
  }
}

/** True when the talent's bank has the whole net pay. */
function isPaidOut({ money }: OrderDetail): boolean {
  return money.division.talent > 0 && money.talent_paid_out >= money.division.talent;
}

/** True when the price was ever held in escrow. */
export function wasFunded(order: OrderDetail): boolean {
  if (order.status === 'cancelled') return order.history.some(({ name }) => name === 'job.fund');
  return !['bidding', 'offered', 'agreed'].includes(order.status);
}

export function stepsOf(order: OrderDetail, side: Side): Step[] {
  const current = currentOf(order, side);
  return [...LABELS, LAST[side]].map((label, index) => ({
    label,
    ...stateAt(index, current, STOPS[order.status]),
  }));
}

/** The label of the step at which an order stopped. */
const STOPS: Partial<Record<OrderDetail['status'], string>> = {
  cancelled: words.common.status.cancelled,
  disputed: words.common.status.disputed,
};

function stateAt(
  index: number,
  current: number,
  stop: string | undefined,
): { state: StepState; note?: string } {
  if (index < current) return { state: 'done' };
  if (index > current) return { state: 'coming' };
  return stop ? { state: 'stopped', note: stop } : { state: 'current' };
}

/** True once the work is the hunter's: by acceptance, or by a decision that leaves the talent something (rule 2.18). */
export function isHandedOver({
  status,
  money: { division },
}: Pick<OrderDetail, 'status' | 'money'>): boolean {
  return status === 'accepted' || (division.kind === 'decision' && division.talent > 0);
}

/** Rounds of changes used, and how many the package includes; null when no number was agreed. */
export function changesOf({ gig, job_submissions }: OrderDetail): { used: number; included: number | null } {
  const used = job_submissions.filter(({ declined_at }) => declined_at).length;
  return { used, included: gig?.revisions ?? null };
}

/** True while the reader has to answer submitted work. */
export function isToAnswer({ can }: OrderDetail): boolean {
  return can.includes('accept') || can.includes('decline');
}

/** True when this order is a further round of another order. */
export function isFurtherRound({ rounds }: OrderDetail): boolean {
  return rounds[0]?.number === 1;
}

/** The further round that the reader can order now; null where there is none. */
export function orderableRound({ further_round: round }: OrderDetail): OrderDetail['further_round'] {
  return round?.can ? round : null;
}

type Remarks = readonly Pick<Mark, 'kind'>[];

/** True when all remarks are questions, which use up no round while the work waits for an answer. */
export function areQuestions(list: Remarks): boolean {
  return list.length > 0 && list.every(({ kind }) => kind === 'question');
}

/**
 * The further round to offer before an ordinary request for changes: no acceptance item was refused,
 * and the remarks are not only questions. Null if there is none.
 */
export function roundToOfferFirst(order: OrderDetail, list: Remarks = []): OrderDetail['further_round'] {
  const asksFirst =
    order.can.includes('decline') &&
    (order.acceptance.some(({ met }) => met === false) || areQuestions(list));
  return asksFirst ? null : orderableRound(order);
}

export type Milestone = OrderRow['milestones'][number];

/** True while the milestone can still be submitted. */
export function isOpen(milestone: Milestone): boolean {
  return milestone.state === 'due' || milestone.state === 'missed';
}

/** True when the hunter asked for changes and nothing was submitted since. */
export function wasSentBack(milestone: Milestone): boolean {
  return isOpen(milestone) && milestone.submissions.some((one) => one.declined_at !== null);
}

/** The next milestone to submit: `2 of 3`. */
export function nextMilestoneOf({ milestones }: Pick<OrderRow, 'milestones'>): string {
  return words.common.amounts.of(
    Math.min(submittedCount(milestones) + 1, milestones.length),
    milestones.length,
  );
}

/** Milestones submitted and no longer open for changes; 0 while the whole work is being changed. */
export function acceptedCount({ milestones, turn }: Pick<OrderRow, 'milestones' | 'turn'>): number {
  if (turn.doing === 'answer-remarks') return 0;
  return submittedCount(milestones.filter(({ changes_until }) => changes_until === null));
}

function submittedCount(milestones: OrderRow['milestones']): number {
  return milestones.filter(({ state }) => state === 'submitted' || state === 'submitted-late').length;
}
