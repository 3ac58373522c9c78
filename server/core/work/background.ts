/** Background work: named chores on a schedule, run by pg-boss so that of several processes only one does each. */
import { fromPglite, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

export type Chore = {
  name: string;
  /** Cron, minutes at the finest. */
  every: string;
  /** True when it also follows every commit, so that nobody waits for the minute. */
  onWake?: boolean;
  run(): Promise<unknown>;
};

export type Background = { stop(): Promise<void> };

/**
 * Starts the schedule. An error of a chore is reported and the chore runs again at its next time. Of an older version's
 * chores none is asked for any more: nobody would do them.
 */
export async function startBackground(
  config: Config,
  database: Database,
  chores: readonly Chore[],
  report: (error: unknown) => void,
): Promise<Background> {
  const boss = database.pglite
    ? new PgBoss({ db: fromPglite(database.pglite), schema: 'pgboss' })
    : new PgBoss({ connectionString: config.databaseUrl as string, schema: 'pgboss', max: 3 });
  boss.on('error', report);
  await boss.start();
  for (const chore of chores) {
    await boss.createQueue(chore.name, { policy: 'singleton', retryLimit: 0 });
    await boss.work(chore.name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await chore.run();
      } catch (error) {
        report(error);
      }
    });
    await boss.schedule(chore.name, chore.every);
  }
  const known = new Set(chores.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) };
}
