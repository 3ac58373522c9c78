/** The link of a mail: signed, works without a login, changes nothing when opened, and stops one kind of mails to one person. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { record } from '#server/core/work/events.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { bidOn, postJob } from '#server/testing/market.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: 'https://market.example' });
});
afterAll(() => app.close());
beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});

/** The link in the mail of a new application, without the site. */
async function linkOf(person: Person): Promise<string> {
  await bidOn(tunde, await postJob(person));
  await app.settle();
  const url = (await mailsTo(app, person)).at(-1)?.unsubscribe_url ?? '';
  expect(url).toMatch(/^https:\/\/market\.example\/unsubscribe\?/);
  return url.slice('https://market.example'.length);
}

async function isMailed(person: Person, kind: string): Promise<boolean | undefined> {
  const { preferences } = await person.ok(notificationPreferences.get);
  return preferences.find((one) => one.kind === kind)?.mail?.on;
}

const open = (url: string) => app.http.inject({ method: 'GET', url });
const post = (
  url: string,
  payload = 'List-Unsubscribe=One-Click',
  type = 'application/x-www-form-urlencoded',
) => app.http.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('the link of a mail', () => {
  test('shows one button and changes nothing until it is pressed', async () => {
    const link = await linkOf(ngozi);
    const page = await open(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No more e-mails about bids and agreements');
    expect(page.body.match(/<button/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/<script|action=/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await isMailed(ngozi, 'agreements')).toBe(true);
    expect((await post(link)).statusCode).toBe(200);
    expect(await isMailed(ngozi, 'agreements')).toBe(false);
    expect(await isMailed(ngozi, 'work')).toBe(true);
    await bidOn(await talent(app, 'Amina'), await postJob(ngozi));
    await app.settle();
    expect(await mailsTo(app, ngozi)).toHaveLength(1);
  });

  test('speaks the language of the account, as the mail did; a broken one that of the browser', async () => {
    await ngozi.ok(accounts.setLanguage, { body: { language: 'fr' } });
    const link = await linkOf(ngozi);
    const pages = [
      await open(link),
      await post(link),
      await app.http.inject({ url: '/unsubscribe', headers: { 'accept-language': 'fr' } }),
    ];
    for (const page of pages) {
      expect(page.body).toContain('<html lang="fr">');
      expect(page.body).toContain('Modifier vos préférences');
    }
    const [ask, done, broken] = pages.map(({ body }) => body);
    expect(ask).toContain('Ne plus recevoir d’e-mails sur les candidatures et accords');
    expect(ask).toContain('Arrêter ces e-mails');
    expect(done).toContain('C’est fait.');
    expect(broken).toContain('Ce lien n’est pas complet');
    expect((await open('/unsubscribe')).body).toContain('<html lang="en">');
  });

  test('works by one click of a mail program, in either form, twice, and without any', async () => {
    const link = await linkOf(ngozi);
    const form =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const answers = [
      await post(link, form, 'multipart/form-data; boundary=x'),
      await post(link),
      await app.http.inject({ method: 'POST', url: link }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(await isMailed(ngozi, 'agreements')).toBe(false);
  });

  test('of one person or kind is none of another, and a changed one is refused', async () => {
    const link = await linkOf(ngozi);
    const forged = [
      link.replace(ngozi.id, tunde.id),
      link.replace('kind=agreements', 'kind=work'),
      link.replace('kind=agreements', 'kind=money'),
      link.replace(/seal=.*/, 'seal='),
      `${link}x`,
      `${link}&kind=work`,
      '/unsubscribe',
    ];
    for (const url of forged) {
      expect((await open(url)).statusCode, url).toBe(404);
      expect((await post(url)).statusCode, url).toBe(404);
    }
    for (const person of [ngozi, tunde]) {
      expect(await isMailed(person, 'agreements')).toBe(true);
      expect(await isMailed(person, 'work')).toBe(true);
    }
  });

  test('leads nowhere else, and its seal stays here', async () => {
    const link = await linkOf(ngozi);
    const answer = await open(`${link}&next=https://evil.example&redirect=//evil.example`);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).not.toContain('evil.example');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect((await post(link, 'x'.repeat(5_000))).statusCode).toBe(413);
  });
});

describe('mails about money and security', () => {
  test('cannot be stopped and offer no link', async () => {
    const at = app.services.clock.now();
    const event = {
      name: 'payout.settle',
      about: { kind: 'payout', id: randomUUID() },
      actor: { kind: 'provider', id: null },
      facts: { side: 'talent', amount: '5000000', user_id: tunde.id, job_id: null },
      at,
    } as const;
    await app.database.db.transaction().execute((tx) => record(tx, event));
    await call(app, null, access.forgotPassword, { body: { email: tunde.email } });
    await app.settle();
    const mails = await mailsTo(app, tunde);
    expect(mails.map((mail) => mail.subject).sort()).toEqual([
      'Money sent to your bank',
      'Set a new password',
    ]);
    for (const mail of mails) {
      expect(mail.unsubscribe_url).toBeNull();
      expect(mail.body + mail.html).not.toMatch(/unsubscribe|No more e-mails/i);
    }
  });
});
