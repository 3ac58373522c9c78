/** What an operator may do with work that was given up. */

import type * as z from 'zod/mini';
import type { parkedItem } from '#contract/operator/parked.ts';
import { REMOVAL } from '#server/accounts/second-factor/removal/commands.ts';

/** Money that may be on its way, and what was promised for a moment: somebody waits for it until it is done. */
export const NEVER_CLOSED = ['payout', 'refund', REMOVAL];

export function canOf(kind: string): z.output<typeof parkedItem>['can'] {
  return NEVER_CLOSED.includes(kind) ? ['retry'] : ['retry', 'close'];
}
