/** A further round, both sides on phones: the package's rounds are used up, one more is ordered, agreed, paid, handed in and accepted. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { lagosDay } from './support/deals.ts';
import { liveGig } from './support/gigs.ts';
import { pay, say } from './support/order-calls.ts';
import { type Member, newMember, pageOf, unique } from './support/people.ts';
import { handInPicture, pin, roomOf } from './support/proof-room.ts';

const PACKAGE = {
  ...{ name: 'Label', price: '60000', delivery_days: 9, offers: 1, revisions: 1, includes: ['One label'] },
  further_round: { price: '15000', days: 3 },
};

/** An order from a gig with one round of changes, which is used up: round 2 waits. */
async function usedUp(request: APIRequestContext, hunter: Member, talent: Member): Promise<string> {
  const gig = await liveGig(request, talent, `Label for your jar ${unique()}`, [PACKAGE]);
  const { job_id } = await say<{ job_id: string }>(request, hunter, 'POST', `gig/order/${gig}`, {
    ...{ position: 2, title: 'Label for tea', job_description: '<p>Red bush.</p>', price_budget: '60000' },
    milestones: [{ title: 'Label', due: 9, description: 'Print-ready', penalty: 5 }],
    ...{ start_date: lagosDay(0), end_date: lagosDay(9), terms: 'One round of changes is included.' },
  });
  await begin(request, hunter, talent, job_id);
  await handInPicture(request, talent, job_id);
  await say(request, hunter, 'PUT', `job/declinesubmittedjob/${job_id}`, { reason: 'Warmer' });
  await handInPicture(request, talent, job_id, '#d9942b');
  return job_id;
}

async function begin(request: APIRequestContext, hunter: Member, talent: Member, id: string): Promise<void> {
  await say(request, talent, 'PUT', `job/acceptorder/${id}`, { terms_accepted: true });
  await pay(request, hunter, id);
  await say(request, talent, 'PUT', `job/startjob/${id}`);
}

type Seen = { submission: { status: string; rounds: { job_id: string }[] } };

test('one more round is ordered from the room, and goes to its end', async ({ browser, request }) => {
  const [hunter, talent] = await Promise.all([
    newMember(request, 'Amaka Obi', 'hunter'),
    newMember(request, 'Tunde Alabi', 'talent'),
  ]);
  const jobId = await usedUp(request, hunter, talent);
  const see = (id: string) => say<Seen>(request, hunter, 'GET', `job/getsubmittedjob/${id}`);
  const page = await roomOf(browser, hunter, jobId);

  await test.step('the hunter pins what is new, and reads what it costs', async () => {
    await pin(page, 0.25, 0.3, 'A leaf beside the name');
    await page.getByRole('button', { name: 'Order round 3 for N15,000' }).tap();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.getByText('1. A leaf beside the name')).toBeVisible();
    await expect(dialog.getByText('3 days from payment')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Order round 3 for N15,000' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Round 3: Label for tea' })).toBeVisible();
  });
  const round = (await see(jobId)).submission.rounds[0]?.job_id ?? '';
  const theirs = await pageOf(browser, talent);
  await test.step('the talent looks at the place, then agrees', async () => {
    await theirs.goto(`/order/submittedProject/${round}`);
    await expect(theirs.getByRole('link', { name: 'First order' })).toBeVisible();
    await theirs.getByRole('link', { name: 'See the remarks on the work' }).tap();
    await expect(theirs.getByRole('link', { name: 'Round 3', exact: true })).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'Ordered as round 3' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Remark 1: A leaf beside the name' })).toBeVisible();
    await begin(request, hunter, talent, round);
    await handInPicture(request, talent, round, '#2f7d4f');
  });
  await test.step('the hunter accepts the round; the first order still waits', async () => {
    await page.goto(`/proofRoom/${round}`);
    await expect(page.getByText('Round 3', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Accept and release N13,500' }).tap();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('button', { name: 'Accept and release the money' }).tap();
    await expect(page.getByText('Order Completed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Order another round' })).toBeVisible();
    expect((await see(round)).submission.status).toBe('accepted');
    expect((await see(jobId)).submission.status).toBe('submitted');
  });
});
