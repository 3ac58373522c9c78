/** Saved bank accounts: the password is asked for, the owner is mailed, and a changed account waits for a day. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { call, hunter, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { accepted, addBank, BANK_ACCOUNT, endTransfer } from '#server/testing/story.ts';

const OTHER = { ...BANK_ACCOUNT, account_number: '0987654321' };

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
});

function add(person: Person, account = BANK_ACCOUNT, password = PASSWORD) {
  return person.call(bankAccounts.add, { body: { ...account, password } });
}

async function saved(person: Person) {
  return (await person.ok(bankAccounts.list)).accounts;
}

async function mailsAboutAccounts(person: Person) {
  return (await mailsTo(app, person)).filter(({ subject }) => subject === words.payouts.mail.subject);
}

/** An accepted order of Tunde's whose net pay can be withdrawn; returns its id. */
async function owed(): Promise<string> {
  return (await accepted(app, { hunter: ngozi, talent: tunde })).job.id;
}

function withdraw(jobId: string, code: string) {
  return tunde.call(payouts.transfer, { body: { transfer_recipient_code: code, job_id: jobId } });
}

test('an account is saved under the name that the bank knows, and its owner gets a mail', async () => {
  const answer = await add(tunde);
  expect(answer.status).toBe(200);
  const [account] = await saved(tunde);
  expect(account).toEqual(answer.body.account);
  expect(account).toMatchObject({
    account_number: '6789',
    account_name: expect.stringMatching(/^[A-Z .'-]+$/),
    usable_at: null,
  });
  const [mail] = await mailsAboutAccounts(tunde);
  expect(mail?.body).toContain('ending in 6789');
  expect(mail?.body).toContain(words.payouts.mail.notYou);
  expect(mail?.body).not.toContain(BANK_ACCOUNT.account_number);
  await app.settle();
  const { notification } = await tunde.ok(notifications.list);
  expect(notification[0]).toMatchObject({ title: 'Bank account added', link: '/bankAccounts' });
  expect(
    await app.database.db.selectFrom('mails').select('key').where('to_address', '=', tunde.email).execute(),
  ).toHaveLength(1);
});

test('without the password it is 401 reauth_required, and nothing is saved or mailed', async () => {
  const answer = await tunde.call(payouts.recipient, { body: BANK_ACCOUNT });
  expect(answer).toMatchObject({
    status: 401,
    refusal: { message: words.payouts.errors.passwordNeeded, code: 'reauth_required' },
  });
  expect(await saved(tunde)).toEqual([]);
  expect(await mailsAboutAccounts(tunde)).toEqual([]);
});

test('a wrong password is refused under its field', async () => {
  const answer = await add(tunde, BANK_ACCOUNT, 'not-my-password');
  expect(answer).toMatchObject({
    status: 422,
    refusal: { errors: { password: [words.payouts.errors.passwordWrong] } },
  });
  expect(await saved(tunde)).toEqual([]);
});

test('a saved account needs no password again, and is the same recipient', async () => {
  const code = await addBank(tunde);
  const { data } = await tunde.ok(payouts.recipient, { body: BANK_ACCOUNT });
  expect(data.data).toMatchObject({ recipient_code: code, usable_at: null });
  expect(await saved(tunde)).toHaveLength(1);
  expect(await mailsAboutAccounts(tunde)).toHaveLength(1);
  expect(await add(tunde)).toMatchObject({ status: 409, refusal: { code: 'known' } });
});

test('the password leaves no trace in the keys of repeated calls', async () => {
  const key = 'add-account-0001';
  const body = { ...BANK_ACCOUNT, password: PASSWORD };
  const first = await tunde.call(bankAccounts.add, { body, key });
  const again = await tunde.call(bankAccounts.add, { body: { ...body, password: 'another-one' }, key });
  expect(again.body).toEqual(first.body);
  const [row] = await app.database.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', key)
    .execute();
  expect(
    JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(PASSWORD);
});

test('an account in the place of another waits a day; the other one works meanwhile', async () => {
  const jobId = await owed();
  const first = await addBank(tunde);
  const second = await addBank(tunde, OTHER);
  const [changed, known] = await saved(tunde);
  expect(known?.usable_at).toBeNull();
  expect(changed?.usable_at).not.toBeNull();
  expect(await withdraw(jobId, second)).toMatchObject({
    status: 409,
    refusal: {
      code: 'bank_account_held',
      message: expect.stringMatching(/^This account is new: .* from \w+ \d/),
    },
  });
  const { data } = await tunde.ok(payouts.earnings);
  expect(data).toMatchObject({ available: 90_000, in_flight: 0 });
  const digits = [changed, known].map((account) => account?.account_number);
  expect(data.accounts.map(({ account_number }) => account_number)).toEqual(digits);
  expect((await withdraw(jobId, first)).status).toBe(200);
  const [, mail] = await mailsAboutAccounts(tunde);
  expect(mail?.body).toContain('Your other bank accounts work as before.');
  app.passMinutes(23 * 60 + 59);
  expect((await saved(tunde))[0]?.usable_at).not.toBeNull();
  app.passMinutes(2);
  expect((await saved(tunde))[0]?.usable_at).toBeNull();
});

test('removing the old account first is a change as well', async () => {
  await addBank(tunde);
  const [old] = await saved(tunde);
  await tunde.ok(bankAccounts.remove, { params: { id: old?.id ?? '' } });
  expect(await saved(tunde)).toEqual([]);
  await addBank(tunde, OTHER);
  expect((await saved(tunde))[0]?.usable_at).not.toBeNull();
});

test('what replaces an account that the bank refused is no change but a correction', async () => {
  const jobId = await owed();
  const code = await addBank(tunde, { ...BANK_ACCOUNT, account_number: '0000000001' });
  await withdraw(jobId, code);
  await endTransfer(app, tunde, 'fail');
  const right = await addBank(tunde);
  expect((await saved(tunde)).map(({ last_failed }) => last_failed)).toEqual([false, true]);
  expect((await withdraw(jobId, right)).status).toBe(200);
});

test('two accounts added at once: one is the first, the other waits', async () => {
  const answers = await Promise.all([add(tunde), add(tunde, OTHER)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await saved(tunde)).filter(({ usable_at }) => usable_at === null)).toHaveLength(1);
});

test('a password that was set by a mail today makes even the first account wait', async () => {
  await call(app, null, access.forgotPassword, { body: { email: tunde.email } });
  const mail = (await mailsTo(app, tunde)).at(-1);
  const code = /code=([0-9A-Z]{24})/.exec(mail?.body ?? '')?.[1] ?? '';
  const password = 'a-new-cloth-27';
  await call(app, null, access.resetPassword, {
    body: { code, password, password_confirmation: password },
  });
  const entered = await call(app, null, access.login, { body: { email: tunde.email, password } });
  const answer = await call(app, entered.body.token, bankAccounts.add, {
    body: { ...BANK_ACCOUNT, password },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.account.usable_at).not.toBeNull();
});

test('a removed account receives nothing any more; one that money is on its way to stays', async () => {
  const jobId = await owed();
  const code = await addBank(tunde);
  const params = { id: (await saved(tunde))[0]?.id ?? '' };
  await withdraw(jobId, code);
  expect(await tunde.call(bankAccounts.remove, { params })).toMatchObject({
    status: 409,
    refusal: { message: words.payouts.errors.accountInUse, code: 'in_flight' },
  });
  await endTransfer(app, tunde, 'settle');
  await tunde.ok(bankAccounts.remove, { params });
  const other = await owed();
  expect(await withdraw(other, code)).toMatchObject({
    status: 422,
    refusal: { errors: { transfer_recipient_code: [words.payouts.errors.accountUnconfirmed] } },
  });
});

test('a sixth account is refused', async () => {
  for (const last of [1, 2, 3, 4, 5]) {
    expect((await add(tunde, { ...BANK_ACCOUNT, account_number: `011111111${last}` })).status).toBe(200);
  }
  expect(await add(tunde)).toMatchObject({
    status: 409,
    refusal: { message: words.payouts.errors.accountsMax },
  });
});

test('guesses of the password count like those of the login', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const someone = await talent(limited, 'Amina');
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await add(someone, BANK_ACCOUNT, `guess-number-${tries}`)).status).toBe(422);
  }
  const entering = { body: { email: someone.email, password: PASSWORD } };
  expect((await call(limited, null, access.login, entering)).status).toBe(429);
  await limited.close();
});
