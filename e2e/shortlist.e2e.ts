/** A visitor's heart is saved once they sign in; from the shortlist the talent is invited to a job. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { postJob } from './support/deals.ts';
import { liveGig } from './support/gigs.ts';
import { newMember, unique } from './support/people.ts';
import { chooseInMenu, logIn, toast } from './support/way-in.ts';

test('a heart, a login, the shortlist and an invitation', async ({ page, request }) => {
  const [talent, hunter] = await Promise.all([
    newMember(request, 'Bisi Falola', 'talent'),
    newMember(request, 'Chuka Eze', 'hunter'),
  ]);
  const mark = `kola${unique()}`;
  const title = `Calabash lettering ${mark}`;
  await liveGig(request, talent, title);
  await postJob(request, hunter, 'Market sign', 'close');
  const heart = page.getByLabel(`Add ${title} to your shortlist`);

  await page.goto(`/gigSearchResult/${mark}`);
  await heart.click();
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, hunter.email);
  await expect(page).toHaveURL(/\/gigDetails\/[\w-]+$/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/publicProfile/${talent.id}`);
  await page.getByRole('button', { name: 'Add Bisi Falola to your shortlist' }).click();
  await chooseInMenu(page, 'Shortlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Shortlist' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByLabel('Choose Bisi Falola').first().check();
  await expect(page.getByText('1 talent chosen')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Invite to a job' }).click();
  await page.getByRole('button', { name: 'Invite to Market sign' }).click();
  await expect(toast(page, 'Invite successful')).toBeVisible();
  await page.keyboard.press('Escape');

  await heart.click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
