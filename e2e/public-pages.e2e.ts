/** Public pages: complete without scripts, light, accessible, and with a link into the app for signed-in people. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { newMember, pageOf, unique } from './support/people.ts';
import { logIn } from './support/way-in.ts';

const PAGES = ['/', '/home', '/escrowHome', '/projecttrackerhunter', '/policy', '/agreement'];

async function pageWithoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

function figure(page: Page, name: string) {
  return page.locator(`#worked dl output[data-show="${name}"]`);
}

test('the front page is complete without scripts', async ({ browser }) => {
  const page = await pageWithoutScripts(browser);
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: "Africa's largest market place for creative professionals" }),
  ).toBeVisible();
  for (const name of [
    'Popular gig categories',
    'Why leading brands trust us?',
    'How it works',
    'Frequently asked questions',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const name of [
    'Top talents only',
    'Save time and money',
    'Guaranteed payment via escrow',
    'Register',
    'The client uploads a brief',
    'Talents accept or decline the conditions',
  ])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toHaveAttribute(
    'href',
    '/login?tab=new',
  );
  await expect(page.locator('.gig').first()).toContainText(/From N[\d,]+/);
  await expect(page.getByRole('link', { name: 'Explore all gigs' })).toHaveAttribute(
    'href',
    '/login?tab=new',
  );

  const question = page.locator('details').first();
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
  await page.locator('details').nth(1).locator('summary').click();
  await expect(question.locator('p')).toBeHidden();

  await page.getByRole('searchbox', { name: 'What do you need made?' }).fill('logo & mark');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/gigSearchResult\/logo%20%26%20mark$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Animators' }).first().click();
  await expect(page).toHaveURL(/\/gigSearchResult\?category=[0-9a-f-]{36}$/);
  await page.context().close();
});

test('the escrow is worked through by the server without scripts', async ({ browser }) => {
  const page = await pageWithoutScripts(browser);
  await page.goto('/escrowHome');
  await expect(figure(page, 'talent')).toHaveText('N90,000');
  await page.getByRole('radio', { name: 'The client cancels after milestones were passed' }).check();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page).toHaveURL(/ending=cancelled-passed/);
  await expect(figure(page, 'talent')).toHaveText('N7,500');
  await expect(figure(page, 'hunter')).toHaveText('N88,400');
  await page.context().close();
});

test('the escrow follows the sliders, by keyboard too', async ({ page }) => {
  const faults = await followFaults(page);
  await page.goto('/escrowHome');
  await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden();
  await page.getByRole('slider', { name: /^Milestones missed/ }).press('ArrowRight');
  await expect(figure(page, 'talent')).toHaveText('N85,500');
  await expect(figure(page, 'hunter')).toHaveText('N5,000');
  await page.getByRole('slider', { name: /^Price/ }).press('ArrowRight');
  await expect(figure(page, 'talent')).toHaveText('N89,775');
  await page.getByRole('radio', { name: 'The talent cancels' }).check();
  await expect(figure(page, 'hunter')).toHaveText('N105,000');
  await expect(page.getByText("We pay the provider's charge.")).toBeVisible();
  await page.getByRole('radio', { name: 'The work is accepted in time' }).check();
  await expect(page.getByText(/keeps 10% of the rest/)).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('a signed-in person finds the way to their own side', { tag: '@both' }, async ({ browser, request }) => {
  for (const [side, label, path] of [
    ['hunter', 'Go to your jobs', '/hunterDashboard'],
    ['talent', 'Go to your profile', '/publicProfile'],
  ] as const) {
    const page = await pageOf(browser, await newMember(request, `Way ${unique()}`, side));
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(() => page.evaluate("sessionStorage.getItem('adire.person') !== null")).toBe(true);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveCount(0);
    await page.getByRole('link', { name: label }).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.context().close();
  }
});

test('the chosen theme holds before anything is painted', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('adire.theme', 'dark')");
  await page.goto('/policy');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(238, 239, 251)');
});

test('policy and agreement open in a tab of their own, with contents that lead', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const [label, path, section] of [
    ['Privacy policy', '/policy', 'Deleting your account'],
    ['User agreement', '/agreement', 'Cancelling a paid order'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`${path}$`));
    await tab.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: section }).click();
    await expect(tab.getByRole('heading', { level: 2, name: section })).toBeInViewport();
    await tab.close();
  }
});

test('every link of the public pages leads somewhere', async ({ page, request }) => {
  const found = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const link of links) found.add(String(link).split('#')[0] ?? '');
  }
  for (const link of found) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
});

test('a public page costs no script before the first paint, few requests and little data', async ({
  page,
}) => {
  const faults = await followFaults(page);
  for (const path of PAGES) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const bytes = new Map<string, number>();
    const kinds = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    );
    await session.send('Network.clearBrowserCache');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const sum = (...wanted: string[]) =>
      [...bytes].reduce((total, [id, size]) => total + (wanted.includes(kinds.get(id) ?? '') ? size : 0), 0);
    expect([path, bytes.size <= 20]).toEqual([path, true]);
    expect([path, sum('Document', 'Stylesheet', 'Font') <= 60_000]).toEqual([path, true]);
    expect([path, sum('Script') <= (path === '/escrowHome' ? 6_000 : 0)]).toEqual([path, true]);
    const pictures = [...bytes].filter(([id]) => kinds.get(id) === 'Image').map(([, size]) => size);
    expect([path, Math.max(0, ...pictures) <= 16_000]).toEqual([path, true]);
    const inline = await page.locator('script:not([src]):not([type])').allTextContents();
    expect(inline.join('').length).toBeLessThanOrEqual(1000);
    await session.detach();
  }
  expect(await faults()).toEqual([]);
});

test('works stand beside what the pages explain, without their pictures for who counts data', async ({
  page,
}) => {
  for (const path of ['/', '/home', '/escrowHome']) {
    await page.goto(path);
    await expect(page.locator('.shelf picture img').first()).toBeVisible();
  }
  await page.evaluate("localStorage.setItem('adire.lite', 'on')");
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/home');
  await expect(page.locator('.shelf .by').first()).toBeVisible();
  await expect(page.locator('.shelf picture img').first()).toBeHidden();
  await page.waitForLoadState('networkidle');
  const work = await page.locator('.shelf picture img').first().getAttribute('src');
  expect(asked.filter((url) => url.includes(String(work).split('-')[0] ?? ''))).toEqual([]);
});

test('a public page that is asked for inside of the app is loaded from the server', async ({
  page,
  request,
}) => {
  const { email } = await newMember(request, `Inside ${unique()}`, 'talent');
  await page.goto('/login?next=%2Fagreement');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
});

/** Collects violations of the content security policy and script errors. */
async function followFaults(page: Page): Promise<() => Promise<string[]>> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return async () => errors;
}
