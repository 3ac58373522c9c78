/** The forgotten password over the API: equal answers, a code that works once and for a limited time, and what it ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { words } from '#contract/words/en.ts';
import { call, PASSWORD, type Person, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { plainRefusal } from '#server/testing/every-endpoint.ts';
import { mailsTo } from '#server/testing/mails.ts';

const NEW = 'woven-indigo-27';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: 'https://market.example' });
});
afterAll(() => app.close());

function forgot(email: string, headers: Record<string, string> = {}) {
  return call(app, null, access.forgotPassword, { body: { email }, headers });
}

function reset(code: string, password = NEW) {
  return call(app, null, access.resetPassword, {
    body: { code, password, password_confirmation: password },
  });
}

function login(email: string, password: string) {
  return call(app, null, access.login, { body: { email, password } });
}

/** Asks for a code and reads it from the mail. */
async function codeFor(someone: Person): Promise<string> {
  await forgot(someone.email);
  const mail = (await mailsTo(app, someone)).at(-1);
  return /\n([0-9A-HJKMNP-TV-Z]{24})\n/.exec(mail?.body ?? '')?.[1] ?? 'no code';
}

describe('asking', () => {
  test('answers the same for a known, an unknown and a disabled address, and mails only the known one', async () => {
    const amara = await person(app, 'Amara', []);
    const gone = await person(app, 'Gone', []);
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', gone.id)
      .execute();
    for (const email of [amara.email, 'nobody@people.example', gone.email]) {
      const answer = await forgot(email);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true, message: words.accounts.forgot.done });
    }
    expect(await mailsTo(app, amara)).toHaveLength(1);
    expect(await mailsTo(app, { email: 'nobody@people.example' })).toHaveLength(0);
    expect(await mailsTo(app, gone)).toHaveLength(0);
  });

  test('the link of the mail leads to the address of the settings, whatever the request says', async () => {
    const amara = await person(app, 'Amara', []);
    await forgot(amara.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await mailsTo(app, amara);
    expect(mail?.body).toContain('https://market.example/resetPassword?code=');
    expect(mail?.body).not.toContain('evil');
    expect(mail?.html).not.toContain('evil');
  });

  test('the code itself is stored nowhere but in the mail', async () => {
    const amara = await person(app, 'Amara', []);
    const code = await codeFor(amara);
    const rows = await app.database.db
      .selectFrom('password_resets')
      .selectAll()
      .where('user_id', '=', amara.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows).toHaveLength(1);
  });

  test('more than three times within an hour mails no more and still answers the same', async () => {
    const amara = await person(app, 'Amara', []);
    for (let i = 0; i < 5; i += 1) {
      expect((await forgot(amara.email)).body).toEqual({
        success: true,
        message: words.accounts.forgot.done,
      });
    }
    expect(await mailsTo(app, amara)).toHaveLength(3);
    app.passMinutes(61);
    await forgot(amara.email);
    expect(await mailsTo(app, amara)).toHaveLength(4);
  });
});

