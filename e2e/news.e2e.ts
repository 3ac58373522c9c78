/** Toasts for keyboard users: they do not take the focus, stay long enough to be read, and return the focus. */
import { expect, test } from '@playwright/test';
import { reach } from './support/keys.ts';
import { toast } from './support/way-in.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SENT = "If this e-mail has an account, we've sent it a code.";

test('toasts take no focus; reached by Tab they stay, and Escape leads back', { tag: '@both' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/forgotPassword');
  await page.getByLabel('Email').fill('nobody@people.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resetPassword$/);
  const news = toast(page, SENT);
  await expect(news).toBeVisible();
  await expect(news.locator(':focus')).toHaveCount(0);

  const last = page.getByRole('link', { name: 'Back to log in' });
  // A new screen gets the focus as a whole.
  await expect(page.getByRole('main')).toBeFocused();
  await reach(page, last);
  await page.keyboard.press('Tab');
  await expect(news).toBeFocused();
  await expect(news).toHaveAttribute('data-expanded', 'true');
  await page.clock.runFor(30_000);
  await expect(news).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(news).toHaveCount(0);
  await reach(page, page.getByLabel('Code'));
});
