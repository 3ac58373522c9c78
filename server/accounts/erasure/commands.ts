/** Takes the person out of the account: a number stays, which nobody can sign in to. */

import { sql } from 'kysely';
import { words } from '#contract/words/en.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Actor } from '#server/core/http/context.ts';
import { unauthenticated } from '#server/core/http/refusal.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { endSessionsOf } from '../suspension/commands.ts';

/** `deadHash` is of a password that nobody knows. The address is free again: somebody may register with it. */
export async function eraseAccount(tx: Write, userId: string, deadHash: string, now: Date): Promise<void> {
  const { rows } = await sql<{ email_key: string }>`
    select email_key from users where id = ${userId} for update
  `.execute(tx);
  const gone = `${userId}@deleted.invalid`;
  await tx
    .updateTable('users')
    .set({
      name: words.accounts.erased.person,
      email: gone,
      email_key: gone,
      password_hash: deadHash,
      disabled_at: now,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await endSessionsOf(tx, userId);
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('presence').where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('login_guesses')
    .where('email_hash', '=', sha256(rows[0]?.email_key ?? ''))
    .execute();
}

/** Locks the account; 401 when the caller's session has ended meanwhile, as a new password ends all of them. */
export async function lockAccount(
  tx: Write,
  { userId, tokenHash }: Pick<Actor, 'userId' | 'tokenHash'>,
): Promise<void> {
  const { rows } = await sql`
    select from users u
    where u.id = ${userId} and u.disabled_at is null
      and exists (select from sessions s where s.token_hash = ${tokenHash} and s.user_id = u.id)
    for update
  `.execute(tx);
  if (rows.length === 0) throw unauthenticated();
}
