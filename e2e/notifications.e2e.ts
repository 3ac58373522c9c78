/** Notifications: both sides hear of what the other did, open its page from the table, and the badge follows. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bidAtBudget, offerAgreement, postJob } from './support/deals.ts';
import { newMember, pageOf, unique } from './support/people.ts';

test('each side reads what the other did, and opening the page marks it as read', async ({
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
  await expect(news).toContainText(`Kwame Mensah applied for “${title}”.`);
  await expect(news).toContainText('New');
  await news.getByRole('link', { name: 'View page: New application' }).click();
  await expect(hunterPage).toHaveURL(new RegExp(`/hunterDashboard/[Tt]alentBid/${jobId}`));
  await expectUnread(hunterPage, '/hunterDashboard/notification', 0);
  await expect(news.getByText('New', { exact: true })).toHaveCount(0);

  await offerAgreement(request, hunter, jobId, talent);
  const talentPage = await pageOf(browser, talent);
  await expectUnread(talentPage, '/talentnotification', 1);
  await notification(talentPage, 'Your application was accepted').getByRole('link').click();
  await expect(talentPage).not.toHaveURL(/talentnotification/);
  await expectUnread(talentPage, '/talentnotification', 0);
});

test('a list that can not be loaded says so and offers another try', async ({ browser, request }) => {
  const page = await pageOf(browser, await newMember(request, 'Nneka Eze', 'talent'));
  // The stream asks again by itself once it stands: here only the button may.
  await page.route('**/api/live', (route) => route.abort());
  await page.route('**/api/notification?*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/talentnotification');
  await expect(page.getByText('Your notifications could not be loaded')).toBeVisible();
  await page.unroute('**/api/notification?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'No available notification' })).toBeVisible();
});

/** The row of the table, or the card on a phone. */
function notification(page: Page, title: string): Locator {
  return page.getByRole('main').locator('tr, li').filter({ hasText: title });
}

/** Opens the list; news arrive a moment after the deed, so it is looked at again until they are there. */
async function expectUnread(page: Page, path: string, count: number): Promise<void> {
  const badges = page.getByRole('link', { name: /unread/ });
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
