/** How an order stands by its clock: deadlines, misses, a delayed hunter (decisions.md, Money 2). Pure. */
import { DELAYED_AFTER_DAYS } from '#contract/lifecycles/job.ts';
import { addDays, DAY_MS, endOfLagosDay, lagosDay } from '#server/core/clock.ts';

/** A span in which the order waited on the hunter; `until` is null while it still does. */
export type Wait = { from: Date; until: Date | null };

/** The later of the agreement's start and the funding, as a day in Africa/Lagos. */
export function clockStart(startDate: string, fundedAt: Date): string {
  const funded = lagosDay(fundedAt);
  return funded > startDate ? funded : startDate;
}

/**
 * The moment after which a milestone is missed: 23:59:59 Africa/Lagos on the start day + `dueDays`, moved on by the
 * time of all waits that began before it, as whole days (a begun one counts): a talent is never late by the other
 * side's silence.
 */
export function deadlineOf(startDay: string, dueDays: number, waits: readonly Wait[], now: Date): Date {
  let waitedMs = 0;
  let deadline = endOfLagosDay(addDays(startDay, dueDays));
  for (const wait of waits) {
    if (wait.from > deadline) break;
    waitedMs += Math.max(0, (wait.until ?? now).getTime() - wait.from.getTime());
    deadline = endOfLagosDay(addDays(startDay, dueDays + Math.ceil(waitedMs / DAY_MS)));
  }
  return deadline;
}

export type MilestoneState = 'waiting' | 'due' | 'submitted' | 'submitted-late' | 'missed';

/** `due` is a milestone whose clock runs; a waived miss counts as submitted in time when something was handed in. */
export function stateOf(
  deadline: Date,
  firstSubmittedAt: Date | null,
  waived: boolean,
  now: Date,
): MilestoneState {
  if (firstSubmittedAt) return firstSubmittedAt <= deadline || waived ? 'submitted' : 'submitted-late';
  return now > deadline && !waived ? 'missed' : 'due';
}

/** Submitted too late is missed as well: the penalty is for the day, not for the file. */
export function isMissed(state: MilestoneState): boolean {
  return state === 'missed' || state === 'submitted-late';
}

/** True when any submission of the work waited more than 7 days for an accept or decline. */
export function isDelayed(waits: readonly Wait[], now: Date): boolean {
  return waits.some((wait) => {
    const until = wait.until ?? now;
    return until.getTime() - wait.from.getTime() > DELAYED_AFTER_DAYS * DAY_MS;
  });
}

/** The waits of an order from its history: each submission of the work until its answer. */
export function waitsOf(history: readonly { name: string; at: Date }[]): Wait[] {
  const waits: Wait[] = [];
  for (const event of history) {
    const open = waits.at(-1);
    if (event.name === 'job.submit') waits.push({ from: event.at, until: null });
    else if (open && !open.until) open.until = event.at;
  }
  return waits;
}
