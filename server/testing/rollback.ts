/** Runs changes that are rolled back, for tests that break the ledger to see what notices. */
import type { Write } from '#server/core/db/database.ts';
import type { TestApp } from './app.ts';

class RolledBack extends Error {}

/** Runs `work` in a transaction that is always rolled back; returns its result. */
export async function withRollback<T>({ database }: TestApp, work: (tx: Write) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await database.db
    .transaction()
    .execute(async (tx) => {
      result = await work(tx);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return result as T;
}
