/** Records the statements that a call sends to the database. */
import type { Database } from '#server/core/db/database.ts';

/**
 * The texts of the statements sent to the database while `work` runs, in transactions too; without `begin` and `commit`, and
 * without the lookup of the caller's session, which a process caches for a while.
 */
export async function statementsOf({ db }: Database, work: () => Promise<unknown>): Promise<string[]> {
  // Transactions have their own executors, of the same class.
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
