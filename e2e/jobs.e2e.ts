/** Managing posted jobs, as a hunter does. */
import { expect, test } from '@playwright/test';
import { postJob } from './support/deals.ts';
import { cardOf, choose } from './support/job-cards.ts';
import { newMember, pageOf, unique } from './support/people.ts';

test('a hunter edits, invites to, and deletes a job; only the invited see a closed one', {
  tag: '@both',
}, async ({ browser, request }) => {
  const hunter = await newMember(request, 'Kemi Ogunleye', 'hunter');
  const [invited, stranger] = await Promise.all([
    newMember(request, 'Tunde Bakare', 'talent'),
    newMember(request, 'Sade Bello', 'talent'),
  ]);
  const title = `Radio spot ${unique()}`;
  const jobId = await postJob(request, hunter, title);
  const page = await pageOf(browser, hunter);
  await page.goto('/hunterDashboard');
  await expect(page.getByRole('tab', { name: 'Open Jobs' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create job' }).first()).toHaveAttribute(
    'href',
    '/hunterDashboard/createJob',
  );
  await choose(page, cardOf(page, title), 'Edit job');
  const edit = page.getByRole('dialog', { name: 'Edit job' });
  await edit.getByLabel('Price budget').fill('160000');
  await edit.getByRole('radio', { name: /^Close/ }).check();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Job Edited Successfully.')).toBeVisible();
  await page.getByRole('tab', { name: 'Closed Jobs' }).click();
  const card = cardOf(page, title);
  await expect(card).toContainText('N160,000');

  await choose(page, card, 'Invite a talent');
  const invite = page.getByRole('dialog', { name: 'Invite a talent' });
  await expect(invite.getByRole('button', { name: 'Send' })).toBeDisabled();
  await invite.getByLabel('Email').fill('nobody.here@people.example');
  await invite.getByRole('button', { name: 'Send' }).click();
  await expect(invite.getByText('email not available')).toBeVisible();
  await invite.getByLabel('Email').fill(invited.email);
  await invite.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Invite successful')).toBeVisible();
  await choose(page, card, /Invited talents \(1\)/);
  await expect(page.getByRole('dialog', { name: 'Invited talents' })).toContainText(invited.email);
  await page.keyboard.press('Escape');

  const talentPage = await pageOf(browser, invited);
  await talentPage.goto('/jobrequest?tab=closed');
  await expect(talentPage.getByRole('heading', { name: title }).first()).toBeVisible();
  const strangerPage = await pageOf(browser, stranger);
  await strangerPage.goto('/jobrequest?tab=closed');
  await expect(strangerPage.getByRole('heading', { name: 'No invitations right now' })).toBeVisible();
  await strangerPage.goto(`/jobrequest/job/${jobId}`);
  await expect(strangerPage.getByRole('heading', { name: "We can't find this job" })).toBeVisible();

  await choose(page, card, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete job' }).click();
  await expect(card).toHaveCount(0);
});

test('a hunter edits milestones of a job, also when that page is opened by its address', {
  tag: '@both',
}, async ({ browser, request }) => {
  const hunter = await newMember(request, 'Kemi Ogunleye', 'hunter');
  const title = `Mural ${unique()}`;
  await postJob(request, hunter, title);
  const page = await pageOf(browser, hunter);
  await page.goto('/hunterDashboard');
  await choose(page, cardOf(page, title), 'View milestones');
  const view = page.getByRole('dialog', { name: 'Milestones' });
  await expect(view).toContainText('N15,000');
  await view.getByRole('button', { name: 'Edit milestones' }).click();
  await expect(page).toHaveURL(/\/hunterDashboard\/milestoneedit/);
  await expect(page.locator('form')).toHaveCount(2);
  const address = page.url();
  await page.goto('/hunterDashboard');
  await page.goto(address);
  const second = page.locator('form').nth(1);
  await second.getByLabel('Penalty (%)').fill('11');
  await second.getByRole('button', { name: 'Save milestone' }).click();
  await expect(second.getByText('Enter 1 to 10 whole percent')).toBeVisible();
  await second.getByLabel('Penalty (%)').fill('2');
  await second.getByRole('button', { name: 'Save milestone' }).click();
  await expect(page.getByText('milestone successfully edited')).toBeVisible();
  await page.goto('/hunterDashboard');
  await choose(page, cardOf(page, title), 'View milestones');
  await expect(page.getByRole('dialog', { name: 'Milestones' })).toContainText('N3,000');
});
