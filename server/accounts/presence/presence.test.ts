/** Who is online: seen by a call, offline after five minutes or a logout, and recorded at most once a minute (rule 1.17). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { buildApp } from '#server/app.ts';
import { call, PASSWORD, type Person, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { isOnline } from '../queries.ts';
import { createPresence, markOffline } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function isSeenOnline({ id }: { id: string }): Promise<boolean> {
  await app.presenceWritten();
  const { rows } = await sql<{
    here: boolean;
  }>`select ${isOnline(sql`${id}::uuid`, app.services.clock.now())} as here`.execute(app.database.db);
  return rows[0]?.here === true;
}

async function newcomer(): Promise<Person> {
  return person(app, 'Amara', []);
}

async function seenAt({ id }: { id: string }): Promise<Date | undefined> {
  await app.presenceWritten();
  const row = await app.database.db
    .selectFrom('presence')
    .select('seen_at')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return row?.seen_at;
}

async function enterAgain({ email }: Person): Promise<string> {
  return (await call(app, null, access.login, { body: { email, password: PASSWORD } })).body.token ?? '';
}

test('a person is here from the first call on, and for five minutes', async () => {
  const amara = await newcomer();
  const other = await newcomer();
  expect(await isSeenOnline(amara)).toBe(false);
  await amara.ok(accounts.me);
  await other.call(accounts.me);
  app.passMinutes(4);
  await other.ok(accounts.me);
  expect(await isSeenOnline(amara)).toBe(true);
  app.passMinutes(1.1);
  expect(await isSeenOnline(amara)).toBe(false);
  expect(await isSeenOnline(other)).toBe(true);
});

test('a refused call notes nobody', async () => {
  const amara = await newcomer();
  await call(app, 'x'.repeat(43), accounts.me);
  expect(await seenAt(amara)).toBeUndefined();
});

test('is noted once a minute, also with two devices', async () => {
  const amara = await newcomer();
  const phone = await enterAgain(amara);
  await amara.ok(accounts.me);
  const first = await seenAt(amara);
  app.passMinutes(0.5);
  await amara.ok(accounts.me);
  await call(app, phone, accounts.me);
  expect(await seenAt(amara)).toEqual(first);
  app.passMinutes(0.6);
  await amara.ok(accounts.me);
  expect((await seenAt(amara))?.getTime()).toBeGreaterThan(first?.getTime() ?? 0);
});

test('a logout ends it at once; the next session begins it at once', async () => {
  const amara = await newcomer();
  await amara.ok(accounts.me);
  expect(await isSeenOnline(amara)).toBe(true);
  await amara.ok(accounts.logout);
  expect(await isSeenOnline(amara)).toBe(false);
  await call(app, await enterAgain(amara), accounts.me);
  expect(await isSeenOnline(amara)).toBe(true);
});

test('a call of one process and a logout of another are the same for both', async () => {
  const { config, database, services } = app;
  const second = await buildApp({ config, database, clock: services.clock, logger: false });
  const amara = await newcomer();
  await call(second, amara.token, accounts.me);
  await second.presenceWritten();
  expect(await isSeenOnline(amara)).toBe(true);
  await amara.ok(accounts.logout);
  expect(await isSeenOnline(amara)).toBe(false);
  const token = await enterAgain(amara);
  await call(second, token, accounts.me);
  await second.close();
  expect(await isSeenOnline(amara)).toBe(true);
});

test('a logout as the only call leaves nobody here, whichever is written first', async () => {
  const amara = await newcomer();
  await amara.ok(accounts.logout);
  expect(await isSeenOnline(amara)).toBe(false);

  const late = await newcomer();
  const now = app.services.clock.now();
  await app.database.db.transaction().execute((tx) => markOffline(tx, late.id, now));
  const presence = createPresence(app.database.db, (error) => expect.unreachable(String(error)));
  presence.touch({ userId: late.id, tokenHash: 'of the logout' }, now);
  await presence.written();
  expect(await isSeenOnline(late)).toBe(false);
});

test('what could not be written is reported and stops nothing', async () => {
  const reports: unknown[] = [];
  const presence = createPresence(app.database.db, (error) => reports.push(error));
  presence.touch({ userId: crypto.randomUUID(), tokenHash: 'of nobody' }, app.services.clock.now());
  await presence.written();
  expect(reports).toHaveLength(1);
});
