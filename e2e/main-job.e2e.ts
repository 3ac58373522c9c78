/** The whole life of a job, by two people in two browsers: from both sign-ups to money in the bank and reviews. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectSent, lines } from './support/conversations.ts';
import { showNaira } from './support/deals.ts';
import {
  acceptAgreement,
  confirmWithdrawal,
  type Deal,
  declineWork,
  giveAccount,
  giveReview,
  goToApplication,
  handInMilestone,
  openSubmitted,
  orderOf,
  payIntoEscrow,
  sendAgreement,
  startWork,
  submitProject,
} from './support/order-steps.ts';
import { PASSWORD, unique } from './support/people.ts';
import { ACCOUNTS, endTransfer, waitingTransfer } from './support/simulator.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 20_000, contextOptions: { reducedMotion: 'no-preference' } });
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

test('a job from sign-up to paid out, with one round of changes', async ({ browser, request }) => {
  const price = 120_000;
  const net = price - price / 10;
  const run = unique();
  const deal: Deal = {
    title: `Shea butter label ${run}`,
    price,
    shown: showNaira(price),
    milestones: ['First sketches', 'Final drawing'],
  };
  const hunter = await newcomer(browser, `Hauwa ${run}`, 'Talent hunter');
  const talent = await newcomer(browser, `Sade ${run}`, 'Creative talent');

  const jobId = await test.step('the hunter posts a job', () => postJob(hunter, deal));
  await test.step('the talent applies at the budget', () => apply(talent, deal, net));
  await test.step('the hunter sends the agreement', () => sendAgreement(hunter, jobId));
  await test.step('pay waits for the talent', async () => {
    await hunter.goto('/hunterDashboard/PendingProjects');
    const pay = orderOf(hunter, deal.title).getByRole('button', { name: 'Pay' });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await expect(pay).toHaveAccessibleDescription('order is yet to be accepted by talent');
  });
  await test.step('the talent accepts it', () => acceptAgreement(talent, deal));
  await test.step('the hunter pays into escrow', () => payIntoEscrow(hunter, deal));
  await test.step('the talent starts', () => startWork(talent, deal));
  await test.step('they write to each other', () => writeToEachOther({ hunter, talent }, run));
  for (const milestone of deal.milestones) {
    await test.step(`the talent hands in: ${milestone}`, () => handInMilestone(talent, deal, milestone));
  }
  await test.step('the hunter sees the milestones', () => seeMilestones(hunter, deal));
  await test.step('the talent submits the project', () =>
    submitProject(talent, deal, 'The label in three sizes.'));
  await test.step('the hunter asks for changes', async () => {
    await openSubmitted(hunter, deal);
    await declineWork(hunter, 'The lettering should be larger.');
  });
  await test.step('the talent reads why and submits again', async () => {
    await talent.goto('/order?tab=active');
    await talent.getByRole('link', { name: deal.title }).click();
    await expect(talent.getByText('Changes requested in round 1')).toBeVisible();
    await expect(talent.getByText('The lettering should be larger.').first()).toBeVisible();
    await submitProject(talent, deal, 'The lettering is larger now.');
    await talent.goto('/order?tab=submitted');
    await orderOf(talent, deal.title).getByRole('link', { name: 'View' }).click();
    await expect(talent.getByRole('heading', { level: 1, name: deal.title })).toBeVisible();
    await expect(talent.getByText('submitted projects Detail', { exact: true })).toBeVisible();
    await expect(talent.getByText('Order Submitted!')).toBeVisible();
    await expect(
      talent.getByText(`Please wait while Hauwa ${run} review, then Accept or Decline.`),
    ).toBeVisible();
  });
  await test.step('the hunter accepts, seeing the division', () => acceptWork(hunter, deal, net));
  await test.step('the hunter reviews the talent', () => review(hunter));
  await test.step('the talent withdraws', () => withdraw(talent, deal, net));
  await test.step('the bank settles it', async () => {
    await endTransfer(request, await waitingTransfer(request, net), 'settle');
    const dialog = talent.getByRole('dialog', { name: 'Payment Request' });
    await expect(dialog.getByText('Your bank confirmed it.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(orderOf(talent, deal.title).getByText('Paid', { exact: true })).toBeVisible();
  });
  await test.step('the talent reviews the hunter', async () => {
    await talent.getByRole('link', { name: deal.title }).click();
    await expect(talent.getByText(`You earned ${deal.shown} for this order. Great, job.`)).toBeVisible();
    await talent.getByRole('button', { name: 'Add Review' }).click();
    await giveReview(talent, 4, 'Clear words and quick answers.');
    await expect(talent.getByText('Clear words and quick answers.')).toBeVisible();
  });
  await test.step('the figures are exact', () => seeEarnings(talent, deal, net));
});

/** Signs up, logs in and completes the profile, all on the screen. */
async function newcomer(browser: Browser, name: string, type: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const email = `${name.replace(' ', '.').toLowerCase()}@people.example`;
  await page.goto('/signup');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/updateProfile/);
  const [first = name, last = ''] = name.split(' ');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Female').check();
  await page.getByLabel('Phone number').fill('+234 803 123 4567');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Country').fill('Nigeria');
  await page.getByLabel('State').selectOption({ label: 'Lagos' });
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(type === 'Talent hunter' ? /\/hunterDashboard$/ : /\/publicProfile$/);
  return page;
}

