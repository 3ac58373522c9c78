/** The times of an account at their limits, to the millisecond: sessions, codes, steps, proofs and the log. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { security } from '#contract/accounts/security.ts';
import { DAY_MS } from '#contract/core/days.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { call, PASSWORD, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { freezeClock, lookAroundLimit } from '#server/testing/limits.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { codeNow, firstStep, secondStep, switchOn } from '#server/testing/second-factor.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.stopAt(null);
  ada = await talent(app, 'Ada');
  freezeClock(app);
});
afterAll(() => app.close());

/** Returns the statuses one millisecond before, at and after `ms`. What is made can be used only once, so each is made anew. */
async function each<Made>(ms: number, make: () => Promise<Made>, use: (made: Made) => Promise<number>) {
  const statuses: number[] = [];
  for (const shift of [-1, 0, 1]) {
    ada = await signedIn(app, ada);
    const made = await make();
    app.stopAt(new Date(app.services.clock.now().getTime() + ms + shift));
    statuses.push(await use(made));
  }
  return statuses;
}

const meOf = (token: string) => async () => (await call(app, token, accounts.me)).status;
const lastMail = async () => (await mailsTo(app, ada)).at(-1)?.body ?? '';

test('a session ends after 7 idle days (rule 1.4)', async () => {
  const use = async ({ token }: Person) => meOf(token)();
  expect(await each(7 * DAY_MS, () => signedIn(app, ada), use)).toEqual([200, 401, 401]);
});

test('a session ends after 30 days in all, also one that is used (rule 1.4)', async () => {
  const { token } = await signedIn(app, ada);
  const from = app.services.clock.now().getTime();
  for (const day of [6, 12, 18, 24]) {
    app.stopAt(new Date(from + day * DAY_MS));
    expect(await meOf(token)()).toBe(200);
    await app.settle();
  }
  expect(await lookAroundLimit(app, 6 * DAY_MS, meOf(token))).toEqual([200, 401, 401]);
});

test('a mailed code works for 30 minutes (rule 1.6)', async () => {
  const make = async () => {
    await call(app, null, access.forgotPassword, { body: { email: ada.email } });
    return /[0-9A-Z]{24}/.exec(await lastMail())?.[0] ?? '';
  };
  const use = async (code: string) => {
    const password = `woven-${code.toLowerCase()}`;
    const body = { code, password, password_confirmation: password };
    return (await call(app, null, access.resetPassword, { body })).status;
  };
  expect(await each(30 * MINUTE_MS, make, use)).toEqual([200, 422, 422]);
});

test('three codes are mailed within an hour, the fourth after it (rule 1.6)', async () => {
  const ask = async () => {
    await call(app, null, access.forgotPassword, { body: { email: ada.email } });
    return (await mailsTo(app, ada)).length;
  };
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([1, 2, 3, 3]);
  expect(await lookAroundLimit(app, HOUR_MS, ask)).toEqual([3, 4, 5]);
});

test('the second step is taken for 5 minutes (rule 1.10)', async () => {
  const { secret } = await switchOn(app, ada);
  const use = async (step: string) => (await secondStep(app, step, codeNow(app, secret))).status;
  expect(await each(5 * MINUTE_MS, () => firstStep(app, ada), use)).toEqual([200, 409, 409]);
});

test('a shown factor counts for 10 minutes (rule 1.13)', async () => {
  const { secret } = await switchOn(app, ada);
  const make = async () => {
    app.stopAt(new Date(app.services.clock.now().getTime() + MINUTE_MS));
    await ada.ok(secondFactor.confirm, { body: { code: codeNow(app, secret) } });
  };
  const use = async () => (await ada.call(secondFactor.newCodes, { body: { password: PASSWORD } })).status;
  expect(await each(10 * MINUTE_MS, make, use)).toEqual([200, 403, 403]);
});

test('a new e-mail address is confirmed within 24 hours (rule 1.18)', async () => {
  const make = async () => {
    const body = { email: `new${app.services.clock.now().getTime()}@people.example`, password: PASSWORD };
    await ada.ok(security.askEmailChange, { body });
    return /confirmEmail\?code=([0-9A-Z]{24})/.exec(await lastMail())?.[1] ?? '';
  };
  const use = async (code: string) =>
    (await call(app, null, security.confirmEmail, { body: { code } })).status;
  expect(await each(24 * HOUR_MS, make, use)).toEqual([200, 422, 422]);
});

test('a phone number is changed freely for 15 minutes after the sign-in (rule 1.18)', async () => {
  let number = 0;
  const make = () => signedIn(app, ada);
  const use = async (one: Person) => {
    number += 1;
    return (await one.call(profiles.save, { body: { phone_number: `0803 555 000${number}` } })).status;
  };
  expect(await each(15 * MINUTE_MS, make, use)).toEqual([200, 200, 401]);
});

test('an event of the security log is kept for 180 days (rule 1.15)', async () => {
  await call(app, null, access.login, { body: { email: ada.email, password: PASSWORD } });
  const events = async () => {
    await app.settle();
    const rows = await app.database.db
      .selectFrom('security_events')
      .select('id')
      .where('user_id', '=', ada.id)
      .execute();
    return rows.length;
  };
  expect(await events()).toBe(1);
  expect(await lookAroundLimit(app, 180 * DAY_MS, events)).toEqual([1, 1, 0]);
});
