/** The way into the market: sign-up, the guard, a forgotten password, the profile, both account types. */
import { expect, type Page, test } from '@playwright/test';
import { mailedLink } from './support/mails.ts';
import { PASSWORD } from './support/people.ts';
import { chooseInMenu, expectMessages, fillProfile, logIn, logOut, signUp, toast } from './support/way-in.ts';

test('a deep link leads through login and profile to the asked page', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/jobrequest?tab=applied');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, email);
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/updateProfile\?next=/);
  await fillProfile(page, /^Creative talent/);
  await expect(page).toHaveURL(/\/jobrequest\?tab=applied$/);

  await chooseInMenu(page, 'Theme: same as device');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await logOut(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goto('/talentnotification');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/talentnotification$/);
  await expect(page.getByRole('heading', { name: 'No available notification' })).toBeVisible();
});

test('a forgotten password is reset once by the mailed link', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Get link' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Get link' }).click();
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(toast(page, "If this e-mail has an account, we've sent it a code.")).toBeVisible();

  const set = page.getByRole('button', { name: 'Set password' });
  await page.goto(await mailedLink(page, email, '/resetPassword'));
  await expect(page.getByLabel('Code')).not.toHaveValue('');
  await page.getByLabel('Repeat password', { exact: true }).fill('cloth-of-indigo-27');
  await page.getByLabel('New password', { exact: true }).fill('cloth-of-indigo-27');
  const link = page.url();
  await set.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, "We've changed your password. Log in with the new one.")).toBeVisible();

  await logIn(page, email, PASSWORD);
  await expect(toast(page, 'Invalid Credentials')).toBeVisible();
  await logIn(page, email, 'cloth-of-indigo-27');
  await expect(page).toHaveURL(/\/updateProfile$/);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('cloth-of-indigo-28');
  await page.getByLabel('Repeat password', { exact: true }).fill('cloth-of-indigo-28');
  await set.click();
  await expect(toast(page, 'This code is wrong or has expired. Ask for a new one.')).toBeVisible();
  await expectMessages(page, ['This code is wrong or has expired. Ask for a new one.']);
});

test('a person with both types lands on the public profile, changes sides, and leaves nothing behind at logout', {
  tag: '@both',
}, async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/login');
  await logIn(page, email);
  await fillProfile(page, /^Talent hunter/);
  await expect(page).toHaveURL(/\/hunterDashboard$/);
  await page.goto('/publicProfile');
  await expect(page.getByRole('heading', { name: 'This page is for creative talents' })).toBeVisible();
  await expect(page).toHaveURL(/\/publicProfile$/);

  await chooseInMenu(page, 'Start selling too');
  await page.getByLabel('Become a creative talent too').check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/publicProfile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Amaka Obi' })).toBeVisible();
  await expect(toast(page, 'User Profile Update Successful.')).toBeVisible();
  await chooseInMenu(page, 'Switch to hiring');
  // The menu of the other role disappears together with its screen.
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  await expect(page).toHaveURL(/\/hunterDashboard$/);
  await chooseInMenu(page, 'Switch to selling');
  await expect(page).toHaveURL(/\/publicProfile$/);

  await logOut(page);
  await expect.poll(() => keptKeys(page)).toEqual([]);
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/publicProfile$/);
});

test('the front page leads in, answers questions, and knows who is signed in', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: "Africa's largest market place for creative professionals" }),
  ).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories).toHaveText([
    'Creative visualizers',
    'Tech visual experts',
    'Animators',
    'Creative writers',
    'Voice overs/ language experts',
  ]);
  const questions = page.locator('details');
  await expect(questions).toHaveCount(3);
  const answer = questions.first().locator('p');
  await expect(answer).toBeHidden();
  await questions.first().locator('summary').click();
  await expect(answer).toBeVisible();
  await questions.first().locator('summary').click();
  await expect(answer).toBeHidden();

  await page.getByRole('link', { name: 'Become a talent' }).first().click();
  await expect(page).toHaveURL(/\/login\?tab=new&as=talent$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/updateProfile\?as=talent$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Finish your profile' }).first().click();
  await expect(page).toHaveURL(/\/updateProfile$/);
});

/** Returns our own keys in the browser's storage, leaving out the router's scroll positions. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) =>
      Object.keys(store).filter((key) => key.startsWith('adire.')),
    ),
  );
}
