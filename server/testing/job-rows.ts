/** The stored row of a job, and its events. */
import { listEvents } from '#server/core/work/events.ts';
import type { TestApp } from './app.ts';

export function storedJob({ database }: TestApp, id: string) {
  return database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The events of a job, oldest first. */
export function jobEvents({ database }: TestApp, id: string) {
  return listEvents(database.db, 'job', id);
}

export async function eventNames(app: TestApp, id: string): Promise<string[]> {
  return (await jobEvents(app, id)).map(({ name }) => name);
}
