/** Account security: a new password, and a new e-mail address that both addresses confirm by mailed links. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { mailedLink } from './support/mails.ts';
import { newMember, PASSWORD, pageOf, unique } from './support/people.ts';
import { expectMessages, logIn, toast } from './support/way-in.ts';

const NEW_PASSWORD = 'woven-indigo-27';

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/security');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
}

test('a new password logs out every other device, and this one goes on', async ({ browser, request }) => {
  const member = await newMember(request, 'Amara Eze', 'talent');
  const page = await pageOf(browser, member);
  const other = await browser.newPage();
  await other.goto('/login');
  await logIn(other, member.email);
  await expect(toast(other, 'Login Successful')).toBeVisible();

  await openSecurity(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: 'Change password' });
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong-cloth-26');
  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Repeat password', { exact: true }).fill(NEW_PASSWORD);
  await change.click();
  await expect(dialog.locator('[id$="-error"]')).toHaveCount(1);
  await expectNoViolations(page);
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await change.click();
  await expect(toast(page, 'Password changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Where you’re logged in' }).getByRole('listitem')).toHaveCount(
    1,
  );
  const events = page.getByRole('list', { name: 'What happened to your account' }).getByRole('listitem');
  await expect(events.first()).toContainText('Password changed');
  await page.reload();
  await expect(events.first()).toContainText('Password changed');

  await expect(other.getByText(/^You were logged out\./)).toBeVisible();
  await other.goto('/security');
  await expect(other).toHaveURL(/\/login\?next=/);
  await logIn(other, member.email);
  await expect(toast(other, 'Invalid Credentials')).toBeVisible();
  await logIn(other, member.email, NEW_PASSWORD);
  await expect(other).toHaveURL(/\/security$/);
  await other.close();
});

test('a new e-mail is confirmed from both inboxes, and then logs in', async ({ browser, request }) => {
  const member = await newMember(request, 'Ada Obi', 'hunter');
  const email = `new.${unique()}@people.example`;
  const page = await pageOf(browser, member);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail', { exact: true }).fill(email);
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(toast(page, 'Check both inboxes and open both links.')).toBeVisible();
  await expect(page.getByText(`Waiting to change to ${email}`)).toBeVisible();

  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await page.goto(await mailedLink(page, email, '/confirmEmail'));
  await expect(page.getByRole('button', { name: 'Stop the change' })).toBeHidden();
  await confirm.click();
  await expect(page.getByText('Confirmed. Now open the link in the other inbox.')).toBeVisible();
  await openSecurity(page);
  await expect(page.getByText('Now open the link that we e-mailed to your current address.')).toBeVisible();
  const present = await mailedLink(page, member.email, '/confirmEmail');
  await page.goto(present);
  await confirm.click();
  await expect(page.getByText('Your e-mail is changed. Use the new one to log in.')).toBeVisible();
  await page.goto(present);
  await confirm.click();
  await expectMessages(page, ['This link no longer works. Start the change again.']);

  const fresh = await browser.newPage();
  await fresh.goto('/login');
  await logIn(fresh, member.email);
  await expect(toast(fresh, 'Invalid Credentials')).toBeVisible();
  await logIn(fresh, email);
  await expect(toast(fresh, 'Login Successful')).toBeVisible();
  await fresh.close();
});
