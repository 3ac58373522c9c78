/** Live updates across two apps over one database (on PostgreSQL: connections of their own), the second one's clock ahead, and after a lost connection. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { messages } from '#contract/messages/messages.ts';
import { type App, buildApp } from '#server/app.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { readLive } from '#server/testing/live.ts';
import { CONNECTIONS } from '../http/connections.ts';

let app: TestApp;
let second: App;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp({}, { connections: { live: { ...CONNECTIONS.live, goneMs: 10 } } });
  const { database, services } = app;
  const ahead = { now: () => new Date(services.clock.now().getTime() + 1_000) };
  second = await buildApp({ config: services.config, database, clock: ahead });
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

test('whoever leaves one is gone for the other, but not while they have a screen there', async () => {
  const [nneka, yemi] = [await hunter(app, 'Nneka'), await talent(app, 'Yemi')];
  await nneka.ok(messages.send, { body: { recipient_id: yemi.id, message: 'Are you here?' } });
  const own = await readLive(app, nneka.token);
  const isOnline = async () => (await own.named('presence')).online;
  const read = (process: App) =>
    call(process, nneka.token, messages.conversation, { params: { id: yemi.id } });
  const shown = async () =>
    (await Promise.all([read(app), read(second)])).map(({ body }) => body.standing.person.online);
  const there = await readLive(second, yemi.token);
  expect(await isOnline()).toBe(true);
  const here = await readLive(app, yemi.token);
  expect(await isOnline()).toBe(true);
  there.close();
  expect([await isOnline(), await isOnline()]).toEqual([false, true]);
  expect(await shown()).toEqual([true, true]);
  here.close();
  expect(await isOnline()).toBe(false);
  expect(await shown()).toEqual([false, false]);
  own.close();
});

test('a logout in one ends the stream of the other', async () => {
  const reading = await readLive(second, ngozi.token);
  await reading.named('hello');
  await ngozi.ok(accounts.logout);
  expect((await reading.end()).at(-1)).toEqual({ name: 'bye' });
});
