/** What the clock does: acts that happen by themselves after some days in which nobody acted. */
import { type RawBuilder, sql } from 'kysely';
import type { TimedName } from '#contract/acts/all.ts';
import type { Write } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import type { ActedBy } from './acts.ts';

export const CLOCK: ActedBy = { kind: 'clock', id: null };

/** The column with the time at which an act is due, and how it is performed then. */
export type Timer = {
  act: TimedName;
  table: string;
  /** The column with the moment. */
  due: string;
  /** True of the rows that still wait. */
  waits: RawBuilder<boolean>;
  /** Does it to this row, unless somebody acted meanwhile. */
  run: (tx: Write, id: string, now: Date) => Promise<void>;
};

const BATCH = 100;

/** Does what is due; one that fails does not keep the others. Returns how many were due. */
export async function runTimers(services: Services, timers: readonly Timer[]): Promise<number> {
  const now = services.clock.now();
  const { db } = services.database;
  const errors: unknown[] = [];
  let count = 0;
  for (const timer of timers) {
    const due = sql.ref(timer.due);
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(timer.table)} where ${timer.waits} and ${due} <= ${now} order by ${due} limit ${BATCH}
    `.execute(db);
    count += rows.length;
    for (const { id } of rows) {
      const done = db.transaction().execute((tx) => timer.run(tx, id, now));
      await done.catch((error: unknown) => errors.push(error));
    }
  }
  if (count > 0) services.wake();
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} acts of the clock failed`);
  return count;
}
