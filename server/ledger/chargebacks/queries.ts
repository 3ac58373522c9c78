/** Money that chargebacks hold frozen. In kobo. */
import { type RawBuilder, sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';
import { type Account, chargebackFrozen } from '../accounts.ts';

/** Amount frozen now, by the id of the chargeback. */
export async function frozenBy(db: Read, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: string; balance: bigint }>`
    select split_part(key, ':', 2) as id, balance
    from ledger_accounts
    where key = any(${ids.map((id) => chargebackFrozen(id, null).key)}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** SQL for other modules' columns: what chargebacks hold frozen of a job. */
export function frozenIn(jobId: RawBuilder<unknown>): RawBuilder<bigint> {
  return sql`coalesce((
    select sum(a.balance) from ledger_accounts a where a.job_id = ${jobId} and a.kind = 'chargeback-frozen'
  ), 0)::bigint`;
}

/** Amount frozen out of each of these accounts, by account key; accounts without any are left out. */
export async function frozenOfAccounts(db: Read, accounts: readonly Account[]): Promise<Map<string, bigint>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await sql<{ key: string; amount: bigint }>`
    select a.key, -sum(e.amount)::bigint as amount
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.key = any(${accounts.map(({ key }) => key)}::text[]) and t.word in ('freeze-chargeback', 'unfreeze-chargeback')
    group by a.key
    having sum(e.amount) < 0
  `.execute(db);
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}
