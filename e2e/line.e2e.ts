/** The viewer of the Line is opened by a key and closed by the way back. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { liveGig } from './support/gigs.ts';
import { newMember, unique } from './support/people.ts';

test('the viewer opens by a key and closes by the way back', { tag: '@both' }, async ({ page, request }) => {
  const talent = await newMember(request, 'Bisi Falola', 'talent');
  const title = `Raffia bowls ${unique()}`;
  const gig = await liveGig(request, talent, title);
  await page.goto(`/work?at=${gig}`);
  const work = page.getByLabel(new RegExp(`^${title}, by Bisi Falola`)).first();
  await work.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(viewer.getByRole('button', { name: /^Basic N25,000/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectNoViolations(page);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(work).toBeFocused();
});
