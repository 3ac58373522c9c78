/** Two-step sign-in in the browser: an authenticator app, a passkey on a virtual device, and confirmation before money actions. */
import { expect, type Page, test } from '@playwright/test';
import { prepareOwnProduct } from './support/ahead.ts';
import { codeOf } from './support/authenticator.ts';
import { expectNoViolations } from './support/axe.ts';
import { type Member, newMember, PASSWORD, pageOf, unique } from './support/people.ts';
import { logIn } from './support/way-in.ts';

// A passkey belongs to a host name: browsers do not create one for an IP address.
const { url, launch, api } = await prepareOwnProduct('second-factor', {}, 'localhost');
test.use({ baseURL: url });

let end = async () => {};
test.beforeAll(async () => {
  end = await launch();
});
test.afterAll(() => end());

async function member(name: string, side: 'hunter' | 'talent'): Promise<Member> {
  const calls = await api();
  const made = await newMember(calls, `${name} ${unique()}`, side);
  await calls.dispose();
  return made;
}

async function signIn(page: Page, { email }: Member): Promise<void> {
  await page.goto('/login');
  await logIn(page, email);
}

/** Returns the next code: it is accepted because clocks may differ by one step, and no code is accepted twice. */
const nextCode = (key: string) => codeOf(key, Date.now() + 30_000);

async function openSettings(page: Page): Promise<void> {
  await page.goto('/security');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
}

/** Enters the password in the open dialog. */
async function givePassword(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
}

async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: "I've saved them" }).click();
  return codes;
}

async function switchOnApp(page: Page): Promise<{ key: string; codes: string[] }> {
  await openSettings(page);
  await page.getByRole('button', { name: 'Set up the app' }).click();
  await givePassword(page);
  const dialog = page.getByRole('dialog', { name: 'Set up the app' });
  await expect(dialog.getByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  const key = (await dialog.getByTestId('key').textContent()) ?? '';
  await dialog.getByLabel('Code that the app shows now').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  return { key, codes: await keepCodes(page) };
}

test('the app is asked for at login and before a bank account changes @both', async ({ browser, page }) => {
  const talent = await member('Dayo', 'talent');
  await signIn(page, talent);
  await expect(page).toHaveURL(/\/publicProfile$/);
  const { key, codes } = await switchOnApp(page);
  await expect(page.getByText('10 codes left')).toBeVisible();
  await expectNoViolations(page);

  const other = await pageOf(browser, talent);
  await other.goto(`${url}/bankAccounts`);
  await other.getByRole('button', { name: 'Add a bank account' }).click();
  await other.getByLabel('Bank', { exact: true }).selectOption({ label: 'Guaranty Trust Bank' });
  await other.getByLabel('Account number').fill('0123456789');
  await other.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await other.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  const again = other.getByRole('dialog', { name: "Confirm it's you" });
  await again.getByLabel('6-digit code').fill('000000');
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(again.getByText('This code is wrong or was used already').first()).toBeVisible();
  await expectNoViolations(other);
  await again.getByLabel('6-digit code').fill(nextCode(key));
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByText(/6789/)).toBeVisible();
  await other.context().close();

  await page.evaluate('sessionStorage.clear()');
  await signIn(page, talent);
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  await expect(page.getByLabel('6-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/publicProfile$/);
  await openSettings(page);
  await expect(page.getByText('9 codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Switch off' }).click();
  const off = page.getByRole('dialog', { name: 'Switch off' });
  await off.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await off.getByRole('button', { name: 'Use a recovery code' }).click();
  await off.getByLabel('Recovery code').fill(codes[1] ?? '');
  await off.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
});

test('a passkey logs in alone, and as the second step', async ({ page }) => {
  const hunter = await member('Efe', 'hunter');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, hunter);
  await expect(page).toHaveURL(/\/hunterDashboard$/);
  await openSettings(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await givePassword(page);
  await keepCodes(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();

  await page.evaluate('sessionStorage.clear()');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/hunterDashboard$/);

  await page.evaluate('sessionStorage.clear()');
  await signIn(page, hunter);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/hunterDashboard$/);

  await openSettings(page);
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove My phone?' });
  await removal.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('10 codes left')).toHaveCount(0);
  await page.evaluate('sessionStorage.clear()');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/passkey/i).last()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
