/** Account steps on the screen: sign up, log in, complete the profile, log out. */
import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, unique } from './people.ts';

export type Newcomer = { name: string; email: string };

/** Signs a new person up on the screen; ends on /login with the e-mail address filled in. */
export async function signUp(page: Page): Promise<Newcomer> {
  const newcomer = { name: 'Amaka Obi', email: `amaka.${unique()}@people.example` };
  await page.goto('/signup');
  await page.getByLabel('Username').fill(newcomer.name);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Registration Successful,Please Signin')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
  return newcomer;
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('navigation', { name: 'Log in or create an account' }).getByText('Log in').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await chooseInMenu(page, 'Log out');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
}

async function fillPersonalInfo(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Amaka');
  await page.getByLabel('Last name').fill('Obi');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Phone number').fill('+234 803 123 4567');
}

export async function fillProfile(page: Page, accountType: RegExp): Promise<void> {
  await fillPersonalInfo(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Country').fill('Nigeria');
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByRole('radio', { name: accountType }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'User Profile Update Successful.')).toBeVisible();
}

/** Opens the menu of the phone's top bar, or the one on the picture, and chooses an entry. */
export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  const phone = page.getByRole('button', { name: 'Menu', exact: true });
  const desktop = page.getByRole('button', { name: 'Account menu, Amaka Obi' });
  await phone.or(desktop).click();
  const name = { name: entry, exact: true };
  await page
    .getByRole('menuitem', name)
    .or(page.getByRole('dialog').getByText(entry, { exact: true }))
    .click();
}

export function toast(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
}

/** Expects these messages under the fields, in order. */
export async function expectMessages(page: Page, messages: string[]): Promise<void> {
  await expect(page.getByRole('main').locator('[id$="-error"]')).toHaveText(messages);
}
