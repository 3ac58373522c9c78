/** The progress of an order over time: deadlines, misses, a delayed hunter; and how they divide its escrow. Pure. */
import type { Selectable } from 'kysely';
import type { WaitKind } from '#contract/acts/act.ts';
import {
  DELAYED_AFTER_DAYS,
  MILESTONE_ANSWER_DAYS,
  MILESTONE_CHANGES_DAYS,
  MILESTONE_DECLINES_MAX,
} from '#contract/acts/deadlines.ts';
import { EXTENSION_LAPSES_AFTER_DAYS } from '#contract/acts/extension.ts';
import type { Side } from '#contract/core/common.ts';
import { addDays, DAY_MS } from '#contract/core/days.ts';
import {
  type CancellationByHunter,
  type CancelRule,
  cancellationRule,
  type Division,
  divideAccepted,
  divideCancelledByHunter,
  divideCancelledByTalent,
  divideDecided,
  type FeePolicy,
} from '#contract/escrow/division.ts';
import { endOfLagosDay, lagosDay } from '#server/core/clock.ts';
import type { Jobs } from '#server/core/db/tables.gen.ts';

/**
 * A span in which the order waited on somebody; `until` is null while it still does. `answer` waits for an accept or
 * decline of that `round`; a dispute can interrupt one. No two of them overlap.
 */
export type Wait = {
  kind: WaitKind;
  round: number;
  from: Date;
  until: Date | null;
};

/** The later of the agreement's start and the funding, as a day in Africa/Lagos. */
export function clockStart(startDate: string, fundedAt: Date): string {
  const funded = lagosDay(fundedAt);
  return funded > startDate ? funded : startDate;
}

/**
 * When the time for a milestone ends: 23:59:59 Africa/Lagos on the start day + `dueDays`, moved on by the time of all
 * waits that began before it, rounded up to whole days: a talent is never late because of the other side's silence.
 */
export function deadlineOf(startDay: string, dueDays: number, waits: readonly Wait[], now: Date): Date {
  let waitedMs = 0;
  let deadline = endOfLagosDay(addDays(startDay, dueDays));
  for (const wait of waits) {
    if (wait.from > deadline) break;
    waitedMs += Math.max(0, endOf(wait, now) - wait.from.getTime());
    deadline = endOfLagosDay(addDays(startDay, dueDays + Math.ceil(waitedMs / DAY_MS)));
  }
  return deadline;
}

/** When the wait ends, in milliseconds since 1970. A request for more time ends after 48 hours, even when no scheduled task has run yet. */
function endOf({ kind, from, until }: Wait, now: Date): number {
  const end = Math.min((until ?? now).getTime(), now.getTime());
  return kind === 'extension' ? Math.min(end, from.getTime() + EXTENSION_LAPSES_AFTER_DAYS * DAY_MS) : end;
}

export type MilestoneState = 'waiting' | 'due' | 'submitted' | 'submitted-late' | 'missed';

/** The state of a milestone of a paid order. A waived miss counts as submitted in time once something is handed in, and as due until then. */
export function stateOf(
  deadline: Date,
  firstSubmittedAt: Date | null,
  waived: boolean,
  now: Date,
): MilestoneState {
  if (firstSubmittedAt) return firstSubmittedAt <= deadline || waived ? 'submitted' : 'submitted-late';
  return now > deadline && !waived ? 'missed' : 'due';
}

type Submitted = { created_at: Date; declined_at: Date | null };

/** The submissions of a milestone that count, oldest first: those after the last one that was sent back. */
export function countedOf<Row extends Submitted>(submissions: readonly Row[]): Row[] {
  return submissions.slice(submissions.findLastIndex((one) => one.declined_at !== null) + 1);
}

export type MilestoneAnswer = 'open' | 'not-submitted' | 'passed' | 'declined-twice';

