/** The Line: a visitor's heart is saved after signing in, at the same place; the viewer opens by key and closes with Back. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { liveGig } from './support/gigs.ts';
import { newMember, unique } from './support/people.ts';
import { chooseInMenu, logIn } from './support/way-in.ts';

test('a work, its heart, a login, and the shortlist', async ({ page, request }) => {
  const [talent, hunter] = await Promise.all([
    newMember(request, 'Bisi Falola', 'talent'),
    newMember(request, 'Chuka Eze', 'hunter'),
  ]);
  const title = `Raffia birds ${unique()}`;
  const gig = await liveGig(request, talent, title);
  const heart = page.getByLabel(`Add ${title} to your shortlist`);

  await page.goto(`/work?at=${gig}`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expectNoViolations(page);
  await heart.click();
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, hunter.email);
  await expect(page).toHaveURL(new RegExp(`/work\\?at=${gig}$`));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeInViewport();

  await chooseInMenu(page, 'Shortlist');
  await expect(page.getByRole('list', { name: 'Shortlist' }).getByText(title)).toBeVisible();
});

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
