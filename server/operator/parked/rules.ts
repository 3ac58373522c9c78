/** What an operator may do with work that was given up. */
import type * as z from 'zod/mini';
import type { parkedItem } from '#contract/operator/parked.ts';
import { REMOVAL } from '#server/accounts/second-factor/removal/commands.ts';
import type { ParkedItem } from '#server/core/work/parked.ts';
import { TASK_SUBJECT } from '#server/core/work/schedule.ts';
import { WEBHOOKS } from '#server/payments/inbox/commands.ts';

/** Money that may be on its way, what the provider said of it, and what was promised for a moment: somebody waits for it until it is done. */
export const NEVER_CLOSED = ['payout', 'refund', ...WEBHOOKS, REMOVAL];

/** Rule 8.4. */
export function canOf({ kind, subject }: ParkedItem): z.output<typeof parkedItem>['can'] {
  return NEVER_CLOSED.includes(kind) || subject === TASK_SUBJECT ? ['retry'] : ['retry', 'close'];
}
