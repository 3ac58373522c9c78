/** Web push in the browser: switched on, shown, opens its page, and ends with the session. */
import { expect, type Page, test } from '@playwright/test';
import { newMember } from './support/people.ts';
import { deliver, devices, pushPage, watchWorker } from './support/push-browser.ts';
import { logOut } from './support/way-in.ts';

test.use({ serviceWorkers: 'allow' });

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });

/** Flips the switch and waits until the API has answered. */
async function flip(page: Page, method: 'POST' | 'DELETE'): Promise<void> {
  await expect(theSwitch(page)).toBeChecked({ checked: method === 'DELETE' });
  const heard = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/notification/push') && answer.request().method() === method,
  );
  await theSwitch(page).click();
  expect((await heard).status()).toBe(200);
  await expect(theSwitch(page)).toBeChecked({ checked: method === 'POST' });
}

test('notifications show while nobody looks, and open their page', async ({ browser, request }) => {
  const page = await pushPage(browser, await newMember(request, 'Amaka Obi', 'talent'));
  await page.goto('/notificationPreferences');
  await flip(page, 'POST');
  await page.reload();
  await expect(theSwitch(page)).toBeChecked();

  const worker = await watchWorker(page);
  const news = { title: 'The job is paid for', path: '/order?tab=active', tag: 'event:1' };
  for (const data of [
    JSON.stringify(news),
    JSON.stringify({ ...news, path: '//evil.example/' }),
    JSON.stringify({ ...news, path: 'https://evil.example/' }),
    'no json',
  ]) {
    await deliver(page, data);
  }
  const nothing = { title: 'News on Adire', path: '/', tag: 'news' };
  await expect.poll(worker.shown).toEqual([news, nothing, nothing, nothing]);

  await worker.tap();
  await expect(page).toHaveURL(/\/order\?tab=active/);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
});

test('switched off, and after logout, this device gets no more notifications', async ({
  browser,
  request,
}) => {
  const page = await pushPage(browser, await newMember(request, 'Amaka Obi', 'talent'));
  await page.goto('/notificationPreferences');
  await flip(page, 'POST');
  await flip(page, 'DELETE');
  expect(await devices(page)).toBe(0);

  await flip(page, 'POST');
  expect(await devices(page)).toBe(1);
  await logOut(page);
  expect(await devices(page)).toBe(0);
});
