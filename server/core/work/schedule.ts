/** Scheduled tasks: items of the queue that plan their next run. Of several processes one does each. */
import { sql } from 'kysely';
import { DAY_MS } from '../clock.ts';
import type { Services } from '../http/context.ts';
import { type Handler, putWork } from './queue.ts';

export type ScheduledTask = {
  name: string;
  /** Every so many minutes, or a time of the day in UTC: `04:17`. */
  every: number | string;
  run(): Promise<unknown>;
};

/** Of a task there is one item. */
const ALWAYS = '';
const MINUTE_MS = 60_000;
/** The longest of them compares a month with the provider. */
const LEASE_MS = 10 * MINUTE_MS;

/** A task that fails is reported and runs again at its next time, however often. */
export function scheduledTaskHandlers(
  tasks: readonly ScheduledTask[],
  report: (error: unknown) => void,
): Handler[] {
  return tasks.map(({ name, every, run }) => ({
    kind: name,
    leaseMs: LEASE_MS,
    run: async (_item, { clock }) => {
      await run().catch(report);
      return async () => ({ wait: nextRun(every, clock.now()) });
    },
  }));
}

/** Plans what this version does by the clock; an older version's tasks are removed. */
export async function planScheduledTasks(
  { database, clock }: Services,
  tasks: readonly ScheduledTask[],
): Promise<void> {
  const now = clock.now();
  const names = tasks.map(({ name }) => name);
  await sql`
    delete from work_items where subject = ${ALWAYS} and kind <> all(${names}::text[])
  `.execute(database.db);
  await putWork(
    database.db,
    tasks.map(({ name, every }) => ({ kind: name, subject: ALWAYS, dueAt: nextRun(every, now) })),
  );
}

/** The next whole step of so many minutes, or the next time that it is so late. */
export function nextRun(every: number | string, now: Date): Date {
  const step = typeof every === 'number' ? every * MINUTE_MS : DAY_MS;
  const [hours = 0, minutes = 0] = typeof every === 'number' ? [] : every.split(':').map(Number);
  const past = (hours * 60 + minutes) * MINUTE_MS;
  return new Date((Math.floor((now.getTime() - past) / step) + 1) * step + past);
}
