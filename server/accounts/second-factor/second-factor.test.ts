/** Two-step sign-in by an authenticator app: on, at login, asked again, recovery codes, off, and taken away by an operator. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { SECOND_STEP_ENDED, secondFactor } from '#contract/accounts/second-factor.ts';
import { operator } from '#contract/operator/operator.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { call, hunter, PASSWORD, type Person, person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { authenticator, consoleOf } from '#server/testing/operators.ts';

let app: TestApp;
let limited: TestApp;
beforeAll(async () => {
  app = await testApp();
  limited = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await app.close();
  await limited.close();
});

const w = words.accounts;
const password = PASSWORD;
const codeOf = (secret: string, on = app) => authenticator(secret, on.services.clock.now());

/** Switches the app on; half a minute later, so that its next code is a new one. */
async function switchOn(one: Person, on = app): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await one.ok(secondFactor.setUpApp, { body: { password } });
  const { recovery_codes } = await one.ok(secondFactor.confirmApp, { body: { code: codeOf(secret, on) } });
  on.passMinutes(0.5);
  return { secret, codes: recovery_codes ?? [] };
}

async function firstStep(one: Person, on = app): Promise<string> {
  const { body } = await call(on, null, accounts.login, { body: { email: one.email, password } });
  if (body.token !== null) throw new Error('no second step was asked for');
  return body.second_step.token;
}

function secondStep(token: string, code: string, on = app) {
  return call(on, null, secondFactor.login, { body: { second_step_token: token, code } });
}

async function mailsTo(one: Person): Promise<{ subject: string; body: string }[]> {
  await app.settle();
  return app.database.db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('to_address', '=', one.email)
    .orderBy('id')
    .execute();
}

const WRONG = { code: [w.errors.secondCodeWrong] };

describe('switching on', () => {
  test('takes the password and a first code, and gives ten recovery codes once', async () => {
    const ada = await person(app, 'Ada', []);
    const refused = await ada.call(secondFactor.setUpApp, { body: { password: 'indigo-cloth-99' } });
    expect(refused.status).toBe(422);
    const key = await ada.ok(secondFactor.setUpApp, { body: { password } });
    expect(key.otpauth_url).toContain(`secret=${key.secret}&issuer=Adire`);
    expect((await ada.ok(secondFactor.get)).on).toBe(false);
    const wrong = await ada.call(secondFactor.confirmApp, { body: { code: '000000' } });
    expect(wrong.refusal.errors).toEqual(WRONG);
    const code = codeOf(key.secret);
    const { recovery_codes } = await ada.ok(secondFactor.confirmApp, { body: { code } });
    expect(new Set(recovery_codes).size).toBe(10);
    expect(await ada.ok(secondFactor.get)).toMatchObject({
      ...{ on: true, authenticator: true, passkeys: [], recovery_codes_left: 10 },
    });
    const again = await ada.call(secondFactor.setUpApp, { body: { password } });
    expect(again.refusal.code).toBe('on');
    const kept = await app.database.db
      .selectFrom('authenticators')
      .innerJoin('recovery_codes', 'recovery_codes.user_id', 'authenticators.user_id')
      .select(['secret', 'code_hash'])
      .where('authenticators.user_id', '=', ada.id)
      .execute();
    expect(JSON.stringify(kept)).not.toContain(key.secret);
    expect(JSON.stringify(kept)).not.toContain(recovery_codes?.[0]?.replace('-', ''));
    expect(await mailsTo(ada)).toMatchObject([{ subject: w.factorMail.changed }]);
  });

  test('an app that was never confirmed asks nobody for anything', async () => {
    const ada = await person(app, 'Ada', []);
    await ada.ok(secondFactor.setUpApp, { body: { password } });
    const { body } = await call(app, null, accounts.login, { body: { email: ada.email, password } });
    expect(body.token).toHaveLength(43);
  });
});

