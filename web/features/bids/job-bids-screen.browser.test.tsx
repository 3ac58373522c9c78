/** The bids of a job: two or three are marked and compared, and the one chosen there is accepted. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bids } from '#contract/bids/bids.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { answers } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn } from '#web/testing/show.tsx';

const JOB = '0199a200-0000-7000-8000-00000000aaaa';
const NAMES = ['Kwame Mensah', 'Sade Cole', 'Tunde Bakare', 'Efua Boateng'];
type Bid = Reply<typeof bids.listForJob>['joboffers'][number];

const HUNTER = { id: ID, name: 'Amaka Obi' };
const BRIEF = { id: JOB, title: 'Shea label', job_description: '<p>For jars.</p>', milestone: '2' };
const STATE = {
  ...({ price_budget: 150_000, job_type: 'open', status: 'bidding', created_at: MOMENT } as const),
  ...{ start_date: null, end_date: null, user_id: ID },
};
const RECORD = {
  image: null,
  jobs_posted: 1,
  jobs_hired: 0,
  paid_total: 0,
  rating: null,
  reviews: 0,
  since: MOMENT,
};

const job: Job = {
  ...{ ...BRIEF, ...STATE, skill: 'Logo design', category: ID, milestones: [], net_pay: 135_000 },
  ...{ user: { ...HUNTER, ...RECORD }, order_accepted: 0, bid_id: null, bids_count: 4, saved: false },
  ...{ job_bids: [], invitees: [], can: [] },
};

function bidOf(name: string, index: number): Bid {
  const id = `0199a200-0000-7000-8000-00000000000${index + 2}`;
  const nothing = { price_to_accept: null, rejection_reason: null, withdrawal_reason: null };
  const facts = { storyLine: null, profile_image: null, country: null, rating: null, reviews: 0 };
  return {
    ...{ id, user_id: id, job_id: JOB, pitch: `I am ${name}.`, accept_price: 100_000 + index, ...nothing },
    ...{ status: 'applied', created_at: MOMENT, user: { id, name, image: null }, net_pay: 90_000 },
    ...{ can: ['accept', 'reject'], job: { ...BRIEF, ...STATE, user: HUNTER } },
    talent: { id, name, ...facts, jobs_done: 3, works: [], gig_days: 4, replies: null },
  };
}

test('the first bid is marked as such, once, and without motion where none is wanted', async () => {
  signIn('hunter');
  answers(jobs.get, { job });
  answers(bids.listForJob, { job, joboffers: NAMES.slice(0, 1).map(bidOf), next: null });
  await show(`/hunterDashboard/TalentBid/${JOB}`);
  await expect
    .element(page.getByText('You pay into escrow once you both agree.', { exact: false }))
    .toBeVisible();
  const note = page.getByText('Your first bid is in');
  await expect.element(note).toBeVisible();
  const drawn = note.element().parentElement?.previousElementSibling as Element;
  expect(getComputedStyle(drawn).animationName).toBe('none');
});

test('three at most are marked, and the chosen one is accepted from the comparison', async () => {
  signIn('hunter');
  answers(jobs.get, { job });
  answers(bids.listForJob, { job, joboffers: NAMES.map(bidOf), next: null });
  await show(`/hunterDashboard/TalentBid/${JOB}`);
  const mark = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
  await mark('Kwame Mensah').click();
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await expect.element(compare).toHaveAttribute('aria-disabled', 'true');
  await mark('Sade Cole').click();
  await mark('Tunde Bakare').click();
  await expect.element(mark('Efua Boateng')).toBeDisabled();
  await mark('Sade Cole').click();
  await expect.element(mark('Efua Boateng')).toBeEnabled();
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'Compare bids' });
  await expect.element(dialog.getByText('I am Kwame Mensah.')).toBeVisible();
  await expect.element(dialog.getByText('I am Sade Cole.')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Accept for N100,002' }).click();
  await expect.element(page.getByRole('dialog', { name: "Accept Tunde's bid" })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a withdrawn bid stays in the list, but is counted apart', async () => {
  signIn('hunter');
  answers(jobs.get, { job: { ...job, bids_count: 2 } });
  const [first, second, third] = NAMES.slice(0, 3).map(bidOf) as [Bid, Bid, Bid];
  const gone: Bid = { ...second, status: 'withdrawn', can: [] };
  answers(bids.listForJob, { job, joboffers: [first, gone, third], next: null });
  await show(`/hunterDashboard/TalentBid/${JOB}`);
  await expect.element(page.getByText('2 bids · 1 withdrawn')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sade Cole', exact: true })).toBeVisible();
});

test('the list of jobs shows neither the face nor the price of a withdrawn bid', async () => {
  signIn('hunter');
  const [first, second, third] = NAMES.slice(0, 3).map(bidOf) as [Bid, Bid, Bid];
  const gone: Bid = { ...third, status: 'withdrawn' };
  const held = { ...job, bids_count: 2, job_bids: [first, second, gone] };
  answers(jobs.listOpen, { openjobs: [held], next: null });
  await show('/hunterDashboard/TalentBid');
  await expect.element(page.getByText('Bids: N100,000 – N100,001')).toBeVisible();
  const count = page.getByText('2 bids', { exact: true });
  await expect.element(count).toBeVisible();
  expect(count.element().previousElementSibling?.children).toHaveLength(2);
});

test('an agreed job leads to the payment of its bid', async () => {
  signIn('hunter');
  const [bid] = NAMES.slice(0, 1).map(bidOf) as [Bid];
  const agreed: Job = { ...job, status: 'agreed', bid_id: bid.id, bids_count: 1, job_bids: [bid] };
  answers(jobs.listOpen, { openjobs: [agreed], next: null });
  await show('/hunterDashboard/TalentBid');
  await expect
    .element(page.getByRole('link', { name: 'Pay into escrow' }))
    .toHaveAttribute('href', `/hunterDashboard/paymentbid/${bid.id}`);
});

test('bids are compared in the order of the list', async () => {
  signIn('hunter');
  const [dear, cheap] = NAMES.slice(0, 2).map(bidOf) as [Bid, Bid];
  answers(jobs.get, { job: { ...job, bids_count: 2 } });
  answers(bids.listForJob, { job, joboffers: [{ ...dear, accept_price: 150_000 }, cheap], next: null });
  await show(`/hunterDashboard/TalentBid/${JOB}?sort=price`);
  for (const name of ['Kwame Mensah', 'Sade Cole'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare bids' });
  await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Sade Cole');
});

test('the badge of a price is below it, however short', async () => {
  signIn('hunter');
  answers(jobs.get, { job });
  const joboffers = NAMES.slice(0, 1).map((name) => ({ ...bidOf(name, 0), accept_price: 150_000 }));
  answers(bids.listForJob, { job, joboffers, next: null });
  await show(`/hunterDashboard/TalentBid/${JOB}`);
  const badge = page.getByText('At your budget');
  await expect.element(badge).toBeVisible();
  const price = page.getByText('N150,000', { exact: true }).element().getBoundingClientRect();
  expect(badge.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(price.bottom);
});

test('the rights are a line of the terms, which follows the answers and goes with them', async () => {
  signIn('hunter');
  answers(jobs.get, { job });
  answers(bids.listForJob, { job, joboffers: NAMES.slice(0, 1).map(bidOf), next: null });
  await show(`/hunterDashboard/TalentBid/${JOB}`);
  await page.getByRole('button', { name: 'Accept bid', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "Accept Kwame's bid" });
  const terms = dialog.getByRole('textbox', { name: 'Terms' });
  await expect.element(terms).toHaveValue(expect.stringContaining('Two rounds of changes are included.'));
  await terms.fill('Sketches stay with the talent.');
  const choose = (name: string) => dialog.getByRole('radio', { name: new RegExp(name) }).click();
  const said = (area: string, exclusive = 'exclusive') =>
    `Use everywhere, ${area}, for ever, ${exclusive}. Changes are allowed. Kwame Mensah may show it in a portfolio.`;
  await choose('Only you may use it');
  await expect.element(terms).toHaveValue(`Sketches stay with the talent.\n${said('worldwide')}`);
  await choose('Kwame may sell it again');
  await expect
    .element(terms)
    .toHaveValue(`Sketches stay with the talent.\n${said('worldwide', 'not exclusive')}`);
  await choose('Choose point by point');
  await dialog.getByLabelText('In which countries').selectOptions('Nigeria');
  await expect
    .element(terms)
    .toHaveValue(`Sketches stay with the talent.\n${said('in Nigeria', 'not exclusive')}`);
  await choose('Say nothing about rights');
  await expect.element(terms).toHaveValue('Sketches stay with the talent.');
});
