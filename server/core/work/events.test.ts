/** The events about a thing: all of them, and of very many the newest. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hunter } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { listEvents } from './events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('of more than 500 events about one thing, the newest are listed, oldest first', async () => {
  const { id } = await hunter(app, 'Ngozi');
  const { rows } = await sql<{ id: bigint }>`
    insert into events (name, about_kind, about_id, actor_kind, facts, at)
    select 'job.remind', 'job', ${id}::uuid, 'clock', '{"title": "", "days": 3}', now() from generate_series(1, 503)
    returning id
  `.execute(app.database.db);
  const events = await listEvents(app.database.db, 'job', id);
  expect(events.map((event) => event.id)).toEqual(rows.map((row) => row.id).slice(3));
});
