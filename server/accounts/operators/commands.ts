/** Who is an operator: granted and taken away at the command line only, never by a call of the API. */
import type { Write } from '#server/core/db/database.ts';
import { endStreams } from '#server/core/live/live.ts';
import { record } from '#server/core/work/events.ts';
import { emailKey } from '../commands.ts';

export type Operator = { name: string; email: string; since: Date };

/** False when no account has that address. Twice is once; who is one already stays one since then. */
export async function grantOperator(tx: Write, email: string, now: Date): Promise<boolean> {
  const user = await lockUser(tx, email);
  if (!user) return false;
  if (user.operator_since) return true;
  await tx.updateTable('users').set({ operator_since: now }).where('id', '=', user.id).execute();
  await write(tx, 'operator.grant', user.id, now);
  return true;
}

/** False when no account has that address; every session of the person ends. */
export async function revokeOperator(tx: Write, email: string, now: Date): Promise<boolean> {
  const user = await lockUser(tx, email);
  if (!user) return false;
  if (!user.operator_since) return true;
  await tx.updateTable('users').set({ operator_since: null }).where('id', '=', user.id).execute();
  await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await endStreams(tx, user.id);
  await write(tx, 'operator.revoke', user.id, now);
  return true;
}

/** The operators, the oldest first. */
export async function listOperators(tx: Write): Promise<Operator[]> {
  const rows = await tx
    .selectFrom('users')
    .select(['name', 'email', 'operator_since'])
    .where('operator_since', 'is not', null)
    .orderBy('operator_since')
    .execute();
  return rows.flatMap(({ name, email, operator_since: since }) => (since ? [{ name, email, since }] : []));
}

function lockUser(tx: Write, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'operator_since'])
    .where('email_key', '=', emailKey(email.trim()))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The change is kept in the history of the person. */
async function write(
  tx: Write,
  name: 'operator.grant' | 'operator.revoke',
  userId: string,
  at: Date,
): Promise<void> {
  await record(tx, {
    name,
    about: { kind: 'user', id: userId },
    actor: { kind: 'operator', id: null },
    facts: {},
    at,
  });
}