describe('the code', () => {
  test('sets the password, ends every session and says so by mail', async () => {
    const amara = await person(app, 'Amara', []);
    const { token: second } = (await login(amara.email, PASSWORD)).body;
    const answer = await reset(await codeFor(amara));
    expect(answer.body).toEqual({ success: true, message: words.accounts.reset.done });
    expect((await call(app, amara.token, accounts.me)).status).toBe(401);
    expect((await call(app, second, accounts.me)).status).toBe(401);
    expect((await login(amara.email, PASSWORD)).status).toBe(401);
    expect((await login(amara.email, NEW)).status).toBe(200);
    expect((await mailsTo(app, amara)).map((mail) => mail.subject)).toEqual([
      'Set a new password',
      'Your password was changed',
    ]);
  });

  test('does not set the current password again, and still works afterwards', async () => {
    const amara = await person(app, 'Amara', []);
    const code = await codeFor(amara);
    const same = await reset(code, PASSWORD);
    expect(same.status).toBe(422);
    expect(same.refusal.errors).toEqual({ password: [words.accounts.errors.passwordSame] });
    expect((await call(app, amara.token, accounts.me)).status).toBe(200);
    expect((await reset(code)).status).toBe(200);
  });

  test('works once: a repeat, a made-up one and an expired one are refused alike', async () => {
    const [amara, late] = [await person(app, 'Amara', []), await person(app, 'Late', [])];
    const expired = await codeFor(late);
    app.passMinutes(31);
    const used = await codeFor(amara);
    expect((await reset(used)).status).toBe(200);
    for (const code of [used, '0'.repeat(24), expired, 'short']) {
      const answer = await reset(code, 'third-indigo-28');
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({
        ...plainRefusal('accounts.errors.codeInvalid'),
        fields: { code: [{ code: 'accounts.errors.codeInvalid', params: [] }] },
        errors: { code: [words.accounts.errors.codeInvalid] },
      });
    }
    expect((await login(amara.email, NEW)).status).toBe(200);
    expect((await login(late.email, PASSWORD)).status).toBe(200);
  });

  test('is good for 30 minutes', async () => {
    const amara = await person(app, 'Amara', []);
    const code = await codeFor(amara);
    app.passMinutes(29);
    expect((await reset(code)).status).toBe(200);
  });

  test('a newer one ends the older', async () => {
    const amara = await person(app, 'Amara', []);
    const [older, newer] = [await codeFor(amara), await codeFor(amara)];
    expect((await reset(older)).status).toBe(422);
    expect((await reset(newer)).status).toBe(200);
  });

  test('of parallel resets with one code one wins', async () => {
    const amara = await person(app, 'Amara', []);
    const code = await codeFor(amara);
    const passwords = Array.from({ length: 6 }, (_, i) => `parallel-cloth-${i}`);
    const answers = await Promise.all(passwords.map((password) => reset(code, password)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const entered = await Promise.all(passwords.map((password) => login(amara.email, password)));
    const winner = answers.findIndex((answer) => answer.status === 200);
    expect(entered.map((answer) => answer.status === 200)).toEqual(passwords.map((_, i) => i === winner));
  });

  test('is read as people type it', async () => {
    const amara = await person(app, 'Amara', []);
    const code = await codeFor(amara);
    const typed = ` ${code
      .toLowerCase()
      .replace(/0/g, 'o')
      .replace(/1/g, 'l')
      .replace(/(.{6})/g, '$1 ')}`;
    expect((await reset(typed)).status).toBe(200);
  });

  test('is not used up by a refused password', async () => {
    const amara = await person(app, 'Amara', []);
    const code = await codeFor(amara);
    expect((await reset(code, 'password123')).refusal.errors).toEqual({
      password: [words.accounts.errors.passwordCommon],
    });
    expect((await reset(code, 'my-Amara-1999')).status).toBe(422);
    expect((await reset(code, 'short')).refusal.errors?.password).toEqual([
      words.accounts.fixed.passwordShort,
    ]);
    expect((await reset(code)).status).toBe(200);
  });
});

test('a login that began before the reset opens nothing after it', async () => {
  const amara = await person(app, 'Amara', []);
  const code = await codeFor(amara);
  const [entering, changed] = await Promise.all([login(amara.email, PASSWORD), reset(code)]);
  expect(changed.status).toBe(200);
  if (entering.status === 200) expect((await call(app, entering.body.token, accounts.me)).status).toBe(401);
  else expect(entering.status).toBe(401);
});

test('asking does the same for an unknown address as for a known one: one note, and the mail is made after the answer', async () => {
  const amara = await person(app, 'Amara', []);
  await app.settle();
  const [notes, mails] = [await count('events'), await count('mails')];
  for (const [i, email] of ['nobody@people.example', amara.email].entries()) {
    await forgot(email);
    expect(await count('events')).toBe(notes + i + 1);
    expect(await count('mails')).toBe(mails);
  }
  await app.settle();
  expect(await count('mails')).toBe(mails + 1);
});

async function count(table: 'events' | 'mails'): Promise<number> {
  return (await app.database.db.selectFrom(table).select('id').execute()).length;
}
