/** Asks for the password again before an action that a stranger with an unlocked phone must not take. */

import { sql } from 'kysely';
import { words } from '#contract/words.ts';
import type { Db } from '#server/core/db/database.ts';
import type { OutsideCtx } from '#server/core/http/context.ts';
import { invalid, Refusal, unauthenticated } from '#server/core/http/refusal.ts';
import { checkPassword } from '#server/core/security/passwords.ts';
import { emailKey } from '../commands.ts';
import { giveTryBack, rememberPlace, takeTry } from '../guesses/commands.ts';

/**
 * 401 `reauth_required` with `missing` where none was sent, 422 under `password` for a wrong one, 429 while the account
 * waits after many wrong ones: they count together with those of the login.
 */
export async function assertPassword(
  ctx: OutsideCtx,
  password: string | undefined,
  missing: string,
): Promise<void> {
  if (password === undefined) throw new Refusal(401, missing, { code: 'reauth_required' });
  const guess = { emailKey: emailKey(ctx.actor.email), address: ctx.address };
  const taken = ctx.services.config.rateLimits ? await takeTry(ctx.db, guess, ctx.now) : null;
  const user = await ctx.db
    .selectFrom('users')
    .select(['password_hash', 'deleted_at'])
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow();
  // Deleted by another call of theirs, a moment ago.
  if (user.deleted_at) throw unauthenticated();
  const good = await checkPassword(user.password_hash, password).catch(async (error) => {
    if (taken) await giveTryBack(ctx.db, taken);
    throw error;
  });
  if (!good) throw invalid('password', words.payouts.errors.passwordWrong);
  if (taken) await ctx.transact((tx) => rememberPlace(tx, guess, taken, ctx.now));
}

/** True when a code set a new password after `since`. */
export async function wasPasswordSetSince(tx: Db, userId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from password_resets where user_id = ${userId} and used_at > ${since} limit 1
  `.execute(tx);
  return rows.length > 0;
}
