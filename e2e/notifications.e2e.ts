/** Notifications: both sides are notified of the other's actions, open the page from the table, and the badge updates. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bidAtBudget, offerAgreement, postJob } from './support/deals.ts';
import { newMember, pageOf, unique } from './support/people.ts';

test('each side reads what the other did, and opening the page marks it as read', { tag: '@both' }, async ({
  browser,
  request,
}) => {
  const hunter = await newMember(request, 'Ifeoma Balogun', 'hunter');
  const talent = await newMember(request, 'Kwame Mensah', 'talent');
  const title = `Shop sign ${unique()}`;
  const jobId = await postJob(request, hunter, title);
  await bidAtBudget(request, talent, jobId);

  const hunterPage = await pageOf(browser, hunter);
  await expectUnread(hunterPage, '/hunterDashboard/notification', 1);
  await expectColumns(hunterPage);
  const news = notification(hunterPage, 'New application');
  await expect(news).toContainText(`Kwame Mensah applied for “${title}” at N`);
  await expect(news).toContainText('Unread: ');
  const seen = marked(hunterPage);
  await news.getByRole('link', { name: 'View page: New application' }).click();
  await seen;
  await expect(hunterPage).toHaveURL(new RegExp(`/hunterDashboard/[Tt]alentBid/${jobId}`));
  await expectUnread(hunterPage, '/hunterDashboard/notification', 0);
  await expect(news.getByText('Unread: ')).toHaveCount(0);

  await offerAgreement(request, hunter, jobId, talent);
  const talentPage = await pageOf(browser, talent);
  await expectUnread(talentPage, '/talentnotification', 1);
  const read = marked(talentPage);
  await notification(talentPage, 'You have an offer')
    .getByRole('link', { name: 'View page: You have an offer' })
    .click();
  await read;
  await expect(talentPage).not.toHaveURL(/talentnotification/);
  await expectUnread(talentPage, '/talentnotification', 0);
});

test('notifications come to the open list and its badge by themselves, and are all marked as read at once', {
  tag: '@both',
}, async ({ browser, request }) => {
  const hunter = await newMember(request, 'Halima Sani', 'hunter');
  const talent = await newMember(request, 'Kwame Mensah', 'talent');
  const page = await pageOf(browser, hunter);
  await page.goto('/hunterDashboard/notification');
  await expect(page.getByRole('heading', { name: 'No available notification' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);

  const dots = page.getByRole('main').getByText('Unread: ');
  for (const count of [1, 2]) {
    await bidAtBudget(request, talent, await postJob(request, hunter, `Mural ${unique()}`));
    await expect(dots).toHaveCount(count);
    await expect(badge(page)).toHaveAccessibleName(new RegExp(`\\b${count} unread`));
  }
  await expectTurns(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(dots).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
  await page.reload();
  await expect(notification(page, 'New application')).toHaveCount(2);
  await expect(dots).toHaveCount(0);
});

/** Waits for the answer, because loading another page first would abort the call. */
function marked(page: Page): Promise<unknown> {
  return page.waitForResponse((answer) => answer.url().includes('/notification/mark/'));
}

/** Returns the table row, or the card on a phone. */
function notification(page: Page, title: string): Locator {
  return page.getByRole('main').locator('tr, li').filter({ hasText: title });
}

/** Opens the list and retries until the notifications are there: they arrive shortly after the action. */
async function expectUnread(page: Page, path: string, count: number): Promise<void> {
  const badges = badge(page);
  await expect(async () => {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/View page|No available/)
        .first(),
    ).toBeVisible();
    if (count === 0) await expect(badges).toHaveCount(0, { timeout: 2000 });
    else
      await expect(badges.first()).toHaveAccessibleName(new RegExp(`\\b${count} unread`), { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

async function expectColumns(page: Page): Promise<void> {
  const names = page.getByRole('columnheader');
  if ((page.viewportSize()?.width ?? 0) < 640) await expect(names).toHaveCount(0);
  else await expect(names).toHaveText(['S/N', 'Title', 'Description', 'View page']);
}

function badge(page: Page): Locator {
  return page.getByRole('link', { name: /unread/ }).first();
}

/** On phones, bids that wait for a choice come first, under their own heading. */
async function expectTurns(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  await expect(page.getByRole('region', { name: 'Your turn, your money' })).toHaveCount(isPhone ? 1 : 0);
}
