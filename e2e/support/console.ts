/** The operators' console in a browser: granting, enrolling, and the confirmation every action requires. */
import { expect, type Page } from '@playwright/test';
import { codeOf } from './authenticator.ts';
import { PASSWORD } from './people.ts';

const REASON = 'Spoken about on the telephone';

/** Makes the member an operator; returns the enrolment code. */
export function grant(operator: (...args: string[]) => string, email: string): string {
  const said = operator('grant', email);
  const code = /^(?:[0-9A-Z]{6}-){3}[0-9A-Z]{6}$/m.exec(said)?.[0];
  expect(code, said).toBeDefined();
  return code ?? '';
}

/** Enrols and signs in. */
export async function signIn(page: Page, email: string, code: string): Promise<void> {
  await page.goto('/operator/enrol');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Enrolment code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  const key = (await page.getByTestId('key').textContent()) ?? '';
  await page.getByLabel('Authenticator code').fill(codeOf(key));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

/** Types the reason into the open dialog and confirms. */
export async function confirm(page: Page, action: string, reason = REASON): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

/** Opens a module by its name. */
export async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
