/** Preferences: notifications switched off on the screen or by the link in a mail are no longer sent. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { bidAtBudget, postJob } from './support/deals.ts';
import { complete } from './support/order-calls.ts';
import { call, type Member, newMember, pageOf, unique } from './support/people.ts';

type Mail = { to: string; subject: string; body: string };

test('no mails about reviews, but everything else', async ({ browser, request }) => {
  const hunter = await newMember(request, 'Ada Nwosu', 'hunter');
  const talent = await newMember(request, 'Femi Bello', 'talent');
  const page = await pageOf(browser, talent);
  await page.goto('/talentnotification');
  await page.getByRole('link', { name: 'Preferences' }).click();
  await expect(page).toHaveURL(/\/notificationPreferences$/);
  const reviews = page.getByRole('switch', { name: 'Reviews: E-mail' });
  await expect(reviews).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Money: E-mail' })).toHaveCount(0);
  await flip(page, 'Reviews: E-mail');
  await page.reload();
  await expect(reviews).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Reviews: In the app' })).toBeChecked();

  const { jobId } = await complete(request, { hunter, talent }, 50_000);
  await call(request, hunter, 'POST', 'review/sendreview', {
    reviewer_id: hunter.id,
    reviewee_id: talent.id,
    job_id: jobId,
    rating: 5,
    recommend_user: 'Yes',
    comment: 'Careful lines, and on time.',
  });
  await expectNotified(request, talent, 'You have been reviewed', 1);
  const subjects = (await mailsTo(request, talent)).map((mail) => mail.subject);
  expect(subjects).toContain('Project Accepted');
  expect(subjects).not.toContain('You have been reviewed');
});

test('the link of a mail stops its kind without signing in', async ({ browser, request, page }) => {
  const hunter = await newMember(request, 'Ifeoma Balogun', 'hunter');
  const talent = await newMember(request, 'Kwame Mensah', 'talent');
  await bidAtBudget(request, talent, await postJob(request, hunter, `Shop sign ${unique()}`));
  await expectNotified(request, hunter, 'New application', 1);
  const [mail] = await mailsTo(request, hunter);
  const { pathname, search } = new URL(/https?:\S+\/unsubscribe\?\S+/.exec(mail?.body ?? '')?.[0] ?? '');

  await page.goto(pathname + search);
  await expect(
    page.getByRole('heading', { name: 'No more e-mails about bids and agreements' }),
  ).toBeVisible();
  await expectNoViolations(page);
  const preferences = await pageOf(browser, hunter);
  await preferences.goto('/notificationPreferences');
  const mailed = preferences.getByRole('switch', { name: 'Bids and agreements: E-mail' });
  await expect(mailed).toBeChecked();
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByRole('status')).toHaveText("Done. You won't get these e-mails any more.");
  await preferences.reload();
  await expect(mailed).not.toBeChecked();

  await bidAtBudget(request, talent, await postJob(request, hunter, `Book cover ${unique()}`));
  await expectNotified(request, hunter, 'New application', 2);
  expect(await mailsTo(request, hunter)).toHaveLength(1);
});

/** Flips a switch and waits until it is saved. */
async function flip(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/notification/preferences') && answer.request().method() === 'PUT',
  );
  await page.getByRole('switch', { name }).click();
  expect((await saved).ok()).toBe(true);
}

/** Expects `count` notifications with that title; their mail, if any, is written together with them. */
async function expectNotified(
  request: APIRequestContext,
  member: Member,
  title: string,
  times: number,
): Promise<void> {
  await expect
    .poll(async () => {
      const { notification } = await call<{ notification: { title: string }[] }>(
        request,
        member,
        'GET',
        'notification',
      );
      return notification.filter((one) => one.title === title).length;
    })
    .toBe(times);
}

async function mailsTo(request: APIRequestContext, { email }: Member): Promise<Mail[]> {
  const { mails } = (await (await request.get('/dev/mail.json')).json()) as { mails: Mail[] };
  return mails.filter((mail) => mail.to === email);
}
