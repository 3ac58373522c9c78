/** Counts the rows of a table. */
import { type RawBuilder, sql } from 'kysely';
import type { Read } from './database.ts';

/** Returns the number of rows; `from` is the rest of the statement, from the word `from` on. */
export async function countOf(db: Read, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}
