/** Which language an answer is in, and how the code of a sentence becomes that sentence. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { languageFileName } from '#contract/core/languages.ts';
import { words } from '#contract/words.ts';
import { hunter } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { ownPath, preferred, render } from './language.ts';

describe('the requested language', () => {
  test.each([
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CI,fr;q=0.9,en;q=0.8', 'fr'],
    ['en-NG,en;q=0.9,fr;q=0.8', 'en'],
    ['yo,fr;q=0.5', 'fr'],
    ['de, fr;q=0', 'en'],
    ['en;q=0.4, fr;q=0.7', 'fr'],
  ])('of “%s” is %s', (header, language) => {
    expect(preferred(header)).toBe(language);
  });
});

describe('the code of a sentence', () => {
  test.each([
    [words.accounts.fixed.name, 'Please Enter Your Name', 'Saisissez votre nom'],
    [words.common.errors.tooLong(25), 'Use at most 25 characters', '25 caractères au plus'],
    [
      words.jobs.errors.budgetMin(1000),
      'Enter a budget of N1,000 or more',
      'Saisissez un budget d’au moins N1\u00A0000',
    ],
    [
      words.common.refusals.illegalStep('disputed'),
      "The status is now “Disputed”, so this isn't possible.",
      'Le statut est maintenant «\u00A0En litige\u00A0», ce n’est donc pas possible.',
    ],
    [
      words.common.refusals.illegalStep('lapsed'),
      "This has changed in the meantime, so it isn't possible any more.",
      'La situation a changé entre-temps, ce n’est donc plus possible.',
    ],
    ['What a bank answered', 'What a bank answered', 'What a bank answered'],
    ['no.such.sentence', 'no.such.sentence', 'no.such.sentence'],
  ])('“%s” is rendered in both languages', (code, english, french) => {
    expect([render(code, 'en'), render(code, 'fr')]).toEqual([english, french]);
  });
});

test.each([
  ['/jobrequest?tab=applied', '/jobrequest?tab=applied'],
  ['//elsewhere.example', '/'],
  ['/..//elsewhere.example', '/'],
  ['/a/%2e%2e//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  [['/a', '/b'], '/'],
  [undefined, '/'],
])('after choosing a language %s leads to %s', (asked, place) => {
  expect(ownPath(asked)).toBe(place);
});

test('the files of a build in French stand beside the English ones', () => {
  expect([languageFileName('index.html', 'en'), languageFileName('index.html', 'fr')]).toEqual([
    'index.html',
    'index.fr.html',
  ]);
});

describe('over the API', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  test('a refusal is in the language of the call', async () => {
    const ask = (language: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/register',
        headers: { 'accept-language': language },
        payload: { name: '', email: 'x', password: 'short', password_confirmation: '' },
      });
    const [english, french] = [(await ask('en')).json(), (await ask('fr')).json()];
    expect(english.message).toBe("Some of what you entered isn't valid. Check it and try again.");
    expect(french.message).toBe('Une partie de votre saisie n’est pas valide. Vérifiez-la et réessayez.');
    expect(french.errors.name).toEqual(['Saisissez votre nom']);
    expect(Object.keys(french.errors)).toEqual(Object.keys(english.errors));
  });

  test('a choice is kept on the account, and mails follow it', async () => {
    const ngozi = await hunter(app, 'Ngozi');
    await ngozi.ok(accounts.setLanguage, { body: { language: 'fr' } });
    expect((await ngozi.ok(accounts.me)).language).toBe('fr');
    await app.http.inject({ method: 'POST', url: '/api/forgotpassword', payload: { email: ngozi.email } });
    const mails = await mailsTo(app, ngozi);
    expect(mails.map(({ subject }) => subject)).toEqual(['Choisir un nouveau mot de passe']);
    expect(mails[0]?.html).toContain('<html lang="fr">');
    expect((await ngozi.call(accounts.setLanguage, { body: { language: 'de' as 'fr' } })).status).toBe(422);
  });

  test('without a choice the account has the language of the last login, and takes nobody along', async () => {
    const aya = { email: 'aya@people.example', password: 'indigo-cloth-26' };
    const from = (url: string, language: string, payload: object) =>
      app.http.inject({ method: 'POST', url, payload, headers: { 'accept-language': language } });
    await from('/api/register', 'en', { name: 'Aya', ...aya, password_confirmation: aya.password });
    const row = () =>
      app.database.db
        .selectFrom('users')
        .select('language')
        .where('email', '=', aya.email)
        .executeTakeFirst();
    expect((await row())?.language).toBe('en');
    const french = (await from('/api/login', 'fr', aya)).json();
    expect([french.language, (await row())?.language]).toEqual([null, 'fr']);
    await app.http.inject({
      method: 'PUT',
      url: '/api/language',
      payload: { language: 'en' },
      headers: { authorization: `Bearer ${french.token}`, 'idempotency-key': randomUUID() },
    });
    expect((await from('/api/login', 'fr', aya)).json().language).toBe('en');
    expect((await row())?.language).toBe('en');
  });

  test('the address of a language keeps it in a cookie and leads on', async () => {
    const reply = await app.http.inject({ url: '/language/fr?to=%2Flogin' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login']);
    expect(reply.headers['set-cookie']).toContain('adire.language=fr; Path=/');
    expect((await app.http.inject({ url: '/language/de?to=/' })).statusCode).toBe(404);
  });
});

describe('where the site has TLS', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ PUBLIC_URL: 'https://adire.example' });
  });
  afterAll(() => app.close());

  const languageWith = async (cookie: string) =>
    (await app.http.inject({ url: '/home', headers: { cookie } })).headers['content-language'];

  test('the cookie is one of this host alone, which no other host can plant or hide', async () => {
    const reply = await app.http.inject({ url: '/language/fr?to=%2Flogin' });
    expect(reply.headers['set-cookie']).toBe(
      '__Host-adire.language=fr; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
    );
    expect(await languageWith('adire.language=en; __Host-adire.language=fr')).toBe('fr');
    expect(await languageWith('x__Host-adire.language=fr')).toBe('en');
  });
});
