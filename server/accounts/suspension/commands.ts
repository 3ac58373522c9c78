/** Locks people out of their accounts and lets them in again; for the operator's console. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { endStreams } from '#server/core/live/live.ts';
import { record } from '#server/core/work/events.ts';

/** Who decided, and when. */
export type Decision = { operatorId: string; reason: string; at: Date };
export type AccountState = { id: string; name: string; email: string; disabled_at: Date | null };

/** The account, locked; null also for one that its owner deleted. */
export async function lockAccountState(tx: Write, userId: string): Promise<AccountState | null> {
  const { rows } = await sql<AccountState>`
    select id, name, email, disabled_at from users where id = ${userId} and deleted_at is null for no key update
  `.execute(tx);
  return rows[0] ?? null;
}

/** The person's sessions end; nobody can sign in to the account until `restoreAccount`. */
export async function suspendAccount(tx: Write, userId: string, by: Decision): Promise<void> {
  await tx.updateTable('users').set({ disabled_at: by.at }).where('id', '=', userId).execute();
  await endSessionsOf(tx, userId);
  await note(tx, 'account.suspend', userId, by);
}

export async function restoreAccount(tx: Write, userId: string, by: Decision): Promise<void> {
  await tx.updateTable('users').set({ disabled_at: null }).where('id', '=', userId).execute();
  await note(tx, 'account.restore', userId, by);
}

/** Signs a person out everywhere; returns how many sessions there were. */
export async function endSessionsOf(tx: Write, userId: string): Promise<number> {
  const ended = await tx.deleteFrom('sessions').where('user_id', '=', userId).returning('user_id').execute();
  await endStreams(tx, userId);
  return ended.length;
}

/** The change is kept in the history of the person. */
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
