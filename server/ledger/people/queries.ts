/** Every entry of money on the accounts of one person, oldest first, in kobo. */
import { sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';

export type PersonalEntry = {
  entry: bigint;
  word: string;
  account: string;
  job_id: string | null;
  amount_kobo: bigint;
  at: Date;
};

export async function entriesOfPerson(db: Read, userId: string): Promise<PersonalEntry[]> {
  const { rows } = await sql<PersonalEntry>`
    select e.id as entry, t.word, a.kind as account, a.job_id, e.amount as amount_kobo, t.at
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.user_id = ${userId}
    order by e.id
  `.execute(db);
  return rows;
}
