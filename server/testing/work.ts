/** The queue of a test: what waits in it, and events that are heard once more. */
import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** Everybody who hears events hears all of them again. */
export async function hearAgain(app: TestApp): Promise<void> {
  await sql`
    insert into work_items (kind, subject, created_at, due_at) select 'event', id::text, at, at from events
  `.execute(app.database.db);
  await app.workOff();
}

/** What is not done, except the scheduled tasks. */
export function waitingWork(app: TestApp) {
  return app.database.db
    .selectFrom('work_items')
    .selectAll()
    .where('subject', '<>', '')
    .orderBy('id')
    .execute();
}
