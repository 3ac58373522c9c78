/** A newer version: it takes effect on the next page load, leaves open tabs alone, and can be installed. */
import { expect, type Page, test } from '@playwright/test';
import { type ReleaseProxy, startReleaseProxy } from './support/newer-version.ts';

test.use({ serviceWorkers: 'allow' });

let product: ReleaseProxy;
test.beforeEach(async ({ baseURL }) => {
  product = await startReleaseProxy(baseURL ?? '');
});
test.afterEach(() => product.close());

test('an open tab goes on, and the next page is the new version', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  const open = await page.context().newPage();
  await open.goto(`${product.url}/login`);
  product.release('2', /never/);

  const version = () => page.locator('body').getAttribute('data-version');
  await page.reload();
  expect(await version()).toBeNull();
  await expect
    .poll(async () => {
      await page.reload();
      return version();
    })
    .toBe('2');
  await open.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await open.locator('body').getAttribute('data-version')).toBeNull();
});

const GONE = /\/assets\/(?:signup|sign-up)[\w.-]*\.js/;

/** Opens the sign-up from the login after its files were removed. */
async function openGone(page: Page, broken: number): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  product.release('2', GONE, broken);
  await page
    .getByRole('link', { name: /create account/i })
    .first()
    .click();
}

test('a tab whose files are gone reloads itself once, and does not loop', async ({ page }) => {
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await openGone(page, 0);
  await expect.poll(() => page.locator('body').getAttribute('data-version')).toBe('2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = loads.length;
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
  expect(loads.length).toBe(before);
});

test('where the newer version cannot be had at first, the next reload gets it', async ({ page }) => {
  await openGone(page, 1);
  await expect.poll(() => product.refused()).toBe(1);
  const begins = () =>
    page.evaluate(
      "navigator.serviceWorker.getRegistration('/').then(({ installing }) => installing !== null)",
    );
  await expect.poll(begins).toBe(false);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(() => page.locator('body').getAttribute('data-version')).toBe('2');
});

test('the product can be installed: icons, shortcuts and a beginning that opens without a network', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ start_url: '/start', scope: '/', display: 'standalone', id: '/start' });
  const purposes = manifest.icons.map(
    ({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`,
  );
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page).toHaveURL(/\/login/);
  }
});
