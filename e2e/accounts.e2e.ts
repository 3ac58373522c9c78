/** The way into the market: sign-up with its errors, the guard, a forgotten password, the profile, both account types. */
import { expect, type Page, test } from '@playwright/test';
import { unique } from './support/people.ts';
import {
  chooseInMenu,
  expectMessages,
  fillPersonalInfo,
  fillProfile,
  logIn,
  logOut,
  PASSWORD,
  signUp,
  toast,
} from './support/way-in.ts';

test('sign-up tells every mistake in its own words and leads to the login', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/signup');
  const create = page.getByRole('button', { name: 'Create account' });
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm password', { exact: true });

  await create.click();
  await expectMessages(page, [
    'Please Enter Your Name',
    'Please Enter Email Address',
    'please enter password',
    'please enter password',
  ]);
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByLabel('Username').fill('Oluwaseun Adebayo-Williams');
  await page.getByLabel('Email').fill('seun@people');
  await password.fill('seven77');
  await confirmation.fill('eight888');
  await create.click();
  await expectMessages(page, [
    'Name should not exceed 20 Characters',
    'Invalid email address',
    'Password must be at least 8 character',
    'Password must match',
  ]);

  await page.getByLabel('Username').fill('Oluwaseun');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await password.fill(PASSWORD);
  await confirmation.fill(PASSWORD);
  await create.click();
  await expectMessages(page, ['The email has already been taken.']);
  await expect(toast(page, 'The email has already been taken.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill(`oluwaseun.${unique()}@people.example`);
  await password.fill('password123');
  await confirmation.fill('password123');
  await create.click();
  await expect(toast(page, 'This password is too common')).toBeVisible();
});

test('login tells its mistakes, and whatever is wrong with the pair is one sentence at the top centre', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.goto('/login');
  const enter = page.getByRole('button', { name: 'Log in' });

  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Email').fill('');
  await enter.click();
  await expectMessages(page, ['Please Enter Email Address', 'please enter password']);
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await enter.click();
  await expectMessages(page, ['Invalid email address', 'Password must be at least 8 character']);

  for (const known of [email, `nobody.${unique()}@people.example`]) {
    await page.reload();
    await logIn(page, known, 'another-word-26');
    await expect(toast(page, 'Invalid Credentials')).toBeVisible();
    await expect(page.getByRole('main').getByText('Invalid Credentials')).toBeVisible();
  }
  await expect(toast(page, 'Invalid Credentials').first()).toHaveAttribute('data-y-position', 'top');
  await expect(toast(page, 'Invalid Credentials').first()).toHaveAttribute('data-x-position', 'center');
});

test('a deep link leads through login and profile to the asked page', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/jobrequest?tab=applied');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, email);
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/updateProfile\?next=/);
  await fillProfile(page, /^Creative talent/);
  await expect(page).toHaveURL(/\/jobrequest\?tab=applied$/);

  await chooseInMenu(page, 'Theme: as the device');
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

test('a link off this site is never followed after login', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/login?next=//elsewhere.example/order');
  await logIn(page, email);
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/updateProfile$|localhost:\d+\/updateProfile$/);
});

test('a forgotten password is set anew by the mailed link, once', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Get link' })).toBeVisible();
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Get link' }).click();
  await expectMessages(page, ['Please Enter a Valid Email Address']);
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Get link' }).click();
  await expectMessages(page, ['Invalid Email Address']);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Get link' }).click();
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(toast(page, 'If that e-mail is registered, a code has been sent.')).toBeVisible();

  const set = page.getByRole('button', { name: 'Set password' });
  await set.click();
  await expectMessages(page, [
    'Please Enter The Code Sent to Your Email',
    'please Enter a new password',
    'Please Confirm Your New Password',
  ]);
  await page.goto(await resetLink(page, email));
  await expect(page.getByLabel('Code')).not.toHaveValue('');
  await page.getByLabel('New password', { exact: true }).fill('cloth');
  await page.getByLabel('Repeat password', { exact: true }).fill('cloth-of-indigo-27');
  await set.click();
  await expectMessages(page, ['Password must be at least 8 character', 'Password must match']);
  await page.getByLabel('New password', { exact: true }).fill('cloth-of-indigo-27');
  const link = page.url();
  await set.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Your password has been changed. Please sign in.')).toBeVisible();

  await logIn(page, email, PASSWORD);
  await expect(toast(page, 'Invalid Credentials')).toBeVisible();
  await logIn(page, email, 'cloth-of-indigo-27');
  await expect(page).toHaveURL(/\/updateProfile$/);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('cloth-of-indigo-28');
  await page.getByLabel('Repeat password', { exact: true }).fill('cloth-of-indigo-28');
  await set.click();
  await expect(toast(page, 'This code is invalid or has expired.')).toBeVisible();
  await expectMessages(page, ['This code is invalid or has expired.']);
});

test('the profile is filled in two steps, with the states of the country, and nothing typed is lost', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/updateProfile$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Personal info' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expectMessages(page, [
    'Please Enter Your First Name',
    'Please Enter Your Last Name',
    'Please Select Sex',
    'Please Enter Your Your Phone Number',
  ]);
  await fillPersonalInfo(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByRole('heading', { level: 2, name: 'Address and Status' })).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectMessages(page, [
    'Please Select Your Country',
    'Please Select Your State',
    'Please Select Account Type',
  ]);

  const state = page.getByLabel('State');
  await page.getByLabel('Country').selectOption('Ghana');
  await state.selectOption('Ashanti');
  await page.getByLabel('Country').selectOption('Nigeria');
  await expect(state).toHaveValue('');
  await expect(state.getByRole('option', { name: 'Ashanti' })).toHaveCount(0);
  await state.selectOption('Lagos');
  await page.getByRole('radio', { name: /^Talent hunter/ }).check();

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Amaka');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('"accounttypeId":"1"');
  await page.goto('/updateProfile?step=2');
  await expect(page.getByText('What you typed before is back.')).toBeVisible();
  await expect(state).toHaveValue('LA');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'User Profile Update Successful.')).toBeVisible();
  await expect(page).toHaveURL(/\/hunterDashboard$/);

  await page.goto('/updateProfile');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your profile' })).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('+234 803 123 4567');
  await expect(page.getByText('What you typed before is back.')).toHaveCount(0);
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
  await expect(page).toHaveURL(/\/hunterDashboard$/);

  await chooseInMenu(page, 'Start selling too');
  await page.getByLabel('Become a creative talent too').check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/publicProfile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Amaka Obi' })).toBeVisible();
  await expect(toast(page, 'User Profile Update Successful.')).toBeVisible();
  await chooseInMenu(page, 'Switch to hiring');
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
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/updateProfile$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Finish your profile' }).first().click();
  await expect(page).toHaveURL(/\/updateProfile$/);
});

/** The newest mail to the address holds the link; mails come a moment after the answer. */
async function resetLink(page: Page, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const { mails } = await (await page.request.get('/dev/mail.json')).json();
      const mail = mails.find((one: { to: string }) => one.to === email);
      link = /https?:\S+\/resetPassword\?code=\w+/.exec(mail?.body ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return new URL(link).pathname + new URL(link).search;
}

/** What of ours this browser keeps; the router keeps how far each page was scrolled. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) =>
      Object.keys(store).filter((key) => key.startsWith('adire.')),
    ),
  );
}
