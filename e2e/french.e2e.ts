/** The market in French: chosen before login, stored in the account, and switched back; no English remains on the screens. */
import { expect, type Page, test } from '@playwright/test';
import { languageNames } from '#contract/core/languages.ts';
import { publicPages } from '#contract/site/paths.ts';
import { words } from '#contract/words/en.ts';
import { words as frenchWords } from '#contract/words/fr.ts';
import { postJob } from './support/deals.ts';
import { newMember, PASSWORD, pageOf, unique } from './support/people.ts';

const english = new Set(textsOf(words));
/** All French texts, plus the names of both languages, which the language switch always shows. */
const french = new Set([...textsOf(frenchWords), ...Object.values(languageNames)]);

/** Returns all texts of a catalogue group. Words that both languages share, such as Adire, do not count as English. */
function textsOf(group: object): string[] {
  return Object.values(group).flatMap((value) => {
    if (typeof value === 'string') return value ? [value.trim()] : [];
    return value && typeof value === 'object' ? textsOf(value) : [];
  });
}

/** Runs in the page. */
const TEXTS_OF_PAGE = `(() => {
  const texts = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.add(walk.currentNode.textContent.trim());
  for (const named of document.querySelectorAll('[aria-label],[placeholder],[title]')) {
    for (const name of ['aria-label', 'placeholder', 'title']) texts.add(named.getAttribute(name) ?? '');
  }
  return [...texts];
})()`;

/** Runs in the page: returns how many app pages the worker caches for offline use. */
const PAGES_KEPT =
  "caches.keys().then((names) => names.filter((name) => name.startsWith('adire-shell-')).length)";

/** Expects every text on the page, including texts for screen readers, to be French. */
async function expectFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const seen = await page.evaluate<string[]>(TEXTS_OF_PAGE);
  expect(seen.filter((text) => english.has(text) && !french.has(text))).toEqual([]);
}

test('a person chooses French, signs up, sees a mistake found by the server, and bids for a job', async ({
  page,
  request,
}) => {
  const hunter = await newMember(request, 'Kemi Ogunleye', 'hunter');
  const title = `Étiquettes ${unique()}`;
  await postJob(request, hunter, title);
  const email = `aya.${unique()}@people.example`;

  await test.step('the language is chosen on the way in', async () => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible();
    await expect(page).toHaveURL(/\/signup$/);
    await expectFrench(page);
  });

  await test.step('mistakes are in French, from the page and from the server', async () => {
    const create = page.getByRole('button', { name: 'Créer le compte' });
    await create.click();
    await expect(page.getByText('Saisissez votre nom')).toBeVisible();
    await page.getByLabel('Nom d’utilisateur').fill('Aya Koné');
    await page.getByLabel('E-mail').fill(hunter.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirmez le mot de passe', { exact: true }).fill(PASSWORD);
    await create.click();
    await expect(page.getByRole('main').getByText('Cette adresse a déjà un compte.')).toBeVisible();
    await expectFrench(page);
    await page.getByLabel('E-mail').fill(email);
    await create.click();
    await expect(page.getByText('Inscription réussie, connectez-vous')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  });

  await test.step('a mail follows the language of the account', async () => {
    await request.post('/api/forgotpassword', { data: { email } });
    await expect
      .poll(async () => (await request.get('/dev/mail')).text())
      .toContain('Choisir un nouveau mot de passe');
  });

  await test.step('the profile', async () => {
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('heading', { name: 'Créez votre profil' })).toBeVisible();
    await page.getByLabel('Prénom').fill('Aya');
    await page.getByLabel('Nom', { exact: true }).fill('Koné');
    await page.getByLabel('Femme').check();
    await page.getByLabel('Téléphone').fill('+234 803 123 4567');
    await expectFrench(page);
    await page.getByRole('button', { name: 'Suivant' }).click();
    await page.getByLabel('Pays').fill('Nigeria');
    await page.getByLabel('Région').selectOption('LA');
    await page.getByLabel(/^Talent créatif/).check();
    await expectFrench(page);
    await page.getByRole('button', { name: 'Enregistrer le profil' }).click();
    await expect(page).toHaveURL(/\/publicProfile/);
    await expect(page.getByRole('heading', { name: 'Vos prochaines étapes' })).toBeVisible();
    await expectFrench(page);
  });

  await test.step('a bid, with the price as French writes it', async () => {
    await page.goto('/jobrequest');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectFrench(page);
    await page.getByRole('heading', { name: 'Postuler', exact: true }).scrollIntoViewIfNeeded();
    await page.getByLabel('Votre proposition').fill('Je commence par vingt petits essais.');
    await page.getByLabel(/^Oui, j’accepte N150\s000$/).check();
    await page.getByRole('button', { name: 'Postuler à cette mission' }).click();
    await expect(page.getByRole('heading', { name: 'Candidature envoyée !' })).toBeVisible();
    await expectFrench(page);
  });

  await test.step('and back to English', async () => {
    await page.goto('/publicProfile');
    await page.getByRole('button', { name: /^Menu/ }).first().click();
    await page.getByText('English', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
  });
});

const PLACES = [
  ...['/order', '/earning', '/talentnotification', '/messagedashboard', '/trackerTalentList'],
  ...['/viewpastjobs', '/creategig', '/bankAccounts', '/notificationPreferences', '/account'],
];

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-CI' });

  test('every place of a talent is in French', { tag: '@both' }, async ({ browser, request }) => {
    const page = await pageOf(browser, await newMember(request, 'Aya Koné', 'talent'));
    for (const place of PLACES) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFrench(page);
    }
  });
});

test('without a choice the browser’s own language is the first guess', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CI' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expectFrench(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await context.close();
});

test('the public pages are chosen in French in their foot, without scripts too, and the app follows', {
  tag: '@both',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-NG' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'La plus grande place de marché d’Afrique' }),
  ).toBeVisible();
  await context.close();

  const scripted = await browser.newContext({ locale: 'en-NG' });
  const tab = await scripted.newPage();
  await tab.goto('/agreement');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(tab).toHaveURL(/\/agreement$/);
  await expect(tab.getByText('Seul le texte anglais fait foi')).toBeVisible();
  await tab.getByRole('link', { name: 'Lire le texte anglais' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();

  for (const path of publicPages) {
    await tab.goto(path);
    // French labels are longer: none of them may make the page wider than the screen.
    expect([path, await tab.evaluate('document.documentElement.scrollWidth > innerWidth')]).toEqual([
      path,
      false,
    ]);
    await expectFrench(tab);
  }
  await tab.goto('/escrowHome');
  await tab.getByRole('slider', { name: /^Étapes manquées/ }).press('ArrowRight');
  await expect(tab.locator('#worked dl output[data-show="talent"]')).toHaveText(/^N85\s500$/);
  await tab.getByRole('link', { name: 'Connexion' }).first().click();
  await expect(tab.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expectFrench(tab);

  await tab.goto('/home');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'What Adire offers' })).toBeVisible();
  await scripted.close();
});

test.describe('where the app is kept for a day without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the foot of a public page changes the kept page as well', async ({ browser, request }) => {
    const page = await pageOf(browser, await newMember(request, 'Tunde Alabi', 'talent'));
    await page.goto('/publicProfile');
    await expect(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
    await expect.poll(() => page.evaluate(PAGES_KEPT)).toBe(1);
    await page.goto('/home');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ce que propose Adire' })).toBeVisible();
    await page.goto('/publicProfile');
    await expect(page.getByRole('heading', { name: 'Vos prochaines étapes' })).toBeVisible();
    await expectFrench(page);
    await page.context().close();
  });
});
