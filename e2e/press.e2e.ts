/** Pressing a form's button works even when validation messages appear and would move it. */
import { test } from '@playwright/test';
import { expectMessages } from './support/way-in.ts';

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
    // The second message proves that the form was submitted: its field was never focused.
    await expectMessages(page, ['Invalid email address', 'please enter password']);
    await page.getByLabel('Email').fill('still none');
    await page.getByLabel('Password', { exact: true }).focus();
    await expectMessages(page, ['Invalid email address', 'please enter password']);
  },
);
