/** Logout: revokes the token on the server, then deletes everything from this browser. */
import { accounts } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/site/paths.ts';
import { call } from './api.ts';
import { forgetSeen } from './offline/seen-mark.ts';
import { forgetQueuedWrites } from './outbox-store.ts';
import { pause } from './pause.ts';
import { pushPersonId } from './push/push-mark.ts';
import { forgetEverything, getSession } from './session.ts';

/** Ends the session. Goes on even when the server cannot be reached: the token then ends by itself. */
export async function logout(): Promise<void> {
  await forgetPerson();
  try {
    await call(accounts.logout, { signal: AbortSignal.timeout(WAIT_MS) });
  } catch {
    // The person asked to leave: what this browser holds goes in any case.
  }
  forgetEverything(paths.front);
}

/** After an account deletion: there is no session left to end. The front page confirms the deletion. */
export async function leaveDeleted(): Promise<void> {
  await forgetPerson();
  forgetEverything('/#deleted');
}

/** Deletes the person's data outside of local and session storage. */
async function forgetPerson(): Promise<void> {
  const personId = getSession().person?.user.id;
  if (personId) await forgetQueuedWrites(personId).catch(() => undefined);
  await soon(forgetSeen);
  if (pushPersonId()) await soon(async () => (await import('./push/push.ts')).forgetPush());
}

const WAIT_MS = 4000;

/** Waits for a task that may fail, but not forever. */
async function soon(task: () => Promise<unknown>): Promise<void> {
  await Promise.race([task().catch(() => undefined), pause(WAIT_MS)]);
}