async function postJob(hunter: Page, deal: Deal): Promise<string> {
  await hunter.goto('/hunterDashboard/createJob');
  await hunter.getByLabel('Title').first().fill(deal.title);
  await hunter.getByLabel('What do you need?').fill('A label for a jar of shea butter, in indigo.');
  await hunter.getByLabel('Who is it for?').fill('Women at the market in Kano');
  await hunter.getByLabel('What must it have?').fill('The weight\nOur phone number');
  await hunter.getByLabel('Skill').selectOption({ index: 1 });
  await hunter.getByLabel('Price budget').fill(String(deal.price));
  await hunter.getByLabel(/^Open/).check();
  await hunter.getByLabel(String(deal.milestones.length), { exact: true }).check();
  for (const [index, title] of deal.milestones.entries()) {
    const group = hunter.getByRole('group', { name: `${['First', 'Second'][index]} milestone` });
    await group.getByLabel('Title').fill(title);
    await group.getByLabel('Due (days)').fill(String(5 * (index + 1)));
    await group.getByLabel('Penalty (%)').fill('5');
    await group.getByLabel('Description').fill(`${title}, as PNG.`);
  }
  const created = hunter.waitForResponse((answer) => answer.url().endsWith('/api/job/store'));
  await hunter.getByRole('button', { name: 'Create job' }).click();
  const { data } = (await (await created).json()) as { data: { id: string } };
  await expect(hunter).toHaveURL(/\/DashboardHomeContent/);
  const card = hunter.getByRole('main').getByRole('listitem').first();
  for (const text of [deal.title, deal.shown, 'Open for bids']) await expect(card).toContainText(text);
  return data.id;
}

async function apply(talent: Page, deal: Deal, net: number): Promise<void> {
  await talent.goto('/jobrequest');
  await talent.getByRole('link', { name: deal.title }).click();
  await goToApplication(talent);
  await talent.getByLabel('Your pitch').fill('I have drawn labels for three cosmetics brands.');
  await talent.getByLabel(`Yes, I accept ${deal.shown}`).check();
  await expect(talent.getByText(showNaira(net)).first()).toBeVisible();
  await talent.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(talent.getByText('Application Successful...')).toBeVisible();
  await expect(talent.getByText('Offer Sent!')).toBeVisible();
}

