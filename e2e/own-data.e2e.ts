/** A person exports their data and deletes the account; obstacles to deletion are shown first. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { newMember, PASSWORD, pageOf, unique } from './support/people.ts';
import { logIn } from './support/way-in.ts';

async function openOwnData(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
}

test('a copy comes for the password, as a zip', async ({ browser, request }) => {
  const person = await newMember(request, `Copy ${unique()}`, 'talent');
  const page = await pageOf(browser, person);
  await openOwnData(page);
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download my data' });
  await dialog.getByLabel('Your password', { exact: true }).fill('not the one');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText("That's not your password. Try again.")).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^adire-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const account = JSON.parse(Buffer.from(files['data/account.json'] ?? []).toString());
  expect(account).toMatchObject([{ email: person.email, name: person.name }]);
  await expect(dialog).toBeHidden();
  await page.context().close();
});

test('the account is deleted after a typed word and the password', async ({ page, request }) => {
  const person = await newMember(request, `Gone ${unique()}`, 'hunter');
  await page.goto('/login');
  await logIn(page, person.email);
  await expect(page).toHaveURL(/\/hunterDashboard$/);
  await openOwnData(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'Type “delete” to confirm' })).toBeVisible();
  await dialog.getByLabel('Type “delete” to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Africa's largest market place/ })).toBeVisible();
  await expect(page).toHaveURL(/\/#deleted$/);
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  expect(await page.evaluate("sessionStorage.getItem('adire.token')")).toBeNull();
  await page.goto('/login');
  await logIn(page, person.email);
  await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
});
