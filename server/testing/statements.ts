/** Counts what one call asks of the database. */
import type { Database } from '#server/core/db/database.ts';

/**
 * The texts of the statements that reach the database while `work` runs, in transactions too; not `begin` and `commit`, nor
 * the look at the caller's session, which a process keeps for a while.
 */
export async function statementsOf({ db }: Database, work: () => Promise<unknown>): Promise<string[]> {
  // Transactions have executors of their own, of the same class.
  let owner = Object.getPrototypeOf(db.getExecutor());
  while (!Object.hasOwn(owner, 'executeQuery')) owner = Object.getPrototypeOf(owner);
  const original = owner.executeQuery;
  const texts: string[] = [];
  owner.executeQuery = function counting(query: { sql: string }, ...rest: unknown[]) {
    if (!/\bsessions\b/.test(query.sql)) texts.push(query.sql);
    return original.call(this, query, ...rest);
  };
  try {
    await work();
    return texts;
  } finally {
    owner.executeQuery = original;
  }
}
