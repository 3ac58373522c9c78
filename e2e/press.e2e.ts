/** Presses: what a form says does not push its button away, and two presses at once are one. */
import { expect, test } from '@playwright/test';
import { unique } from './support/people.ts';
import { expectMessages, PASSWORD } from './support/way-in.ts';

test(
  'the first press on a button counts, also where the message of the field that is left would push it away',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('not an address');
    const box = await page.getByRole('button', { name: 'Log in' }).boundingBox();
    if (!box) throw new Error('no button');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
    if (project.name === 'phone') await page.touchscreen.tap(x, y);
    else {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
    }
    // The second message says that the form was sent: its field was never entered.
    await expectMessages(page, ['Invalid email address', 'please enter password']);
    await page.getByLabel('Email').fill('still none');
    await page.getByLabel('Password', { exact: true }).focus();
    await expectMessages(page, ['Invalid email address', 'please enter password']);
  },
);

test('two presses within one frame send once and tell once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.goto('/signup');
  await page.getByLabel('Username').fill('Twice Pressed');
  await page.getByLabel('Email').fill(`twice.${unique()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.locator('form').evaluate((form: { requestSubmit(): void }) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  const told = page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Registration Successful,Please Signin' });
  // Asked once: both would be there by now.
  expect(await told.count()).toBe(1);
  expect(sent).toEqual(['/api/register']);
});
