/** The way into the console: enrolment, password and code together, guesses, and what ends a session. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words/en.ts';
import { grantOperator, revokeOperator } from '#server/accounts/operators/commands.ts';
import type { Write } from '#server/core/db/database.ts';
import { qrOf } from '#server/core/security/authenticator.ts';
import { call, PASSWORD, type Person, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { authenticator, consoleOf, enrolOperator } from '#server/testing/operators.ts';
import { issueEnrolment } from '../keys/commands.ts';
import { isAllowedAddress } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const w = words.operator;
const now = () => app.services.clock.now();

function inTransaction<T>(work: (tx: Write) => Promise<T>): Promise<T> {
  return app.database.db.transaction().execute(work);
}

async function freshCode(one: Pick<Person, 'email'>): Promise<string> {
  return (await inTransaction((tx) => issueEnrolment(tx, one.email, now()))) ?? 'none';
}

function signIn(one: Pick<Person, 'email'>, secret: string, changes: Record<string, string> = {}) {
  const body = { email: one.email, password: PASSWORD, code: authenticator(secret, now()), ...changes };
  return call(app, null, operator.signIn, { body });
}

function enrol(one: Pick<Person, 'email'>, code: string | null, changes: Record<string, string> = {}) {
  const body = { email: one.email, password: PASSWORD, enrolment_code: code, ...changes };
  return call(app, null, operator.enrol, { body });
}

describe('enrolment', () => {
  test('needs the right, the password and the code of the command line, and says the same for each', async () => {
    const ada = await person(app, 'Ada', []);
    const nobody = await person(app, 'Nobody', []);
    expect(await inTransaction((tx) => issueEnrolment(tx, ada.email, now()))).toBeNull();
    await inTransaction((tx) => grantOperator(tx, ada.email, now()));
    const code = await freshCode(ada);
    const refused = [
      await enrol(nobody, code),
      await enrol(ada, '0'.repeat(24)),
      await enrol(ada, code, { password: 'indigo-cloth-99' }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(401);
      expect(answer.refusal.message).toBe(w.signIn.failed);
    }
    const good = await enrol(ada, code.toLowerCase());
    expect(good.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(good.body.otpauth_url).toContain(`secret=${good.body.secret}&issuer=Adire`);
    expect(good.body.qr).toEqual(qrOf(good.body.otpauth_url));
    const { secret } = await app.database.db
      .selectFrom('operator_keys')
      .select('secret')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(secret).not.toContain(good.body.secret);
  });

  test('the code works until the first sign-in, not after it and not after a day', async () => {
    const ada = await person(app, 'Ada', []);
    await inTransaction((tx) => grantOperator(tx, ada.email, now()));
    const code = await freshCode(ada);
    await enrol(ada, code);
    const { secret } = (await enrol(ada, code)).body;
    expect((await signIn(ada, secret)).status).toBe(200);
    expect((await enrol(ada, code)).status).toBe(401);
    const mails = await mailsTo(app, ada);
    expect(mails.map(({ subject }) => subject)).toContain(w.mailed.newKey);

    const late = await person(app, 'Late', []);
    const unused = await enrolOperator(app, late);
    app.passDays(1.01);
    expect((await signIn(late, unused)).status).toBe(401);
  });

  test('a new code ends the authenticator of before and its sessions', async () => {
    const ops = await consoleOf(app);
    await freshCode(ops);
    expect((await ops.call(operator.me)).status).toBe(404);
    app.passMinutes(1);
    expect((await signIn(ops, ops.secret)).status).toBe(401);
  });
});

describe('signing in', () => {
  test('a wrong password, a wrong code, a member and nobody are answered alike', async () => {
    const ops = await consoleOf(app);
    const member = await person(app, 'Member', [1]);
    app.passMinutes(1);
    const refused = [
      await signIn(ops, ops.secret, { password: 'indigo-cloth-99' }),
      await signIn(ops, ops.secret, { code: '000000' }),
      await signIn(member, ops.secret),
      await signIn({ email: 'nobody@people.example' }, ops.secret),
    ];
    for (const { status, refusal } of refused) {
      expect({ status, message: refusal.message }).toEqual({ status: 401, message: w.signIn.failed });
    }
  });

  test('a code is taken once, also when it is sent many times at once', async () => {
    const ops = await consoleOf(app);
    expect((await signIn(ops, ops.secret)).status).toBe(401);
    app.passMinutes(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(ops, ops.secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is logged with the address', async () => {
    const ops = await consoleOf(app);
    const { log } = await ops.ok(operator.log, { query: { about: ops.id } });
    expect(log).toMatchObject([{ act: 'session.begin', reason: expect.stringContaining('127.0.0.1') }]);
  });
});

describe('a session', () => {
  test('ends after 30 idle minutes, and after 12 hours in all', async () => {
    const ops = await consoleOf(app);
    for (let minutes = 0; minutes < 11 * 60 + 40; minutes += 25) {
      app.passMinutes(25);
      expect((await ops.call(operator.me)).status).toBe(200);
    }
    app.passMinutes(25);
    expect((await ops.call(operator.me)).status).toBe(404);
    const other = await consoleOf(app);
    app.passMinutes(31);
    expect((await other.call(operator.me)).status).toBe(404);
  });

  test('ends by signing out, and opens nothing of the market', async () => {
    const ops = await consoleOf(app);
    expect((await ops.call(accounts.me)).status).toBe(401);
    expect((await ops.member.call(operator.me)).status).toBe(404);
    await ops.ok(operator.signOut);
    expect((await ops.call(operator.me)).status).toBe(404);
  });

  test('ends with the right, and does not come back with it', async () => {
    const ops = await consoleOf(app);
    await inTransaction((tx) => revokeOperator(tx, ops.email, now()));
    expect((await ops.call(operator.me)).status).toBe(404);
    app.passMinutes(1);
    await inTransaction((tx) => grantOperator(tx, ops.email, now()));
    expect((await ops.call(operator.me)).status).toBe(404);
  });

  test('ends with the password', async () => {
    const ops = await consoleOf(app);
    await call(app, null, access.forgotPassword, { body: { email: ops.email } });
    const mail = (await mailsTo(app, ops)).find(({ subject }) => subject === 'Set a new password');
    const code = /\b([0-9A-HJKMNP-TV-Z]{24})\b/.exec(mail?.body ?? '')?.[1];
    const password = { password: 'other-indigo-27', password_confirmation: 'other-indigo-27' };
    expect((await call(app, null, access.resetPassword, { body: { code, ...password } })).status).toBe(200);
    expect((await ops.call(operator.me)).status).toBe(404);
  });
});

describe('guessing', () => {
  test('codes is slowed down, and a good password alone does not make it forgotten', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    try {
      const ops = await consoleOf(limited);
      limited.passMinutes(2);
      const body = { email: ops.email, password: PASSWORD };
      const guess = () => call(limited, null, operator.signIn, { body: { ...body, code: '000000' } });
      for (let i = 0; i < 5; i += 1) expect((await guess()).status).toBe(401);
      expect((await call(limited, null, access.login, { body })).status).toBe(200);
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await guess()).status);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('addresses', () => {
  test.each([
    [[], '203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.9', true],
    [['203.0.113.0/24', '2001:db8::/32'], '203.0.113.77', true],
    [['203.0.113.0/24', '2001:db8::/32'], '2001:db8::7', true],
    [['203.0.113.0/24'], '::ffff:203.0.113.77', true],
    [['203.0.113.0/24'], '198.51.100.1', false],
    [['203.0.113.0/24'], '2001:db8::7', false],
  ])('%j lets %s in: %s', (allowed, address, may) => {
    expect(isAllowedAddress(allowed, address)).toBe(may);
  });

  test('from elsewhere nothing of the console is there, not even with a live session', async () => {
    const closed = await testApp({ OPERATOR_ADDRESSES: '203.0.113.0/24' });
    try {
      const body = { email: 'ops@people.example', password: PASSWORD, code: '000000' };
      expect((await call(closed, null, operator.signIn, { body })).status).toBe(404);
    } finally {
      await closed.close();
    }
  });
});
