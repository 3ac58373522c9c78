/** A request for more time, as orders show it. */
import * as z from 'zod/mini';
import { extensionStatuses } from '../acts/statuses.ts';
import { id, timestamp } from '../core/common.ts';
import { addDays } from '../core/days.ts';

/**
 * A request for more time. `withdrawn`: the talent took it back. `lapsed`: no answer within 48 hours. `dropped`: the work
 * was submitted, or the order disputed or cancelled, before it was answered.
 */
export const extension = z.object({
  id,
  days: z.int(),
  reason: z.string(),
  requested_at: timestamp,
  /** When it lapses without an answer. */
  lapses_at: timestamp,
  state: z.enum(extensionStatuses),
  answered_at: z.nullable(timestamp),
  /** The hunter's comment; may be empty. */
  answer: z.string(),
});
export type Extension = z.infer<typeof extension>;

/** True for a milestone that moves when more time is granted. */
export function isStillDue({ state, waived }: { state: string; waived: boolean }): boolean {
  return state === 'due' && !waived;
}

/**
 * The end date once `days` more are granted (rule 2.8). Dates are days in Lagos, `2026-11-30`; `dueDays` those of the
 * milestones still due, which waiting may have moved past the end date: an order never ends before its milestones.
 */
export function endIfGranted(endDate: string, dueDays: readonly string[], days: number): string {
  const last = [endDate, ...dueDays].toSorted().at(-1) ?? endDate;
  return addDays(last, days);
}
