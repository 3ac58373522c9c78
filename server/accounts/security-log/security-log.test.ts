/** The security log: what is written with every sign-in and refusal, who reads it, that nothing changes it and when it is deleted. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { security } from '#contract/accounts/security.ts';

import { exportPath } from '#contract/operator/exports.ts';
import { operator } from '#contract/operator/operator.ts';
import { operatorSecurity } from '#contract/operator/security.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { call, hunter, PASSWORD, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { recordSettings } from './commands.ts';
import { deviceOf, networkOf } from './rules.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let app: TestApp;
let ops: Awaited<ReturnType<typeof consoleOf>>;
beforeAll(async () => {
  app = await testApp({ TRUSTED_PROXY: '127.0.0.1', COUNTRY_HEADER: 'X-Country', RATE_LIMITS: 'on' });
  ops = await consoleOf(app);
});
afterAll(() => app.close());

const FROM_LAGOS = { 'user-agent': CHROME, 'x-forwarded-for': '105.112.33.7', 'x-country': 'NG' };

function login(email: string, password = PASSWORD, headers: Record<string, string> = FROM_LAGOS) {
  return call(app, null, access.login, { body: { email, password }, headers });
}

async function kindsOf(one: Pick<Person, 'id'>): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('security_events')
    .select('kind')
    .where('user_id', '=', one.id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('an address and a program', () => {
  test.each([
    ['105.112.33.7', '105.112.33.0/24'],
    ['::ffff:105.112.33.7', '105.112.33.0/24'],
    ['2c0f:f5c0:12:3456:7890::1', '2c0f:f5c0:12::/48'],
    ['2c0f:f5c0::1', '2c0f:f5c0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['nowhere', null],
  ])('%s is kept as %s', (address, kept) => expect(networkOf(address)).toBe(kept));

  test.each([
    [CHROME, 'Chrome', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile Safari/604.1', 'Safari', 'iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
    ['curl/8.5.0', null, null],
  ])('%s', (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }));
});

test('sign-ins, wrong passwords and refusals by role are written with where they came from', async () => {
  const amara = await hunter(app, 'Amara');
  await login(amara.email, 'wrong-cloth-26');
  const { token } = (await login(amara.email)).body;
  expect((await call(app, token, payouts.earnings)).status).toBe(403);
  expect((await call(app, token, payouts.earnings)).status).toBe(403);
  expect((await call(app, token, operatorSecurity.list)).status).toBe(404);
  await call(app, token, accounts.logout, { headers: FROM_LAGOS });
  expect(await kindsOf(amara)).toEqual(['sign-in-failed', 'sign-in', 'refused', 'refused', 'signed-out']);
  const { events } = await amara.ok(security.activity);
  expect(events[3]).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    kind: 'sign-in',
    browser: 'Chrome',
    system: 'Android',
    country: 'Nigeria',
  });
  const [row] = await app.database.db
    .selectFrom('security_events')
    .selectAll()
    .where('user_id', '=', amara.id)
    .execute();
  expect(row).toMatchObject({ network: '105.112.33.0/24', request_id: expect.stringMatching(/-/) });
});

test('a country is believed of the proxy alone', async () => {
  const amara = await person(app, 'Amara', []);
  await login(amara.email, PASSWORD, { 'x-country': 'FR' });
  expect((await amara.ok(security.activity)).events[0]?.country).toBeNull();
});

test('what is tried on addresses without an account is written, too, and tells nobody', async () => {
  const before = await countOf('sign-in-failed');
  await login('nobody@people.example');
  expect(await countOf('sign-in-failed')).toBe(before + 1);
});

test('a sign-in to the console that fails is written', async () => {
  const before = await countOf('console-sign-in-failed');
  const amara = await person(app, 'Amara', []);
  const body = { email: amara.email, password: PASSWORD, code: '000000' };
  expect((await call(app, null, operator.signIn, { body })).status).toBe(401);
  expect(await countOf('console-sign-in-failed')).toBe(before + 1);
});

async function countOf(kind: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from security_events where kind = ${kind}
  `.execute(app.database.db);
  return rows[0]?.count ?? 0;
}

test('too many tries are written once a minute', async () => {
  const amara = await person(app, 'Amara', []);
  const headers = { 'x-forwarded-for': '105.112.34.7' };
  for (let i = 0; i < 13; i += 1) await login(amara.email, 'wrong-cloth-26', headers);
  const kinds = await kindsOf(amara);
  expect(kinds.filter((kind) => kind === 'sign-in-failed')).toHaveLength(10);
  expect(kinds.filter((kind) => kind === 'sign-in-throttled')).toHaveLength(1);
});

test('what none of our pages sends is written, once a minute for each call: odd bodies, unsigned webhooks, floods', async () => {
  const amara = await person(app, 'Amara', []);
  const headers = { authorization: `Bearer ${amara.token}`, 'content-type': 'application/json' };
  const send = (url: string, payload: string, more = {}) =>
    app.http.inject({
      ...{ method: url.endsWith('webhook') ? 'POST' : 'PUT', url, payload, headers: { ...headers, ...more } },
    });
  const odd = { password: PASSWORD, role: 'operator' };
  expect((await send('/api/account/password', JSON.stringify(odd))).statusCode).toBe(422);
  expect((await send('/api/account/password', '{"broken')).statusCode).toBe(400);
  expect((await send('/api/account/password', JSON.stringify({ password: PASSWORD }))).statusCode).toBe(422);
  const unsigned = { 'x-paystack-signature': '00', authorization: '' };
  expect((await send('/api/payment/webhook', '{"event":"charge.success"}', unsigned)).statusCode).toBe(401);
  for (let i = 0; i < 22; i += 1) await amara.call(security.changePassword, { body: {} });
  const events = await app.database.db
    .selectFrom('security_events')
    .select(['kind', 'facts', 'user_id'])
    .where('kind', 'in', ['malformed', 'forged', 'throttled'])
    .orderBy('id')
    .execute();
  const facts = { call: 'PUT /api/account/password' };
  expect(events).toEqual([
    { kind: 'malformed', facts, user_id: amara.id },
    { kind: 'forged', facts: { call: 'POST /api/payment/webhook' }, user_id: null },
    { kind: 'throttled', facts, user_id: amara.id },
  ]);
});

test('a person sees own events only, page by page', async () => {
  const [amara, tunde] = [await person(app, 'Amara', []), await talent(app, 'Tunde')];
  for (let i = 0; i < 3; i += 1) await login(amara.email);
  const first = await amara.ok(security.activity, { query: { limit: '2' } });
  expect(first.events).toHaveLength(2);
  const rest = await amara.ok(security.activity, { query: { limit: '2', after: first.next ?? '' } });
  expect(rest.events).toHaveLength(1);
  expect(rest.next).toBeNull();
  expect((await tunde.ok(security.activity)).events).toEqual([]);
});

test('operators filter by kind, person and network, and take all of it as lines of JSON', async () => {
  const amara = await person(app, 'Amara', []);
  await login(amara.email, 'wrong-cloth-26', { ...FROM_LAGOS, 'x-forwarded-for': '41.203.64.9' });
  await login(amara.email);
  const list = async (query: Record<string, string>) =>
    (await ops.ok(operatorSecurity.list, { query })).events.map(({ kind, person: who, network }) => ({
      kind,
      who: who?.id,
      network,
    }));
  const failed = { kind: 'sign-in-failed', who: amara.id, network: '41.203.64.0/24' };
  expect(await list({ q: '41.203.64.0/24' })).toEqual([failed]);
  expect(await list({ q: amara.email.toUpperCase(), kind: 'sign-in-failed' })).toEqual([failed]);
  expect((await list({ q: amara.id })).map(({ kind }) => kind)).toEqual(['sign-in', 'sign-in-failed']);
  const file = await app.http.inject({
    method: 'POST',
    url: `/api/${exportPath('security')}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ops.token}` },
    payload: { reason: 'For the auditors' },
  });
  const lines = file.body.trimEnd().split('\n');
  const events = lines.map((line) => JSON.parse(line));
  expect(events.at(-1)).toMatchObject({ kind: 'sign-in', user_id: amara.id, network: '105.112.33.0/24' });
  expect(file.headers['content-disposition']).toContain('.jsonl"');
});

test('the settings at the start are written without any secret', async () => {
  await recordSettings(app.database.db, app.services.clock.now(), app.config);
  const [line] = (await ops.ok(operatorSecurity.list, { query: { kind: 'settings' } })).events;
  expect(line?.facts).toMatchObject({ production: false, rate_limits: true, country_header: 'x-country' });
  const text = JSON.stringify(line);
  for (const secret of [app.config.signingSecret, app.config.paystack.secretKey]) {
    expect(text).not.toContain(secret);
  }
});

test('nothing changes or removes an event, but the 181st day', async () => {
  const { db } = app.database;
  for (const change of [
    sql`update security_events set kind = 'sign-in'`,
    sql`delete from security_events`,
    sql`truncate security_events`,
  ]) {
    await expect(change.execute(db)).rejects.toThrow('append-only');
  }
  const all = async () => (await db.selectFrom('security_events').select('id').execute()).length;
  const before = await all();
  app.passDays(179);
  await app.settle();
  expect(await all()).toBe(before);
  app.passDays(2);
  await app.settle();
  expect(await all()).toBe(0);
});