/** Whether the hunter may ask for changes to a milestone (rule 2.13), else why not; and until when. */
export function changeRequestState(
  submissions: readonly Submitted[],
  now: Date,
): { answer: MilestoneAnswer; until: Date | null } {
  const newest = countedOf(submissions).at(-1);
  if (!newest) return { answer: 'not-submitted', until: null };
  const declines = submissions.filter((one) => one.declined_at !== null).length;
  if (declines >= MILESTONE_DECLINES_MAX) return { answer: 'declined-twice', until: null };
  const until = new Date(newest.created_at.getTime() + MILESTONE_ANSWER_DAYS * DAY_MS);
  return now < until ? { answer: 'open', until } : { answer: 'passed', until: null };
}

/**
 * The deadline of a milestone that is sent back now: `due`, the deadline in force when it was submitted at
 * `submittedAt`, plus the days that the hunter took (rounded up), and at least two days from now.
 */
export function deadlineAfterDecline(due: Date, submittedAt: Date, now: Date): Date {
  const taken = Math.ceil((now.getTime() - submittedAt.getTime()) / DAY_MS);
  const moved = endOfLagosDay(addDays(lagosDay(due), taken));
  const earliest = endOfLagosDay(addDays(lagosDay(now), MILESTONE_CHANGES_DAYS));
  return new Date(Math.max(moved.getTime(), earliest.getTime()));
}

/** Submitted too late is missed as well: the penalty is for the day, not for the file. */
export function isMissed(state: MilestoneState): boolean {
  return state === 'missed' || state === 'submitted-late';
}

/** True when any submission of the work waited more than 7 days for an accept or decline; a dispute is no such wait. */
export function isDelayed(waits: readonly Wait[], now: Date): boolean {
  const waited = new Map<number, number>();
  for (const { kind, round, from, until } of waits) {
    if (kind !== 'answer') continue;
    waited.set(round, (waited.get(round) ?? 0) + (until ?? now).getTime() - from.getTime());
  }
  return [...waited.values()].some((ms) => ms > DELAYED_AFTER_DAYS * DAY_MS);
}

type OrderRow = Pick<Selectable<Jobs>, 'price' | 'status' | 'started_at' | 'cancelled_by'>;
/** The part of an order's progress by which its escrow is divided. */
type Divided = {
  milestones: readonly { answer: MilestoneAnswer }[];
  missed: readonly { penalty_percent: number }[];
  delayed: boolean;
  policy: FeePolicy;
  charge: bigint;
  dispute: { gross: bigint | null } | null;
};

/**
 * How the escrow was divided, or would be if the work were accepted as it stands: by the decision or settlement of a
 * dispute, by a cancellation, else by acceptance.
 */
export function divisionOf(job: OrderRow, progress: Divided): Division {
  const price = job.price ?? 0n;
  const gross = progress.dispute?.gross ?? null;
  if (gross !== null) return divideDecided(price, gross, progress.policy);
  if (job.status === 'cancelled') {
    const by = job.cancelled_by === 'talent' ? 'talent' : 'hunter';
    return cancellationDivision(job, progress, by);
  }
  return acceptanceDivision(price, progress);
}

/** How the escrow is divided when the work is accepted as the order stands. */
export function acceptanceDivision(
  price: bigint,
  progress: Pick<Divided, 'missed' | 'delayed' | 'policy'>,
): Division {
  const missed = progress.missed.map((milestone) => milestone.penalty_percent);
  return divideAccepted(price, missed, progress.delayed, progress.policy);
}

/** How the escrow is divided when this side cancels as the order stands. */
export function cancellationDivision(job: OrderRow, progress: Divided, by: Side): Division {
  const price = job.price ?? 0n;
  if (by === 'talent') return divideCancelledByTalent(price);
  return divideCancelledByHunter(price, cancellationState(job, progress), progress.policy);
}

/** The rule by which `cancellationDivision` divides. */
export function cancellationRuleOf(job: OrderRow, progress: Divided, by: Side): CancelRule {
  return by === 'talent' ? 'by-talent' : cancellationRule(cancellationState(job, progress), progress.policy);
}

function cancellationState(job: OrderRow, progress: Divided): CancellationByHunter {
  return {
    started: job.started_at !== null,
    milestones: progress.milestones.length,
    passed: progress.milestones.filter((milestone) => milestone.answer !== 'not-submitted').length,
    missed: progress.missed.length,
    delayed: progress.delayed,
    charge: progress.charge,
  };
}
