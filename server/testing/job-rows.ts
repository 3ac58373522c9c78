/** What is stored of a job, and what happened to it. */
import { listEvents } from '#server/core/work/events.ts';
import type { TestApp } from './app.ts';

export function storedJob({ database }: TestApp, id: string) {
  return database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The oldest first. */
export function jobEvents({ database }: TestApp, id: string) {
  return listEvents(database.db, 'job', id);
}

export async function eventNames(app: TestApp, id: string): Promise<string[]> {
  return (await jobEvents(app, id)).map(({ name }) => name);
}
