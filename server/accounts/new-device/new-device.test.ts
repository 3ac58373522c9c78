/** Sign-ins from new devices: who is notified, in which language, and when withdrawals wait (rule 1.19). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { security } from '#contract/accounts/security.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words as french } from '#contract/words/fr.ts';
import { call, hunter, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { accepted, addBank } from '#server/testing/story.ts';

const PHONE = 'a1b2c3d4-0000-4000-8000-00000000000a';
const OTHER = 'a1b2c3d4-0000-4000-8000-00000000000b';
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp({ TRUSTED_PROXY: '127.0.0.1', COUNTRY_HEADER: 'X-Country' });
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
  await from(PHONE, 'NG');
});

/** Signs in with this device from that country. */
function from(device: string | null, country: string | null, password = PASSWORD) {
  return call(app, null, access.login, {
    body: { email: tunde.email, password },
    headers: {
      'user-agent': CHROME,
      'x-forwarded-for': device === OTHER || !device ? '41.203.64.9' : '105.112.33.7',
      ...(device && { 'x-device': device }),
      ...(country && { 'x-country': country }),
    },
  });
}

const pausedUntil = async () => (await tunde.ok(bankAccounts.list)).paused_until;

test('the first sign-in and those with a known device tell nobody, from wherever they come', async () => {
  await from(PHONE, 'NG');
  await from(PHONE, 'GH');
  expect(await mailsTo(app, tunde)).toEqual([]);
  expect(await pausedUntil()).toBeNull();
});

test('a new device in a known country is told by mail and notification; money is not held up', async () => {
  await from(OTHER, 'NG');
  const [mail] = await mailsTo(app, tunde);
  expect(mail?.body).toContain('Chrome on Android logged in to your account');
  expect(mail?.body).toContain('It came from Nigeria.');
  expect(mail?.body).not.toContain('withdrawals wait');
  const { notification } = await tunde.ok(notifications.list);
  expect(notification[0]).toMatchObject({ title: 'New device logged in', link: '/security' });
  expect(await pausedUntil()).toBeNull();
  await from(OTHER, 'NG');
  expect(await mailsTo(app, tunde)).toHaveLength(1);
});

test('after a logout the name is another one; the same program in the same network is known', async () => {
  await from('b1b2c3d4-0000-4000-8000-00000000000b', 'NG');
  expect(await mailsTo(app, tunde)).toEqual([]);
});

test('the same program without a name of its own is one device', async () => {
  await from(null, 'NG');
  await from(null, 'NG');
  expect(await mailsTo(app, tunde)).toHaveLength(1);
});

test('a new device in a new country pauses withdrawals for 24 hours, to the minute', async () => {
  const jobId = (await accepted(app, { hunter: ngozi, talent: tunde })).job.id;
  const code = await addBank(tunde);
  const withdraw = () =>
    tunde.call(payouts.transfer, { body: { transfer_recipient_code: code, job_id: jobId } });
  await from(OTHER, 'RU');
  expect(await pausedUntil()).not.toBeNull();
  expect((await tunde.ok(payouts.earnings)).data.paused_until).toBe(await pausedUntil());
  expect(await withdraw()).toMatchObject({
    status: 409,
    refusal: {
      code: 'withdrawals_paused',
      message: expect.stringMatching(/^Someone logged in .* until \w+ \d/),
    },
  });
  expect((await tunde.ok(payouts.earnings)).data).toMatchObject({ available: 90_000, in_flight: 0 });
  expect((await mailsTo(app, tunde)).at(-1)?.body).toContain('withdrawals wait until');
  const kinds = (await tunde.ok(security.activity)).events.map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['sign-in', 'withdrawals-paused']);
  app.passMinutes(24 * 60 - 1);
  expect((await withdraw()).status).toBe(409);
  app.passMinutes(2);
  expect((await withdraw()).status).toBe(200);
});

test('a country that nobody says is not new', async () => {
  await from(OTHER, null);
  expect(await pausedUntil()).toBeNull();
});

test.each([
  [9, false],
  [10, true],
])('%d wrong passwords within a day before a new device: paused is %s', async (wrong, paused) => {
  for (let i = 0; i < wrong; i += 1) await from(OTHER, 'NG', 'wrong-cloth-26');
  await from(OTHER, 'NG');
  expect((await pausedUntil()) !== null).toBe(paused);
});

test('wrong passwords of others hold up nobody who comes with a known device, nor those of yesterday', async () => {
  for (let i = 0; i < 10; i += 1) await from(OTHER, 'NG', 'wrong-cloth-26');
  await from(PHONE, 'NG');
  expect(await pausedUntil()).toBeNull();
  app.passMinutes(24 * 60 + 1);
  await from(OTHER, 'NG');
  expect(await pausedUntil()).toBeNull();
});

test('of two strange sign-ins at once each is let in', async () => {
  const answers = await Promise.all([from(OTHER, 'RU'), from('c1b2c3d4-0000-4000-8000-00000000000c', 'CN')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('the mail is French for who reads French', async () => {
  await tunde.ok(accounts.setLanguage, { body: { language: 'fr' } });
  await from(OTHER, 'SN');
  const [mail] = await mailsTo(app, tunde);
  expect(mail?.subject).toBe(french.security.deviceMail.subject);
  expect(mail?.body).toContain('Sénégal');
});
