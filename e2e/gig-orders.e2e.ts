/** A gig order that ends before payment: closed for the talent, with a next step for the hunter. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { lagosDay } from './support/deals.ts';
import { liveGig } from './support/gigs.ts';
import { call, type Member, newMember, pageOf, unique } from './support/people.ts';

type Ordered = { hunter: Member; talent: Member; title: string; jobId: string };

/** Orders the only package of a gig; the talent has not answered yet. */
async function order(request: APIRequestContext): Promise<Ordered> {
  const hunter = await newMember(request, 'Halima Sani', 'hunter');
  const talent = await newMember(request, 'Kwame Mensah', 'talent');
  const title = `Mark for a market stall ${unique()}`;
  const gig = await liveGig(request, talent, title);
  const { job_id } = await call<{ job_id: string }>(request, hunter, 'POST', `gig/order/${gig}`, {
    position: 1,
    title,
    job_description: '<p>A mark that reads from across the street.</p>',
    milestones: [{ title: 'Vectors', due: 5, description: 'As SVG.', penalty: 5 }],
    price_budget: '25000',
    start_date: lagosDay(0),
    end_date: lagosDay(5),
    terms: 'Two rounds of changes.',
  });
  return { hunter, talent, title, jobId: job_id };
}

/** Gives the reason in the dialog, which does not mention a bid, and ends the order. */
async function end(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/It cancels the (?:whole )?order\./);
  await expect(dialog).not.toContainText(/\bbids?\b/i);
  await dialog.getByLabel('Your reason').fill('Too many masks.');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Order cancelled').first()).toBeVisible();
  await expect(page.getByText(/: Too many masks\.$/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\bbids?\b/i);
}

test('declined: the talent has no bid in the list, the hunter can order again', async ({
  browser,
  request,
}) => {
  const { hunter, talent, title, jobId } = await order(request);
  const talents = await pageOf(browser, talent);
  await talents.goto(`/order/submittedProject/${jobId}`);
  await talents.getByRole('button', { name: 'Decline' }).click();
  await end(talents, 'Decline order');
  await expect(talents.getByRole('link', { name: 'Order again' })).toHaveCount(0);
  await talents.goto('/jobrequest?tab=applied');
  await expect(talents.getByText("You haven't applied for a job yet")).toBeVisible();

  const hunters = await pageOf(browser, hunter);
  await hunters.goto('/hunterDashboard/notification');
  await hunters.getByRole('link', { name: 'View page: Order declined' }).click();
  await expect(hunters.getByText('Kwame Mensah: Too many masks.')).toBeVisible();
  const similar = hunters.getByRole('link', { name: 'Similar gigs' });
  await expect(similar).toHaveAttribute('href', /\/gigSearchResult\?category=/);
  const post = hunters.getByRole('link', { name: 'Post as a job' });
  await expect(post).toHaveAttribute('href', /\/hunterDashboard\/createJob$/);
  await hunters.getByRole('link', { name: 'Order again' }).click();
  await expect(hunters.getByRole('heading', { level: 1 })).toContainText('Kwame Mensah');
  await expect(hunters.getByLabel('Title').first()).toHaveValue(new RegExp(title));

  await hunters.goto('/hunterDashboard/CompletedProjects');
  await expect(hunters.getByRole('link', { name: title })).toBeVisible();
  await hunters.goto('/hunterDashboard?tab=closed');
  await expect(hunters.getByText('You have no closed jobs yet')).toBeVisible();
});

test('withdrawn by the hunter: nobody is asked whether the job takes bids', async ({ browser, request }) => {
  const { hunter, talent, jobId } = await order(request);
  await call(request, talent, 'PUT', `job/acceptorder/${jobId}`, { terms_accepted: true });
  const page = await pageOf(browser, hunter);
  await page.goto(`/hunterDashboard/SubmittedProjects/detail/${jobId}`);
  await page.getByRole('button', { name: 'Cancel agreement' }).click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(0);
  await end(page, 'Cancel agreement');
  await expect(page.getByRole('link', { name: 'Order again' })).toBeVisible();
});
