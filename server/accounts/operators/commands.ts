/** Grants and revokes the operator role: at the command line only, never through the API. */
import type { Write } from '#server/core/db/database.ts';
import { record } from '#server/core/work/events.ts';
import { emailKey } from '../commands.ts';
import { endSessionsOf } from '../suspension/commands.ts';

export type Operator = { name: string; email: string; since: Date };

/** False when no account has that address. Repeating it changes nothing: the first date stays. */
export async function grantOperator(tx: Write, email: string, now: Date): Promise<boolean> {
  const user = await lockUser(tx, email);
  if (!user) return false;
  if (user.operator_since) return true;
  await tx.updateTable('users').set({ operator_since: now }).where('id', '=', user.id).execute();
  await write(tx, 'operator.grant', user.id, now);
  return true;
}

/** Ends every session of the person. False when no account has that address. */
export async function revokeOperator(tx: Write, email: string, now: Date): Promise<boolean> {
  const user = await lockUser(tx, email);
  if (!user) return false;
  if (!user.operator_since) return true;
  await tx.updateTable('users').set({ operator_since: null }).where('id', '=', user.id).execute();
  await endSessionsOf(tx, user.id);
  await write(tx, 'operator.revoke', user.id, now);
  return true;
}

/** The operators, in the order in which they became one. */
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

/** Records the change in the person's history. */
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
