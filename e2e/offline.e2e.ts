/** Without a network: the form says so, keeps what was typed, and goes on when the network is back. */
import { expect, test } from '@playwright/test';
import { newMember, pageOf } from './support/people.ts';
import { logIn, PASSWORD } from './support/way-in.ts';

test('a login without a network keeps what was typed and works once it is back', async ({
  page,
  request,
}) => {
  const { email } = await newMember(request, 'Sade Bello', 'talent');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  // What was not loaded so far, such as the part that shows messages, is out of reach from now on.
  await page.context().setOffline(true);
  await logIn(page, email);
  await expect(page.getByRole('main').getByText('We could not reach Adire.')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/publicProfile$/);
});

test('a menu that was never opened says that there is no network, and opens once it is back', async ({
  browser,
  request,
}) => {
  const page = await pageOf(browser, await newMember(request, 'Amaka Obi', 'hunter'));
  await page.goto('/hunterDashboard');
  const menu = page
    .getByRole('button', { name: 'Menu', exact: true })
    .or(page.getByRole('button', { name: 'Menu of Amaka Obi' }));
  await expect(menu).toBeVisible();
  await page.context().setOffline(true);
  await menu.click();
  const notice = page.getByRole('dialog', { name: 'This could not be opened' });
  await expect(notice.getByText('We could not reach Adire.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeAttached();
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Log out')).toBeVisible();
});
