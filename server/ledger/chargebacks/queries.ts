/** What chargebacks hold. In kobo. */
import { sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';

/** What is frozen now, by the id of the chargeback. */
export async function frozenBy(db: Read, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: string; balance: bigint }>`
    select substr(key, 19) as id, balance
    from ledger_accounts
    where key = any(${ids.map((id) => `chargeback-frozen:${id}`)}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}
