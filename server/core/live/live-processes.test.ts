/** Live updates across two apps over one database (on PostgreSQL: connections of their own), and after a lost connection. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { messages } from '#contract/messages/messages.ts';
import { type App, buildApp } from '#server/app.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { readLive } from '#server/testing/live.ts';

let app: TestApp;
let second: App;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  const { config, database, services } = app;
  second = await buildApp({ config: { ...config, ...app.services.config }, database, clock: services.clock });
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  await second.close();
  await app.close();
});

function say(message: string) {
  return ngozi.ok(messages.send, { body: { recipient_id: tunde.id, message } });
}

test('what is written in one is on the screen that the other serves, short or long, in order', async () => {
  const theirs = await readLive(second, tunde.token);
  const texts = ['Hello', 'ọ́'.repeat(2500), 'The end'];
  for (const text of texts) await say(text);
  for (const text of texts) expect((await theirs.named('message')).message.message).toBe(text);
  theirs.close();
});

test('a lost connection is made again, and every screen looks again', async () => {
  const theirs = await readLive(second, tunde.token);
  await theirs.named('hello');
  const { db, kind } = app.database;
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'adire-live' and datname = current_database()
  `.execute(db);
  if (kind === 'postgres') await theirs.named('hello');
  await say('Back again');
  expect((await theirs.named('message')).message.message).toBe('Back again');
  theirs.close();
});

test('a logout in one ends the stream of the other', async () => {
  const reading = await readLive(second, ngozi.token);
  await reading.named('hello');
  await ngozi.ok(accounts.logout);
  expect((await reading.end()).at(-1)).toEqual({ name: 'bye' });
});
