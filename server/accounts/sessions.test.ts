/** Sessions over the API: login answers every wrong pair alike, and a token ends when it should. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { DAY_MS } from '#contract/core/days.ts';
import { STANDARD_POLICY } from '#contract/escrow/division.ts';
import { words } from '#contract/words/en.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { publishPolicy } from '#server/ledger/policies/commands.ts';
import { call, PASSWORD, type Person, person, signedIn } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { plainRefusal } from '#server/testing/every-endpoint.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function login(email: string, password = PASSWORD) {
  return call(app, null, access.login, { body: { email, password } });
}

function disable(id: string) {
  return app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute();
}

/** The status of `me` with this Authorization header. */
async function meWith(authorization: string | undefined, query = ''): Promise<number> {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await app.http.inject({ method: 'GET', url: `/api/me${query}`, headers });
  if (answer.statusCode === 401) {
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toEqual(plainRefusal('accounts.errors.loggedOut'));
  }
  return answer.statusCode;
}

describe('login', () => {
  test('ends the session whose token came along, whoever’s it was, and no other', async () => {
    const [amara, tunde] = [await person(app, 'Amara', []), await person(app, 'Tunde', [])];
    const [here, there] = [await signedIn(app, tunde), await signedIn(app, tunde)];
    const alive = async (one: Pick<Person, 'token'>) => (await call(app, one.token, accounts.me)).status;
    const body = { email: amara.email, password: 'wrong-cloth-26' };
    expect((await here.call(access.login, { body })).status).toBe(401);
    expect(await alive(here)).toBe(200);
    const { token } = (await here.call(access.login, { body: { ...body, password: PASSWORD } })).body;
    expect(token).toEqual(expect.any(String));
    expect([await alive(here), await alive(there), await alive(tunde)]).toEqual([401, 200, 200]);
  });

  test('answers who the person is, and never the password', async () => {
    const amara = await person(app, 'Amara', [1, 2]);
    const answer = await login(amara.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      user: { id: amara.id, name: 'Amara', email: amara.email },
      user_profile: { userId: amara.id, country: 'Nigeria', state: 'Lagos' },
      general_account_types: [{ id: 1 }, { id: 2 }],
      user_account_types: [{ accounttypeId: 1 }, { accounttypeId: 2 }],
      fee_percent: 10,
    });
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
    const me = await call(app, answer.body.token, accounts.me);
    const { token: _, ...self } = answer.body;
    expect(me.body).toEqual(self);
  });

  test('gives each time a new token and keeps its hash only', async () => {
    const amara = await person(app, 'Amara', []);
    const { token } = (await login(amara.email)).body;
    if (!token) throw new Error('no token');
    expect(token).not.toBe(amara.token);
    const rows = await app.database.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', amara.id)
      .execute();
    expect(rows.map((row) => row.token_hash).sort()).toEqual([sha256(token), sha256(amara.token)].sort());
  });

  test('says the same to an unknown address, a wrong password and a disabled account', async () => {
    const amara = await person(app, 'Amara', []);
    const gone = await person(app, 'Gone', []);
    await disable(gone.id);
    const answers = [
      await login('nobody@people.example'),
      await login(amara.email, 'wrong-cloth-26'),
      await login(gone.email),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(plainRefusal('accounts.fixed.invalidCredentials'));
    }
  });

  test('takes as long for an unknown address as for a wrong password', async () => {
    const amara = await person(app, 'Amara', []);
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    await login('nobody@people.example', 'wrong-cloth-26');
    for (let round = 0; round < 15; round += 1) {
      for (const [who, email] of [
        ['known', amara.email],
        ['unknown', 'nobody@people.example'],
      ] as const) {
        const before = performance.now();
        await login(email, 'wrong-cloth-26');
        times[who].push(performance.now() - before);
      }
    }
    // The fastest login shows what it costs; the others also show what else this machine was doing.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  test('refuses a password longer than 256 characters and a body longer than 256 KB', async () => {
    expect((await login('nobody@people.example', 'x'.repeat(257))).status).toBe(422);
    expect((await login('nobody@people.example', 'x'.repeat(300_000))).status).toBe(413);
  });

  test('a flood is shed with 503 while other calls are answered', async () => {
    const amara = await person(app, 'Amara', []);
    const flood = Array.from({ length: 60 }, () => login(amara.email));
    const others = await Promise.all(Array.from({ length: 5 }, () => call(app, amara.token, accounts.me)));
    expect(others.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const answers = await Promise.all(flood);
    const shed = answers.filter((answer) => answer.status === 503);
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(22);
    expect(shed.length).toBeGreaterThan(0);
    for (const answer of shed) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.refusal.message).toBe(words.common.refusals.busy);
    }
    expect((await login(amara.email)).status).toBe(200);
  });
});

describe('a token', () => {
  test('counts only as one bearer token in the header', async () => {
    const { token } = await person(app, 'Amara', []);
    expect(await meWith(`Bearer ${token}`)).toBe(200);
    for (const wrong of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer undefined',
      `Basic ${token}`,
      token,
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${'x'.repeat(5_000)}`,
      `Bearer ${sha256(token)}`,
    ]) {
      expect(await meWith(wrong), String(wrong)).toBe(401);
    }
    expect(await meWith(undefined, `?token=${token}`)).toBe(401);
  });

  test('ends by logout, alone; a second logout is 401', async () => {
    const amara = await person(app, 'Amara', []);
    const { token: second } = (await login(amara.email)).body;
    await amara.ok(accounts.logout);
    expect(await meWith(`Bearer ${amara.token}`)).toBe(401);
    expect(await meWith(`Bearer ${second}`)).toBe(200);
    expect((await amara.call(accounts.logout)).status).toBe(401);
  });

  test('ends with the account', async () => {
    const amara = await person(app, 'Amara', []);
    await disable(amara.id);
    expect(await meWith(`Bearer ${amara.token}`)).toBe(401);
  });

  test('ends after 7 idle days, not while it is used, and after 30 days in all', async () => {
    const idle = await person(app, 'Idle', []);
    const busy = await person(app, 'Busy', []);
    for (let day = 6; day < 30; day += 6) {
      app.passDays(6);
      expect(await meWith(`Bearer ${busy.token}`), `day ${day}`).toBe(200);
      if (day === 12) expect(await meWith(`Bearer ${idle.token}`)).toBe(401);
    }
    app.passDays(5.9);
    expect(await meWith(`Bearer ${busy.token}`)).toBe(200);
    app.passDays(0.2);
    expect(await meWith(`Bearer ${busy.token}`)).toBe(401);
  });

  test('that has ended is forgotten', async () => {
    const old = await person(app, 'Old', []);
    app.passDays(8);
    const fresh = await person(app, 'Fresh', []);
    await app.settle();
    const rows = await app.database.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', 'in', [old.id, fresh.id])
      .execute();
    expect(rows).toEqual([{ user_id: fresh.id }]);
  });
});

test('the service fee that previews reckon with is the one in force', async () => {
  const amara = await person(app, 'Amara', []);
  const feeNow = async () => {
    const { body } = await login(amara.email);
    return body.token && body.fee_percent;
  };
  const publishedAt = app.services.clock.now();
  const effectiveAt = new Date(publishedAt.getTime() + 30 * DAY_MS);
  const policy = { ...STANDARD_POLICY, serviceFee: 1250 };
  await app.database.db
    .transaction()
    .execute((tx) => publishPolicy(tx, policy, { publishedAt, effectiveAt }));
  app.passDays(29);
  expect(await feeNow()).toBe(10);
  app.passDays(2);
  expect(await feeNow()).toBe(12.5);
});