/** Both write a message, which is sent as soon as possible, even after a failure of the network or the database. */
async function writeToEachOther({ hunter, talent }: Record<'hunter' | 'talent', Page>, run: string) {
  await hunter.goto('/hunterDashboard/messageHunter');
  await hunter.getByRole('link', { name: `Sade ${run}` }).click();
  await hunter.getByLabel(`Message to Sade ${run}`).fill('Please put 250 g on the lid.');
  await hunter.getByRole('button', { name: 'Send' }).click();
  await expectSent(hunter, 'Please put 250 g on the lid.');
  await talent.goto('/messagedashboard');
  await talent.getByRole('link', { name: `Hauwa ${run}` }).click();
  await expect(lines(talent, 'Please put 250 g on the lid.')).toHaveCount(1);
}

async function seeMilestones(hunter: Page, deal: Deal): Promise<void> {
  await hunter.goto('/hunterDashboard/ActiveProjects');
  await orderOf(hunter, deal.title).getByRole('button', { name: 'Milestones' }).click();
  const dialog = hunter.getByRole('dialog', { name: 'Submitted milestones' });
  await expect(dialog.getByText('sketch.png', { exact: true })).toHaveCount(deal.milestones.length);
  await expect(dialog.getByRole('link', { name: 'sketch.png' })).toHaveCount(0);
}

async function acceptWork(hunter: Page, deal: Deal, net: number): Promise<void> {
  await openSubmitted(hunter, deal);
  await hunter.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = hunter.getByRole('dialog', { name: 'Accept this work?' });
  await expect(dialog.getByText(deal.shown, { exact: true })).toBeVisible();
  await expect(dialog.getByText(`−${showNaira(deal.price / 10)}`, { exact: true })).toBeVisible();
  await expect(dialog.getByText(showNaira(net), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: `Accept and release ${deal.shown}` }).click();
  await expect(hunter.getByText('Project Accepted')).toBeVisible();
  await expect(hunter.getByText('Order Completed', { exact: true })).toBeVisible();
  await expect(hunter.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expect(hunter.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  // The file itself becomes available when the money is released.
  const address = await hunter.getByRole('link', { name: 'final.png' }).getAttribute('href');
  const file = await hunter.request.get(address ?? '');
  expect(file.headers()['content-type']).toBe('image/png');
}

async function review(hunter: Page): Promise<void> {
  await hunter.getByRole('button', { name: 'Add Review' }).click();
  await giveReview(hunter, 5, 'Exactly what the brief asked for.');
  await expect(hunter.getByText('Exactly what the brief asked for.')).toBeVisible();
  await expect(hunter.getByRole('button', { name: 'Add Review' })).toHaveCount(0);
}

async function withdraw(talent: Page, deal: Deal, net: number): Promise<void> {
  await talent.goto('/order?tab=completed');
  await orderOf(talent, deal.title).getByRole('button', { name: 'Payment' }).click();
  await giveAccount(talent, ACCOUNTS.waits);
  await confirmWithdrawal(talent, showNaira(net));
  const steps = talent.getByRole('list', { name: 'Withdrawal progress' });
  await expect(steps.getByText(/Sent to bank \(now\)/)).toBeAttached();
}

async function seeEarnings(talent: Page, deal: Deal, net: number): Promise<void> {
  await talent.goto('/earning');
  await expect(talent.getByRole('heading', { name: 'Earning', exact: true })).toBeVisible();
  await expect(talent.getByText('Expected earning')).toBeVisible();
  for (const [name, amount] of [
    ['Net Income', net],
    ['Withdrawn', net],
    ['Pending Clearance', 0],
    ['Available for withdrawl', 0],
  ] as const) {
    const card = talent.locator('summary').filter({ hasText: name });
    await expect(card.getByText(showNaira(amount), { exact: true })).toBeVisible();
  }
  const row = orderOf(talent, deal.title);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByText(showNaira(net), { exact: true })).toBeVisible();
}
