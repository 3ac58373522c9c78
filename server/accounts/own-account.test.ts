/** What people can change about their own account: password, e-mail, phone and sessions; a thief without the password can change nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { security } from '#contract/accounts/security.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words/en.ts';
import { words as french } from '#contract/words/fr.ts';
import { newId, sha256 } from '#server/core/security/ids.ts';
import { call, PASSWORD, type Person, person, signedIn } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';

const NEW = 'woven-indigo-27';
const PHONE = '+234 803 765 4321';

let app: TestApp;
let amara: Person;
let second: Person;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: 'https://market.example' });
});
afterAll(() => app.close());
beforeEach(async () => {
  amara = await person(app, 'Amara', [2]);
  second = await signedIn(app, amara);
});

function login(email: string, password = PASSWORD, headers: Record<string, string> = {}) {
  return call(app, null, access.login, { body: { email, password }, headers });
}

async function kinds(): Promise<string[]> {
  return (await amara.ok(security.activity)).events.map(({ kind }) => kind);
}

const alive = async (one: Person) => (await one.call(accounts.me)).status === 200;

describe('the password', () => {
  const change = (password: string, chosen = NEW, again = chosen) =>
    amara.call(security.changePassword, {
      body: { password, new_password: chosen, new_password_confirmation: again },
    });

  test('is changed by the present one: the other sessions end, this one goes on under a new token, a mail says so', async () => {
    await app.database.db
      .insertInto('push_subscriptions')
      .values({
        ...{
          id: newId(),
          user_id: amara.id,
          session_hash: sha256(amara.token),
          endpoint: 'https://a.example',
        },
        ...{ p256dh: '', auth: '', created_at: new Date() },
      })
      .execute();
    const { token } = (await change(PASSWORD)).body;
    expect(await alive(amara)).toBe(false);
    expect((await call(app, token, accounts.me)).status).toBe(200);
    const { sessions } = (await call(app, token, security.sessions)).body;
    expect(sessions.map(({ current }) => current)).toEqual([true]);
    const devices = await app.database.db
      .selectFrom('push_subscriptions')
      .select('session_hash')
      .where('user_id', '=', amara.id)
      .execute();
    expect(devices).toEqual([{ session_hash: sha256(token) }]);
    amara = { ...amara, ...(await signedIn(app, amara)) };
    expect(await alive(second)).toBe(false);
    expect((await login(amara.email)).status).toBe(401);
    expect((await login(amara.email, NEW)).status).toBe(200);
    const [mail] = await mailsTo(app, amara);
    expect(mail?.body).toContain(words.notifications.mail.passwordChangedHere);
    expect(await kinds()).toContain('password-changed');
  });

  test('stays for a wrong one, for the same one, for two that differ, and for one that is easy to guess', async () => {
    expect(await change('wrong-cloth-26')).toMatchObject({
      status: 422,
      refusal: { errors: { password: [expect.any(String)] } },
    });
    expect(await change(PASSWORD, NEW, 'woven-indigo-28')).toMatchObject({
      status: 422,
      refusal: { errors: { new_password_confirmation: [words.accounts.fixed.passwordMatch] } },
    });
    expect(await change(PASSWORD, PASSWORD)).toMatchObject({
      status: 422,
      refusal: { errors: { new_password: [words.accounts.errors.passwordSame] } },
    });
    expect(await change(PASSWORD, 'password123')).toMatchObject({
      status: 422,
      refusal: { errors: { new_password: [words.accounts.errors.passwordCommon] } },
    });
    expect(await alive(second)).toBe(true);
    expect((await login(amara.email)).status).toBe(200);
    expect(await kinds()).toEqual(['sign-in', 'password-wrong']);
  });

  test('ends a code that was mailed before', async () => {
    await call(app, null, access.forgotPassword, { body: { email: amara.email } });
    const code = /code=([0-9A-Z]{24})/.exec((await mailsTo(app, amara))[0]?.body ?? '')?.[1] ?? '';
    await change(PASSWORD);
    const reset = { code, password: 'third-cloth-28', password_confirmation: 'third-cloth-28' };
    expect((await call(app, null, access.resetPassword, { body: reset })).status).toBe(422);
  });
});

describe('sessions', () => {
  const list = async (one = amara) => (await one.ok(security.sessions)).sessions;

  test('are listed with their device, this one first and marked', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await login(amara.email, PASSWORD, headers);
    const sessions = await list();
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(sessions.find(({ browser }) => browser)).toMatchObject({ browser: 'Firefox', system: 'Windows' });
    expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/);
  });

  test('one is ended with the password; a wrong one, a stranger’s or none ends nothing', async () => {
    const id = (await list()).find(({ current }) => !current)?.id ?? '';
    const end = (one: Person, body: object) => one.call(security.endSession, { body: { id, ...body } });
    expect((await end(amara, {})).status).toBe(422);
    expect((await end(amara, { password: 'wrong-cloth-26' })).status).toBe(422);
    const other = await person(app, 'Tunde', []);
    expect((await end(other, { password: PASSWORD })).status).toBe(404);
    expect(await alive(second)).toBe(true);
    expect((await end(amara, { password: PASSWORD })).status).toBe(200);
    expect(await alive(second)).toBe(false);
    expect(await alive(amara)).toBe(true);
  });

  test('all others are ended at once', async () => {
    const third = await signedIn(app, amara);
    expect((await amara.ok(security.endOtherSessions, { body: { password: PASSWORD } })).ended).toBe(2);
    expect([await alive(amara), await alive(second), await alive(third)]).toEqual([true, false, false]);
    expect(await list()).toHaveLength(1);
  });
});

describe('the phone number', () => {
  const phone = async () => (await amara.ok(accounts.me)).user_profile?.phone_number;

  test('is changed by the profile form just after a sign-in, and later with the password', async () => {
    const fresh = await signedIn(app, amara);
    await fresh.ok(profiles.save, { body: { phone_number: '0803 555 0001' } });
    expect(await phone()).toBe('0803 555 0001');
    app.passMinutes(16);
    const refused = await amara.call(profiles.save, { body: { phone_number: PHONE, firstname: 'Ada' } });
    expect(refused).toMatchObject({ status: 401, refusal: { code: 'reauth_required' } });
    expect((await amara.ok(accounts.me)).user_profile?.firstname).toBe('Amara');
    const body = { password: PASSWORD, phone_number: PHONE };
    expect(
      (await amara.call(security.changePhone, { body: { ...body, password: 'wrong-cloth-26' } })).status,
    ).toBe(422);
    expect(await phone()).not.toBe(PHONE);
    await amara.ok(security.changePhone, { body });
    expect(await phone()).toBe(PHONE);
    await amara.ok(profiles.save, { body: { phone_number: PHONE, firstname: 'Ada' } });
    expect(await kinds()).toContain('phone-changed');
  });

  test('is not there before the profile', async () => {
    const fresh = await person(app, 'Fresh', []);
    const body = { password: PASSWORD, phone_number: PHONE };
    expect((await fresh.call(security.changePhone, { body })).status).toBe(404);
  });
});

describe('the e-mail', () => {
  let next: string;
  let count = 0;
  beforeEach(() => {
    count += 1;
    next = `amara${count}@elsewhere.example`;
  });

  const ask = (email = next, password = PASSWORD) =>
    amara.call(security.askEmailChange, { body: { email, password } });
  const confirm = (code: string) => call(app, null, security.confirmEmail, { body: { code } });
  const stop = (code: string) => call(app, null, security.stopEmail, { body: { code } });
  const lastCode = async (email: string) =>
    /confirmEmail\?code=([0-9A-Z]{24})/.exec((await mailsTo(app, { email })).at(-1)?.body ?? '')?.[1] ??
    'none';

  test('changes when both addresses have confirmed, whichever comes first', async () => {
    await ask();
    const codes = [await lastCode(next), await lastCode(amara.email)];
    expect((await confirm(codes[0] ?? '')).body).toEqual({ success: true, state: 'waiting' });
    expect((await confirm(codes[0] ?? '')).body).toEqual({ success: true, state: 'waiting' });
    expect((await amara.ok(security.emailChange)).change).toMatchObject({
      email: next,
      old_confirmed: false,
      new_confirmed: true,
    });
    expect((await login(next)).status).toBe(401);
    expect((await confirm(codes[1] ?? '')).body).toEqual({ success: true, state: 'changed' });
    expect((await login(next)).status).toBe(200);
    expect((await login(amara.email)).status).toBe(401);
    for (const email of [next, amara.email]) {
      expect((await mailsTo(app, { email })).at(-1)?.subject).toBe(words.security.emailMail.changed);
    }
    expect((await amara.ok(security.emailChange)).change).toBeNull();
    expect((await confirm(codes[1] ?? '')).status).toBe(422);
  });

  test('stays after the present address stopped it; the new one cannot stop it', async () => {
    await ask();
    const [fresh, present] = [await lastCode(next), await lastCode(amara.email)];
    expect((await stop(fresh)).status).toBe(422);
    expect((await stop(present)).status).toBe(200);
    for (const code of [fresh, present]) expect((await confirm(code)).status).toBe(422);
    expect((await login(amara.email)).status).toBe(200);
    expect(await kinds()).toEqual(['sign-in', 'email-change-stopped', 'email-change-asked']);
  });

  test('asks for the password, and for an address without an account', async () => {
    expect((await ask(next, 'wrong-cloth-26')).status).toBe(422);
    const taken = await person(app, 'Tunde', []);
    const { emailInUse, emailOwn } = words.accounts.errors;
    for (const [email, said] of [
      [taken.email.toUpperCase(), emailInUse],
      [amara.email.toUpperCase(), emailOwn],
    ] as const) {
      expect(await ask(email)).toMatchObject({ status: 422, refusal: { errors: { email: [said] } } });
    }
    expect(await mailsTo(app, { email: next })).toEqual([]);
  });

  test('a newer one ends the older, and after 24 hours neither works', async () => {
    await ask();
    const older = await lastCode(next);
    await ask();
    const newer = [await lastCode(next), await lastCode(amara.email)];
    expect((await confirm(older)).status).toBe(422);
    expect((await confirm(newer[0] ?? '')).status).toBe(200);
    app.passMinutes(24 * 60 + 1);
    expect((await confirm(newer[1] ?? '')).status).toBe(422);
    expect((await amara.ok(security.emailChange)).change).toBeNull();
  });

  test('an address that somebody took meanwhile is refused at the end', async () => {
    await ask();
    const codes = [await lastCode(next), await lastCode(amara.email)];
    await confirm(codes[0] ?? '');
    await call(app, null, access.register, {
      body: { name: 'Other', email: next, password: NEW, password_confirmation: NEW },
    });
    expect((await confirm(codes[1] ?? '')).status).toBe(422);
    expect((await login(amara.email)).status).toBe(200);
  });

  test('the codes are stored nowhere but in the mails, which are French for who reads French', async () => {
    await amara.ok(accounts.setLanguage, { body: { language: 'fr' } });
    await ask();
    const code = await lastCode(next);
    const rows = await app.database.db.selectFrom('email_changes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await mailsTo(app, amara)).at(-1)?.subject).toBe(french.security.emailMail.subject);
  });
});

describe('a thief', () => {
  test('who guesses the password waits as at the login, and every guess is in the log', async () => {
    const guarded = await testApp({ RATE_LIMITS: 'on' });
    const owner = await person(guarded, 'Amara', []);
    const body = { password: 'wrong-cloth-26' };
    const statuses = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push((await owner.call(security.endOtherSessions, { body })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    const right = await owner.call(security.changePassword, {
      body: { password: PASSWORD, new_password: NEW, new_password_confirmation: NEW },
    });
    expect(right.status).toBe(429);
    expect((await owner.ok(security.activity)).events.map(({ kind }) => kind)).toEqual([
      ...Array(2).fill('throttled'),
      ...Array(10).fill('password-wrong'),
    ]);
    await guarded.close();
  });
});
