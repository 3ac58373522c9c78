/** The work queue in tests: what waits in it, and a way to deliver events again. */
import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** Delivers all events to their effects again. */
export async function redeliverEvents(app: TestApp): Promise<void> {
  await sql`
    insert into work_items (kind, subject, created_at, due_at) select 'event', id::text, at, at from events
  `.execute(app.database.db);
  await app.workOff();
}

/** The unfinished work items, without scheduled tasks. */
export function waitingWork(app: TestApp) {
  return app.database.db
    .selectFrom('work_items')
    .selectAll()
    .where('subject', '<>', '')
    .orderBy('id')
    .execute();
}
