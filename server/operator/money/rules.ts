/** What an operator may do with money in suspense, by why it is there. Pure. */
import type * as z from 'zod/mini';
import type { suspenseLine } from '#contract/operator/money.ts';

type Line = z.output<typeof suspenseLine>;

/** In a payback it would be naira, one for one: what is not naira of our account only goes back. */
export function isOurNaira(cause: Line['cause']): boolean {
  return cause !== 'currency' && cause !== 'mode';
}

/** Nothing is given to a hunter whose account is deleted. */
export function whatMayBeDone(cause: Line['cause']): Line['can'] {
  return isOurNaira(cause) && cause !== 'account' ? ['give', 'refund'] : ['refund'];
}