describe('logging in', () => {
  test('needs the code after the password, once; the first step opens nothing', async () => {
    const ada = await talent(app, 'Ada');
    const { secret } = await switchOn(ada);
    const step = await firstStep(ada);
    expect((await call(app, step, accounts.me)).status).toBe(401);
    expect((await secondStep(step, '000000')).refusal.errors).toEqual(WRONG);
    const code = codeOf(secret);
    const entered = await secondStep(step, code);
    expect(entered.body.user.id).toBe(ada.id);
    expect((await call(app, entered.body.token, accounts.me)).status).toBe(200);
    expect((await secondStep(step, code)).refusal.code).toBe(SECOND_STEP_ENDED);
    expect((await secondStep(await firstStep(ada), code)).refusal.errors).toEqual(WRONG);
  });

  test('with two answers at once opens one session', async () => {
    const ada = await person(app, 'Ada', []);
    const { secret } = await switchOn(ada);
    const [step, code] = [await firstStep(ada), codeOf(secret)];
    const answers = await Promise.all([secondStep(step, code), secondStep(step, code)]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(answers.map(({ status }) => status)).toContain(200);
  });

  test("another person's code is wrong", async () => {
    const [ada, eve] = [await person(app, 'Ada', []), await person(app, 'Eve', [])];
    await switchOn(ada);
    const { secret, codes } = await switchOn(eve);
    const step = await firstStep(ada);
    expect((await secondStep(step, codeOf(secret))).refusal.errors).toEqual(WRONG);
    expect((await secondStep(step, codes[0] ?? '')).refusal.errors).toEqual(WRONG);
  });

  test('the step lasts 5 minutes, and ends with a new password', async () => {
    const ada = await person(app, 'Ada', []);
    const { secret } = await switchOn(ada);
    const step = await firstStep(ada);
    app.passMinutes(4.9);
    expect((await secondStep(step, codeOf(secret))).status).toBe(200);
    const late = await firstStep(ada);
    app.passMinutes(5);
    expect((await secondStep(late, codeOf(secret))).refusal.code).toBe(SECOND_STEP_ENDED);
    const before = await firstStep(ada);
    const changed = { password_hash: 'another' };
    await app.database.db.updateTable('users').set(changed).where('id', '=', ada.id).execute();
    expect((await secondStep(before, codeOf(secret))).refusal.code).toBe(SECOND_STEP_ENDED);
  });

  test('a recovery code works once, however it is typed, and its use is mailed', async () => {
    const ada = await person(app, 'Ada', []);
    const { codes } = await switchOn(ada);
    const typed = ` ${codes[0]?.toLowerCase()} `;
    expect((await secondStep(await firstStep(ada), typed)).status).toBe(200);
    expect((await secondStep(await firstStep(ada), typed)).refusal.errors).toEqual(WRONG);
    expect((await ada.ok(secondFactor.get)).recovery_codes_left).toBe(9);
    expect((await mailsTo(ada)).at(-1)?.body).toContain('9 codes are left');
  });

  test('ten wrong codes make the account wait, with a new password step too', async () => {
    const ada = await person(limited, 'Ada', []);
    const { secret } = await switchOn(ada, limited);
    const step = await firstStep(ada, limited);
    for (let i = 0; i < 10; i += 1) expect((await secondStep(step, '000000', limited)).status).toBe(422);
    const waits = await secondStep(await firstStep(ada, limited), codeOf(secret, limited), limited);
    expect(waits.status).toBe(429);
    expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0);
    limited.passMinutes(2);
    const fresh = await firstStep(ada, limited);
    expect((await secondStep(fresh, codeOf(secret, limited), limited)).status).toBe(200);
  });
});

describe('money and settings', () => {
  const account = { bank_code: '058', account_number: '0123456789' };

  test('ask again 10 minutes after the factor was shown, in this session only', async () => {
    const ada = await talent(app, 'Ada');
    const { secret } = await switchOn(ada);
    const other = await signedIn(app, ada);
    const add = (one: Person) => one.call(bankAccounts.add, { body: { ...account, password } });
    expect((await add(other)).refusal.code).toBe('second_step_needed');
    expect((await add(ada)).status).toBe(200);
    app.passMinutes(10);
    const [saved] = (await ada.ok(bankAccounts.list)).accounts;
    const body = { transfer_recipient_code: saved?.recipient_code };
    const params = { id: saved?.id ?? '' };
    const refused = [
      await ada.call(bankAccounts.remove, { params }),
      await ada.call(payouts.recipient, { body: { ...account, account_number: '9876543210', password } }),
      await ada.call(secondFactor.newCodes, { body: { password } }),
      await ada.call(secondFactor.askNewPasskey, { body: { password } }),
    ];
    for (const { status, refusal } of refused) {
      expect({ status, code: refusal.code }).toEqual({ status: 403, code: 'second_step_needed' });
    }
    expect((await ada.call(secondFactor.confirm, { body: { code: '000000' } })).refusal.errors).toEqual(
      WRONG,
    );
    const code = codeOf(secret);
    await ada.ok(secondFactor.confirm, { body: { code } });
    expect((await ada.call(secondFactor.confirm, { body: { code } })).refusal.errors).toEqual(WRONG);
    app.passMinutes(9.9);
    await ada.ok(bankAccounts.remove, { params });
    expect((await add(other)).refusal.code).toBe('second_step_needed');

    const ngozi = await hunter(app, 'Ngozi');
    await switchOn(ngozi);
    app.passMinutes(10);
    const paid = await ngozi.call(payouts.transferHunter, {
      body: { ...body, transfer_recipient_code: 'RCP_none' },
    });
    expect(paid.refusal.code).toBe('second_step_needed');
  });

  test('ask nobody who has no second factor', async () => {
    const ada = await talent(app, 'Ada');
    app.passMinutes(60);
    expect((await ada.call(bankAccounts.add, { body: { ...account, password } })).status).toBe(200);
    expect((await ada.call(secondFactor.confirm, { body: { code: '000000' } })).refusal.code).toBe('off');
  });
});

