/** Two-step sign-in by an authenticator app: on, at login, asked again, recovery codes, and off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { SECOND_STEP_ENDED, secondFactor } from '#contract/accounts/second-factor.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { call, hunter, PASSWORD, type Person, person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { codeNow, firstStep, secondStep, switchOn } from '#server/testing/second-factor.ts';

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

const w = words.secondFactor;
const password = PASSWORD;
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
    const code = codeNow(app, key.secret);
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
    const replies = await app.database.db
      .selectFrom('idempotency_keys')
      .select('reply')
      .where('actor_id', '=', ada.id)
      .execute();
    const stored = JSON.stringify([kept, replies]);
    for (const secret of [
      key.secret,
      recovery_codes?.[0] ?? '',
      recovery_codes?.[0]?.replace('-', '') ?? '',
    ]) {
      expect(stored).not.toContain(secret);
    }
    expect(await mailsTo(app, ada)).toMatchObject([{ subject: w.mail.changed }]);
  });

  test('an app that was never confirmed asks nobody for anything', async () => {
    const ada = await person(app, 'Ada', []);
    await ada.ok(secondFactor.setUpApp, { body: { password } });
    const { body } = await call(app, null, access.login, { body: { email: ada.email, password } });
    expect(body.token).toHaveLength(43);
  });
});

describe('logging in', () => {
  test('needs the code after the password, once; the first step opens nothing', async () => {
    const ada = await talent(app, 'Ada');
    const { secret } = await switchOn(app, ada);
    const step = await firstStep(app, ada);
    expect((await call(app, step, accounts.me)).status).toBe(401);
    expect((await secondStep(app, step, '000000')).refusal.errors).toEqual(WRONG);
    const code = codeNow(app, secret);
    const entered = await secondStep(app, step, code);
    expect(entered.body.user.id).toBe(ada.id);
    expect((await call(app, entered.body.token, accounts.me)).status).toBe(200);
    expect((await secondStep(app, step, code)).refusal.code).toBe(SECOND_STEP_ENDED);
    expect((await secondStep(app, await firstStep(app, ada), code)).refusal.errors).toEqual(WRONG);
  });

  test('with two answers at once opens one session', async () => {
    const ada = await person(app, 'Ada', []);
    const { secret } = await switchOn(app, ada);
    const [step, code] = [await firstStep(app, ada), codeNow(app, secret)];
    const answers = await Promise.all([secondStep(app, step, code), secondStep(app, step, code)]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(answers.map(({ status }) => status)).toContain(200);
  });

  test("another person's code is wrong", async () => {
    const [ada, eve] = [await person(app, 'Ada', []), await person(app, 'Eve', [])];
    await switchOn(app, ada);
    const { secret, codes } = await switchOn(app, eve);
    const step = await firstStep(app, ada);
    expect((await secondStep(app, step, codeNow(app, secret))).refusal.errors).toEqual(WRONG);
    expect((await secondStep(app, step, codes[0] ?? '')).refusal.errors).toEqual(WRONG);
  });

  test('the step lasts 5 minutes, and ends with a new password', async () => {
    const ada = await person(app, 'Ada', []);
    const { secret } = await switchOn(app, ada);
    const step = await firstStep(app, ada);
    app.passMinutes(4.9);
    expect((await secondStep(app, step, codeNow(app, secret))).status).toBe(200);
    const late = await firstStep(app, ada);
    app.passMinutes(5);
    expect((await secondStep(app, late, codeNow(app, secret))).refusal.code).toBe(SECOND_STEP_ENDED);
    const before = await firstStep(app, ada);
    const changed = { password_hash: 'another' };
    await app.database.db.updateTable('users').set(changed).where('id', '=', ada.id).execute();
    expect((await secondStep(app, before, codeNow(app, secret))).refusal.code).toBe(SECOND_STEP_ENDED);
  });

  test('a recovery code works once, however it is typed, and its use is mailed', async () => {
    const ada = await person(app, 'Ada', []);
    const { codes } = await switchOn(app, ada);
    const typed = ` ${codes[0]?.toLowerCase()} `;
    expect((await secondStep(app, await firstStep(app, ada), typed)).status).toBe(200);
    expect((await secondStep(app, await firstStep(app, ada), typed)).refusal.errors).toEqual(WRONG);
    expect((await ada.ok(secondFactor.get)).recovery_codes_left).toBe(9);
    expect((await mailsTo(app, ada)).at(-1)?.body).toContain('9 codes are left');
  });

  test('ten wrong codes make the account wait, with a new password step too', async () => {
    const ada = await person(limited, 'Ada', []);
    const { secret } = await switchOn(limited, ada);
    const step = await firstStep(limited, ada);
    for (let i = 0; i < 10; i += 1) expect((await secondStep(limited, step, '000000')).status).toBe(422);
    const waits = await secondStep(limited, await firstStep(limited, ada), codeNow(limited, secret));
    expect(waits.status).toBe(429);
    expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0);
    limited.passMinutes(2);
    const fresh = await firstStep(limited, ada);
    expect((await secondStep(limited, fresh, codeNow(limited, secret))).status).toBe(200);
  });
});

describe('money and settings', () => {
  const account = { bank_code: '058', account_number: '0123456789' };

  test('ask again 10 minutes after the factor was shown, in this session only', async () => {
    const ada = await talent(app, 'Ada');
    const { secret } = await switchOn(app, ada);
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
    const code = codeNow(app, secret);
    await ada.ok(secondFactor.confirm, { body: { code } });
    expect((await ada.call(secondFactor.confirm, { body: { code } })).refusal.errors).toEqual(WRONG);
    app.passMinutes(9.9);
    await ada.ok(bankAccounts.remove, { params });
    expect((await add(other)).refusal.code).toBe('second_step_needed');

    const ngozi = await hunter(app, 'Ngozi');
    await switchOn(app, ngozi);
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
  const { codes } = await switchOn(app, ada);
  const { recovery_codes } = await ada.ok(secondFactor.newCodes, { body: { password } });
  const step = await firstStep(app, ada);
  expect((await secondStep(app, step, codes[0] ?? '')).refusal.errors).toEqual(WRONG);
  expect((await secondStep(app, step, recovery_codes[0] ?? '')).status).toBe(200);
});

test('switching off takes the password and a code, and nothing is left', async () => {
  const ada = await person(app, 'Ada', []);
  const { secret, codes } = await switchOn(app, ada);
  const off = (body: object) => ada.call(secondFactor.removeApp, { body });
  expect((await off({ password: 'indigo-cloth-99', code: codeNow(app, secret) })).status).toBe(422);
  expect((await off({ password, code: '000000' })).refusal.errors).toEqual(WRONG);
  expect((await off({ password, code: codes[0] })).status).toBe(200);
  expect(await ada.ok(secondFactor.get)).toMatchObject({ on: false, recovery_codes_left: 0 });
  const { body } = await call(app, null, access.login, { body: { email: ada.email, password } });
  expect(body.token).toHaveLength(43);
});

test('a deleted account leaves nothing of its factor behind', async () => {
  const ada = await person(app, 'Ada', []);
  await switchOn(app, ada);
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
