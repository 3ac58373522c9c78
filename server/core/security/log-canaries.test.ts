/** Canaries in everything that users send: the log at its most verbose level contains none of them (rule 7.8). */
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree, jobForm } from '#server/testing/market.ts';
import { accepted } from '#server/testing/story.ts';

const CANARY = {
  password: 'indigo-umbrella-01',
  newPassword: 'indigo-verandah-02',
  code: 'CANARYC0DE03CANARYC0DE03',
  token: 'canary-token-04'.padEnd(43, '0'),
  account: '0987612345',
  brief: 'canary-brief-06',
  comment: 'canary-comment-07',
  key: 'canary-key-08',
  query: 'canary-query-09',
  agent: 'canary-agent-10',
  file: 'canary-file-11',
  broken: 'canary-broken-12',
  mail: 'canary-mail-13',
  raw: 'canary-raw-14',
  value: 'canary-value-15',
};
const FORGED = '\n{"level":60,"msg":"forged"}\n';

let app: TestApp;
let log = '';
let ngozi: Person;
let tunde: Person;
/** The request ids of error answers. */
const requestIds: string[] = [];

const headers = { 'user-agent': CANARY.agent, 'x-forwarded-for': CANARY.agent, cookie: `a=${CANARY.token}` };

beforeAll(async () => {
  const target = {
    write: (line: string) => {
      log += line;
    },
  };
  app = await testApp({ LOG_LEVEL: 'trace' }, { log: target });
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

function keepRequestId(answer: { refusal: unknown }): void {
  const { request_id } = answer.refusal as { request_id?: string };
  expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
  requestIds.push(String(request_id));
}

function pair(password: string) {
  return { password, password_confirmation: password };
}

describe('what people send', () => {
  test('to the account', async () => {
    const email = `${CANARY.mail}@people.example`;
    const name = `Eve${FORGED}`;
    const first = await call(app, null, access.register, {
      headers,
      body: { name, email, ...pair(CANARY.password) },
    });
    expect(first.status).toBe(422);
    const body = { name: 'Eve', email, ...pair(CANARY.password) };
    expect((await call(app, null, access.register, { headers, body })).status).toBe(200);
    const entered = await call(app, null, access.login, {
      headers,
      body: { email, password: CANARY.password },
    });
    expect(entered.status).toBe(200);
    const wrong = { email, password: `${CANARY.password}x` };
    expect((await call(app, null, access.login, { headers, body: wrong })).status).toBe(401);
    await call(app, null, access.forgotPassword, { headers, body: { email } });
    const reset = { code: CANARY.code, ...pair(CANARY.newPassword) };
    expect((await call(app, null, access.resetPassword, { headers, body: reset })).status).toBe(422);
    expect((await call(app, CANARY.token, accounts.me, { headers })).status).toBe(401);
    expect((await call(app, entered.body.token, accounts.me, { headers })).status).toBe(200);
    expect(log).not.toContain(entered.body.token);
    expect(log).not.toContain(ngozi.token);
  });

  test('to the market, with a key, a query and a file', async () => {
    const form = await jobForm(ngozi, { job_description: `<p>${CANARY.brief}</p>`, title: `Cover${FORGED}` });
    const sent = { headers: { ...headers, 'idempotency-key': CANARY.key }, key: null };
    await ngozi.ok(jobs.create, { ...sent, body: form });
    await ngozi.ok(jobs.create, { ...sent, body: form });
    expect((await ngozi.call(jobs.listOpen, { query: { search: CANARY.query } })).status).toBe(422);
    for (const path of ['nothing', '%00', '%zz', '%0A%7B%22level%22']) {
      await app.http.inject({ method: 'GET', url: `/api/${path}?token=${CANARY.query}`, headers });
    }
    const content = Buffer.from(`<html>${CANARY.file}</html>`);
    const upload = { field: 'profile_image', name: `${CANARY.file}.png`, type: 'image/png', content };
    expect(
      (await ngozi.call(profiles.save, { headers, body: { storyline: CANARY.brief }, upload })).status,
    ).toBe(415);
  });

  test('in a review', async () => {
    const done = await accepted(app, { hunter: ngozi, talent: tunde });
    await ngozi.ok(reviews.send, {
      headers,
      body: {
        reviewer_id: ngozi.id,
        reviewee_id: tunde.id,
        job_id: done.job.id,
        rating: 5,
        recommend_user: 'Yes',
        comment: CANARY.comment,
      },
    });
    await app.settle();
  });

  test('as a body that is no JSON', async () => {
    const send = (payload: string, type = 'application/json') =>
      app.http.inject({
        method: 'POST',
        url: '/api/login',
        headers: { ...headers, 'content-type': type },
        payload,
      });
    expect((await send(`{"password":"${CANARY.broken}`)).statusCode).toBe(400);
    expect((await send(`{"__proto__":{"a":"${CANARY.broken}"}}`)).statusCode).toBe(400);
    expect((await send(CANARY.broken, `text/${CANARY.broken}`)).statusCode).toBe(415);
    const payload = `--x\r\nContent-Disposition: form-data; name="${CANARY.broken}"\r\n\r\n${CANARY.broken}`;
    const form = {
      ...headers,
      authorization: `Bearer ${ngozi.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    await app.http.inject({ method: 'POST', url: '/api/updateorcreateprofile', headers: form, payload });
  });

  test('as bytes that are no request', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    socket.write(
      `GET /?${CANARY.raw} HTTP/1.1\r\nAuthorization: Bearer ${CANARY.raw}\r\n${CANARY.raw}\r\n\r\n`,
    );
    await once(socket, 'close');
    expect(log).toContain('client error');
    expect(log).not.toContain('rawPacket');
  });
});

describe('what goes wrong', () => {
  test('with the provider', async () => {
    const fault = { endpoint: '*', kind: 'status', times: 50 };
    await app.control('POST', '/faults', fault);
    const query = { bank_code: '058', account_number: CANARY.account };
    const looked = await tunde.call(payouts.verifyAccount, { headers, query });
    expect(looked.status).toBe(503);
    keepRequestId(looked);
    const { job } = await agree({ hunter: ngozi, talent: tunde });
    const paid = await ngozi.call(payments.pay, { headers, body: { job_id: job.id } });
    expect(paid.status).toBe(503);
    keepRequestId(paid);
    await app.control('POST', '/faults/clear');
    await app.control('POST', '/faults', { endpoint: '*', kind: 'drop', times: 1 });
    keepRequestId(await tunde.call(payouts.verifyAccount, { headers, query }));
    await app.control('POST', '/faults/clear');
  });

  test('in the database, which repeats values in its words', async () => {
    const { db } = app.database;
    const form = await jobForm(ngozi, { job_description: `<p>${CANARY.brief}</p>` });
    await sql`alter table milestones rename to milestones_away`.execute(db);
    const lost = await ngozi.call(jobs.create, { headers, body: form });
    await sql`alter table milestones_away rename to milestones`.execute(db);
    expect(lost.status).toBe(500);
    keepRequestId(lost);
    await sql`alter table jobs add constraint no_canary check (title not like '%canary%')`.execute(db);
    const barred = await ngozi.call(jobs.create, { headers, body: { ...form, title: CANARY.value } });
    await sql`alter table jobs drop constraint no_canary`.execute(db);
    expect(barred.status).toBe(500);
    keepRequestId(barred);
    // Nothing else depends on the type of that column.
    await sql`drop index jobs_open_words`.execute(db);
    await sql`alter table jobs alter column brief type date using '2026-01-01'`.execute(db);
    const unread = await ngozi.call(jobs.create, { headers, body: form });
    await sql`alter table jobs alter column brief type text`.execute(db);
    expect(unread.status).toBe(500);
    keepRequestId(unread);
  });

  test('in the background', async () => {
    const unread = await sql`select ${CANARY.value}::uuid`.execute(app.database.db).catch((error) => error);
    expect(unread.message).toContain(CANARY.value);
    app.http.log.error(unread);
    app.http.log.error(new Error('one that stands alone', { cause: new Error('and its cause') }));
    app.http.log.info({ password: CANARY.password, body: { token: CANARY.token } }, 'careless');
    expect(log).toContain('and its cause');
    expect(log).toContain('careless');
  });
});

describe('the log', () => {
  const lines = () => log.split('\n').filter((line) => line !== '');

  test('talks', () => {
    expect(lines().length).toBeGreaterThan(100);
  });

  test.each(Object.entries(CANARY))('holds no %s', (_name, canary) => {
    const found = lines().filter((line) => line.toLowerCase().includes(canary.toLowerCase()));
    expect(found).toEqual([]);
    const bytes = JSON.stringify([...Buffer.from(canary)]).slice(1, -1);
    expect(log).not.toContain(bytes);
  });

  test('holds no token that opens something', () => {
    for (const { token } of [ngozi, tunde]) expect(log).not.toContain(token);
  });

  test('is one object a line, and nobody forges one', () => {
    for (const line of lines()) {
      const entry = JSON.parse(line);
      expect(entry).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
      expect(entry.msg).not.toBe('forged');
    }
  });

  test('is found by the id in an error answer, with what happened', () => {
    expect(requestIds.length).toBeGreaterThanOrEqual(6);
    for (const id of requestIds) {
      const entries = lines()
        .map((line) => JSON.parse(line))
        .filter((entry) => entry.reqId === id);
      expect(
        entries.some((entry) => entry.level >= 40 && entry.route),
        id,
      ).toBe(true);
    }
  });
});
