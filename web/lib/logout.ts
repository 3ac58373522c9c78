/** Leaving: the token is ended on the server, then this browser forgets everything. */
import { accounts } from '#contract/accounts.ts';
import { call } from './api.ts';
import { forgetParcels } from './outbox-store.ts';
import { forgetEverything, getSession } from './session.ts';

/** Ends the session. Goes on even when the server can not be reached: the token then ends by itself. */
export async function logout(): Promise<void> {
  const personId = getSession().person?.user.id;
  if (personId) await forgetParcels(personId).catch(() => undefined);
  try {
    await call(accounts.logout, { signal: AbortSignal.timeout(4000) });
  } catch {
    // The person asked to leave: what this browser holds goes in any case.
  }
  forgetEverything('/');
}
