/** Suspends and restores accounts for the operators' console, and erases an account for good. */
import { sql } from 'kysely';
import { words as english } from '#contract/words/en.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Actor } from '#server/core/http/context.ts';
import { unauthenticated } from '#server/core/http/refusal.ts';
import { endStreams } from '#server/core/live/live.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { record } from '#server/core/work/events.ts';
import { guessKey } from '../second-factor/codes/commands.ts';
import { dropFactor } from '../second-factor/removal/commands.ts';

/** Who decided, and when. */
export type Decision = { operatorId: string; reason: string; at: Date };
export type AccountState = { id: string; name: string; email: string; disabled_at: Date | null };

/** Locks and returns the account; null when there is none or its owner deleted it. */
export async function lockAccountState(tx: Write, userId: string): Promise<AccountState | null> {
  const { rows } = await sql<AccountState>`
    select id, name, email, disabled_at from users where id = ${userId} and deleted_at is null for no key update
  `.execute(tx);
  return rows[0] ?? null;
}

/** Ends the person's sessions and blocks sign-in until `restoreAccount`. */
export async function suspendAccount(tx: Write, userId: string, by: Decision): Promise<void> {
  await tx.updateTable('users').set({ disabled_at: by.at }).where('id', '=', userId).execute();
  await endSessionsOf(tx, userId);
  await note(tx, 'account.suspend', userId, by);
}

export async function restoreAccount(tx: Write, userId: string, by: Decision): Promise<void> {
  await tx.updateTable('users').set({ disabled_at: null }).where('id', '=', userId).execute();
  await note(tx, 'account.restore', userId, by);
}

/** Signs a person out everywhere; returns the number of sessions ended. */
export async function endSessionsOf(tx: Write, userId: string): Promise<number> {
  const ended = await tx.deleteFrom('sessions').where('user_id', '=', userId).returning('user_id').execute();
  await endStreams(tx, userId);
  return ended.length;
}

/** Records the change in the person's history. */
async function note(
  tx: Write,
  name: 'account.suspend' | 'account.restore',
  userId: string,
  by: Decision,
): Promise<void> {
  await record(tx, {
    name,
    about: { kind: 'user', id: userId },
    actor: { kind: 'operator', id: by.operatorId },
    facts: { reason: by.reason },
    at: by.at,
  });
}

/** Erases the account. `deadHash` is the hash of a password that nobody knows. The address is free to be registered again. */
export async function eraseAccount(tx: Write, userId: string, deadHash: string, now: Date): Promise<void> {
  const { rows } = await sql<{ email_key: string }>`
    select email_key from users where id = ${userId} for update
  `.execute(tx);
  const gone = `${userId}@deleted.invalid`;
  await tx
    .updateTable('users')
    .set({
      name: english.accounts.erased.person,
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
  await dropFactor(tx, userId);
  const key = rows[0]?.email_key ?? '';
  await tx
    .deleteFrom('login_guesses')
    .where('email_hash', 'in', [sha256(key), sha256(guessKey(key))])
    .execute();
}

/** Locks the account; 401 when the caller's session has ended meanwhile, for example by a password reset. */
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
