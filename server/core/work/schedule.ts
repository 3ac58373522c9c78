/** Work triggered by time: scheduled tasks, each run by one process, and timed acts, which happen when nobody acted for some days. */
import { type RawBuilder, sql } from 'kysely';
import type { TimedName } from '#contract/acts/all.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Write } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import type { ActedBy } from './acts.ts';
import { type Handler, putWork } from './queue.ts';

export type ScheduledTask = {
  name: string;
  /** Interval in minutes, or a time of day in UTC such as `04:17`. */
  every: number | string;
  run(): Promise<unknown>;
};

/** Subject of the single item of each task, for all its runs. */
export const TASK_SUBJECT = '';
const MINUTE_MS = 60_000;
/** Long enough for the longest task, which compares a month with the provider. */
const LEASE_MS = 10 * MINUTE_MS;

/** Returns the handlers of the tasks. A failed task is reported and runs again at its next time, however often it failed. */
export function scheduledTaskHandlers(tasks: readonly ScheduledTask[]): Handler[] {
  return tasks.map(({ name, every, run }) => ({
    kind: name,
    leaseMs: LEASE_MS,
    run: async (_item, { clock, report }) => {
      await run().catch(report);
      return async () => ({ wait: nextRun(every, clock.now()) });
    },
  }));
}

/** Adds the tasks of this version to the queue and removes those of older versions. */
export async function planScheduledTasks(
  { database, clock }: Services,
  tasks: readonly ScheduledTask[],
): Promise<void> {
  const now = clock.now();
  const names = tasks.map(({ name }) => name);
  await sql`
    delete from work_items where subject = ${TASK_SUBJECT} and kind <> all(${names}::text[])
  `.execute(database.db);
  await putWork(
    database.db,
    tasks.map(({ name, every }) => ({ kind: name, subject: TASK_SUBJECT, dueAt: nextRun(every, now) })),
  );
}

/** Returns the next multiple of `every` minutes, or the next time of day `every`. */
export function nextRun(every: number | string, now: Date): Date {
  const step = typeof every === 'number' ? every * MINUTE_MS : DAY_MS;
  const [hours = 0, minutes = 0] = typeof every === 'number' ? [] : every.split(':').map(Number);
  const past = (hours * 60 + minutes) * MINUTE_MS;
  return new Date((Math.floor((now.getTime() - past) / step) + 1) * step + past);
}

export const CLOCK: ActedBy = { kind: 'clock', id: null };

/** A timed act: the column that says when it is due, and how it is performed. */
export type Timer = {
  act: TimedName;
  table: string;
  /** Column with the due time. */
  due: string;
  /** Condition for rows that still wait. */
  waits: RawBuilder<boolean>;
  /** Performs the act on this row, unless somebody acted in the meantime. */
  run: (tx: Write, id: string, now: Date) => Promise<void>;
};

const BATCH = 100;

/** Does the work for each item in turn; one that fails is reported and holds up no other. Returns how many succeeded. */
export async function eachAlone<Item>(
  { report }: Pick<Services, 'report'>,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown> | undefined,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      await work(item);
      done += 1;
    } catch (error) {
      report(error);
    }
  }
  return done;
}

/** Performs all due acts; returns how many were due. */
export async function runTimers(services: Services, timers: readonly Timer[]): Promise<number> {
  const now = services.clock.now();
  const { db } = services.database;
  let count = 0;
  for (const timer of timers) {
    const due = sql.ref(timer.due);
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(timer.table)} where ${timer.waits} and ${due} <= ${now} order by ${due} limit ${BATCH}
    `.execute(db);
    count += rows.length;
    await eachAlone(services, rows, ({ id }) => db.transaction().execute((tx) => timer.run(tx, id, now)));
  }
  if (count > 0) services.wake();
  return count;
}
