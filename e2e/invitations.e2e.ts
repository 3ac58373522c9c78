/** Invitations as both sides see them: sent, withdrawn, sent again, and accepted by applying. */
import { expect, test } from '@playwright/test';
import { postJob } from './support/deals.ts';
import { cardOf, choose } from './support/job-cards.ts';
import { call, newMember, pageOf, unique } from './support/people.ts';

test('an invitation is taken back, sent again, and stays once the talent has applied', async ({
  browser,
  request,
}) => {
  const hunter = await newMember(request, 'Kemi Ogunleye', 'hunter');
  const talent = await newMember(request, 'Tunde Bakare', 'talent');
  const title = `Radio spot ${unique()}`;
  const jobId = await postJob(request, hunter, title, 'close');
  await call(request, hunter, 'POST', 'job/invite', { job_id: jobId, talent_email: talent.email });

  const talentPage = await pageOf(browser, talent);
  await talentPage.goto('/jobrequest?tab=closed');
  await expect(talentPage.getByRole('heading', { name: title })).toBeVisible();

  const page = await pageOf(browser, hunter);
  await page.goto('/hunterDashboard?tab=closed');
  await choose(page, cardOf(page, title), /Invited talents \(1\)/);
  const dialog = page.getByRole('dialog', { name: 'Invited talents' });
  const invitation = dialog.getByRole('listitem').filter({ hasText: talent.email });
  await expect(invitation).toContainText(/Invited [A-Z][a-z]{2}\s\d/);
  await invitation.getByRole('button', { name: 'Withdraw the invitation of Tunde Bakare' }).click();
  await expect(page.getByText('Invitation withdrawn')).toBeVisible();
  await expect(invitation).toContainText(/withdrawn [A-Z][a-z]{2}\s\d/);
  await talentPage.reload();
  await expect(talentPage.getByRole('heading', { name: 'No invitations right now' })).toBeVisible();

  await invitation.getByRole('button', { name: 'Invite again Tunde Bakare' }).click();
  await expect(page.getByText('Invite successful')).toBeVisible();
  await expect(invitation.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await talentPage.reload();
  await expect(talentPage.getByRole('heading', { name: title })).toBeVisible();

  const bid = { job_id: jobId, pitch: 'I begin tomorrow.', accept_price: '150000' };
  await call(request, talent, 'POST', 'job/applyforjob', bid);
  // The open dialog updates by itself.
  await expect(invitation).toContainText(/applied [A-Z][a-z]{2}\s\d/);
  await expect(invitation.getByRole('button')).toHaveCount(0);
});
