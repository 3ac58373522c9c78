/** Removes the bank accounts of a person that were never paid to; those of a transfer stay with it, as the law wants. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';

export async function eraseBankAccounts(tx: Write, userId: string, now: Date): Promise<void> {
  const unpaid = sql`
    select r.id from recipients r
    where r.user_id = ${userId} and not exists (select from payouts p where p.recipient_id = r.id)
  `;
  await sql`
    delete from bank_accounts where user_id = ${userId} and recipient_id in (${unpaid})
  `.execute(tx);
  await sql`delete from recipients where id in (${unpaid})`.execute(tx);
  await sql`
    update bank_accounts set removed_at = ${now} where user_id = ${userId} and removed_at is null
  `.execute(tx);
}