test('new recovery codes end the old ones', async () => {
  const ada = await person(app, 'Ada', []);
  const { codes } = await switchOn(ada);
  const { recovery_codes } = await ada.ok(secondFactor.newCodes, { body: { password } });
  const step = await firstStep(ada);
  expect((await secondStep(step, codes[0] ?? '')).refusal.errors).toEqual(WRONG);
  expect((await secondStep(step, recovery_codes[0] ?? '')).status).toBe(200);
});

test('switching off takes the password and a code, and nothing is left', async () => {
  const ada = await person(app, 'Ada', []);
  const { secret, codes } = await switchOn(ada);
  const off = (body: object) => ada.call(secondFactor.removeApp, { body });
  expect((await off({ password: 'indigo-cloth-99', code: codeOf(secret) })).status).toBe(422);
  expect((await off({ password, code: '000000' })).refusal.errors).toEqual(WRONG);
  expect((await off({ password, code: codes[0] })).status).toBe(200);
  expect(await ada.ok(secondFactor.get)).toMatchObject({ on: false, recovery_codes_left: 0 });
  const { body } = await call(app, null, accounts.login, { body: { email: ada.email, password } });
  expect(body.token).toHaveLength(43);
});

test('a deleted account leaves nothing of its factor behind', async () => {
  const ada = await person(app, 'Ada', []);
  await switchOn(ada);
  await ada.ok(ownData.remove, { body: { password } });
  for (const table of ['authenticators', 'recovery_codes', 'second_steps'] as const) {
    const left = await app.database.db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', ada.id)
      .execute();
    expect(left).toEqual([]);
  }
});

describe('an operator who takes a lost factor away', () => {
  let ops: Awaited<ReturnType<typeof consoleOf>>;
  beforeAll(async () => {
    ops = await consoleOf(app);
  });
  const reason = 'Lost the telephone, passport was checked';
  const remove = (one: Person) =>
    ops.call(operator.removeSecondFactor, { params: { id: one.id }, body: { reason } });
  const seen = async (one: Person) => ops.ok(operator.person, { params: { id: one.id } });

  test('is logged, mails the person at once, and takes effect after 24 hours', async () => {
    const ada = await person(app, 'Ada', []);
    expect((await remove(ada)).refusal.code).toBe('off');
    await switchOn(ada);
    expect((await seen(ada)).can).toContain('remove-second-factor');
    expect((await remove(ada)).status).toBe(200);
    expect((await remove(ada)).refusal.code).toBe('ending');
    const page = await seen(ada);
    expect(page.person.second_factor).toBe('ending');
    expect(page.log[0]).toMatchObject({ act: 'person.remove-second-factor', reason });
    expect((await mailsTo(ada)).at(-1)?.subject).toBe(w.factorMail.removal);
    app.passMinutes(24 * 60 - 1);
    await app.settle();
    await firstStep(ada);
    app.passMinutes(1);
    await app.settle();
    const { body } = await call(app, null, accounts.login, { body: { email: ada.email, password } });
    expect(body.token).toHaveLength(43);
    expect((await mailsTo(ada)).at(-1)?.subject).toBe(w.factorMail.removed);
  });

  test('is stopped by the link in the mail, and by logging in with the factor', async () => {
    ops = await consoleOf(app, 'Second');
    const [ada, obi] = [await person(app, 'Ada', []), await person(app, 'Obi', [])];
    await switchOn(ada);
    const { secret } = await switchOn(obi);
    await remove(ada);
    await remove(obi);
    const [, stop_token = ''] =
      /keepTwoStep\?token=([\w-]{43})/.exec((await mailsTo(ada)).at(-1)?.body ?? '') ?? [];
    const stop = () => call(app, null, secondFactor.stopRemoval, { body: { stop_token } });
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(404);
    expect((await secondStep(await firstStep(obi), codeOf(secret))).status).toBe(200);
    app.passDays(1.1);
    await app.settle();
    await firstStep(ada);
    await firstStep(obi);
  });
});
