/** Registration over the API: what is refused under which field, one account per address, and no rights taken from the form (rule 11.1). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { words } from '#contract/words/en.ts';
import { call, PASSWORD } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function form(changes: Record<string, unknown> = {}) {
  return {
    name: 'Amara',
    email: 'amara@people.example',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...changes,
  };
}

function register(changes: Record<string, unknown>) {
  return call(app, null, access.register, { body: form(changes) });
}

async function users(email: string) {
  return app.database.db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', email.toLowerCase())
    .execute();
}

test('makes an account without a token; the password is kept as an argon2id hash only', async () => {
  const answer = await register({ email: 'First@People.example' });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    data: {
      id: expect.any(String),
      name: 'Amara',
      email: 'First@People.example',
      created_at: expect.any(String),
    },
    token: null,
  });
  const [user] = await users('first@people.example');
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(user).toMatchObject({ operator_since: null, disabled_at: null });
});

describe('one account per address', () => {
  test.each(['taken@people.example', 'TAKEN@People.Example', '  taken@people.example '])(
    '%j is taken',
    async (email) => {
      await register({ email: 'taken@people.example' });
      const answer = await register({ email });
      expect(answer.status).toBe(422);
      expect(answer.refusal.errors).toEqual({ email: [words.accounts.errors.emailTaken] });
      expect(await users('taken@people.example')).toHaveLength(1);
    },
  );

  test('letters that only look the same are no address', async () => {
    for (const email of [
      't\u0430ken@people.example',
      'taken@people.ex\u0430mple',
      '\uFF54aken@people.example',
    ]) {
      expect((await register({ email })).refusal.errors).toEqual({
        email: [words.accounts.fixed.emailInvalid],
      });
    }
  });

  test('of ten at once one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        register({ email: i % 2 ? 'race@people.example' : 'RACE@people.example' }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter((one) => one.status !== 200)) {
      expect(answer.refusal.errors).toEqual({ email: [words.accounts.errors.emailTaken] });
    }
    expect(await users('race@people.example')).toHaveLength(1);
  });
});

describe('refuses', () => {
  test('an empty form under every field, with the fixed sentences', async () => {
    const answer = await call(app, null, access.register, { body: {} });
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toEqual({
      name: [words.accounts.fixed.name],
      email: [words.accounts.fixed.email],
      password: [words.accounts.fixed.password],
      password_confirmation: [words.accounts.fixed.password],
    });
  });

  test.each([
    ['name', 'x'.repeat(26), words.accounts.fixed.nameLong],
    ['name', '<a href=//evil>Win', words.accounts.errors.namePlain],
    ['name', 'Go to http://evil.example', words.accounts.errors.namePlain],
    ['name', 'www.evil.example', words.accounts.errors.namePlain],
    ['name', 'Line\r\nBreak', words.accounts.errors.namePlain],
    ['name', ['Amara'], words.accounts.fixed.name],
    ['email', 'a@b.c\r\nBcc: all@people.example', words.accounts.fixed.emailInvalid],
    ['email', 'a@b.example\nX: y', words.accounts.fixed.emailInvalid],
    ['email', 'amara@people', words.accounts.fixed.emailInvalid],
    ['email', 'amara,other@people.example', words.accounts.fixed.emailInvalid],
    ['email', '"Amara" <amara@people.example>', words.accounts.fixed.emailInvalid],
    [
      'email',
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`,
      words.accounts.fixed.emailInvalid,
    ],
    ['email', { $gt: '' }, words.accounts.fixed.email],
    ['name', 'Ama\u202Era', words.common.errors.plainText],
    ['name', 'Ama\u200Bra', words.common.errors.plainText],
    ['password', 12345678, words.accounts.fixed.password],
    ['password', 'x'.repeat(257), words.common.errors.tooLong(256)],
    ['password', 'short', words.accounts.fixed.passwordShort],
    ['password_confirmation', 'indigo-cloth-27', words.accounts.fixed.passwordMatch],
  ])('%s = %j', async (field, value, sentence) => {
    const both =
      field === 'password' ? { password: value, password_confirmation: value } : { [field]: value };
    const answer = await register({ email: 'refused@people.example', ...both });
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors?.[field]?.[0]).toBe(sentence);
    expect(await users('refused@people.example')).toEqual([]);
  });

  test.each([
    ...['password123', 'PASSWORD123', 'qwertyuiop', 'zzzzzzzzzz', 'steelers', 'marlboro', 'q1w2e3r4t5'],
    ...[
      'refused@people.example',
      'Okafor1990',
      'okafor-1234567',
      'ngozi-okafor-26',
      'OKAFOR.refused1',
      'adire-lagos-2026',
      'Nigeria1234567',
    ],
  ])('the password %s, which is guessed soon', async (password) => {
    const answer = await register({
      name: 'Ngozi Okafor',
      email: 'refused@people.example',
      password,
      password_confirmation: password,
    });
    expect(answer.refusal.errors).toEqual({ password: [words.accounts.errors.passwordCommon] });
  });

  test.each(['okafor-123456789', 'indigo-cloth-26'])(
    'but not %s, of which enough is their secret',
    async (password) => {
      const answer = await register({
        name: 'Ngozi Okafor',
        email: `${password.length}@people.example`,
        password,
        password_confirmation: password,
      });
      expect(answer.status).toBe(200);
    },
  );

  test.each([
    { role: 'operator' },
    { accounttypeId: 1 },
    { is_operator: true },
    { operator_since: '2026-01-01' },
    { id: 'x' },
  ])('the extra field %j', async (extra) => {
    const answer = await register({ email: 'refused@people.example', ...extra });
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toEqual({
      [Object.keys(extra)[0] as string]: [words.common.errors.unknownField],
    });
    expect(await users('refused@people.example')).toEqual([]);
  });
});

test('a password of 256 characters opens the account, and one in either spelling of Unicode', async () => {
  for (const [i, password] of ['x1'.repeat(128), 'Ọ̀rọ̀-aṣínà-26'.normalize('NFC')].entries()) {
    const email = `script${i}@people.example`;
    expect((await register({ email, password, password_confirmation: password })).status).toBe(200);
    const typed = await call(app, null, access.login, {
      body: { email, password: password.normalize('NFD') },
    });
    expect(typed.status).toBe(200);
  }
});

test('patterns stay fast on long texts', async () => {
  const long = [
    `${'a.'.repeat(50_000)}@`,
    `a@${'a-'.repeat(60_000)}`,
    `a@${'a.'.repeat(60_000)}`,
    `${'('.repeat(100_000)}`,
  ];
  for (const email of long) {
    const before = performance.now();
    const answer = await register({ email, name: email });
    expect(answer.status).toBe(422);
    expect(performance.now() - before).toBeLessThan(250);
  }
});
