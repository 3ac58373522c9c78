/** From when money can be sent to a new bank account (docs/decisions/0014-bank-accounts.md). */
import { DAY_MS } from '#server/core/clock.ts';

/** An account that replaces another, or follows a password reset, waits so long. */
export const HOLD_MS = DAY_MS;
/** More are no help to anybody. */
export const ACCOUNTS_MAX = 5;

export type EarlierAccount = {
  /** True when the last transfer to it came back: the bank does not take it. */
  refused: boolean;
};

/** Held when it is a change: there was an account that worked, or the password came by mail within the day. */
export function usableFrom(now: Date, earlier: readonly EarlierAccount[], passwordSetLately: boolean): Date {
  const isChange = earlier.some(({ refused }) => !refused);
  return isChange || passwordSetLately ? new Date(now.getTime() + HOLD_MS) : now;
}
