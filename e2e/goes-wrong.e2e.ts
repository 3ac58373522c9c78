/** Failures between two people, a card and a bank, each of which ends correctly, to the kobo. */
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { showNaira } from './support/deals.ts';
import { agree, complete, fund, type OfferedJob, submit } from './support/order-calls.ts';
import {
  beginPayment,
  confirmWithdrawal,
  type Deal,
  declineWork,
  giveAccount,
  handInMilestone,
  openSubmitted,
  orderOf,
  startWork,
  submitProject,
} from './support/order-steps.ts';
import { call, type Member, newMember, pageOf, unique } from './support/people.ts';
import {
  ACCOUNTS,
  DECLINED_CARD,
  endTransfer,
  GOOD_CARD,
  NO_CODE_CARD,
  payByCard,
  waitingTransfer,
} from './support/simulator.ts';
import { toast } from './support/way-in.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 20_000 });
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

type Two = { hunter: Member; talent: Member };

async function twoPeople(request: APIRequestContext): Promise<Two> {
  const run = unique();
  return {
    hunter: await newMember(request, `Hauwa ${run}`, 'hunter'),
    talent: await newMember(request, `Sade ${run}`, 'talent'),
  };
}

async function pagesOf(browser: Browser, two: Two): Promise<{ hunter: Page; talent: Page }> {
  return { hunter: await pageOf(browser, two.hunter), talent: await pageOf(browser, two.talent) };
}

function dealOf({ title, price }: OfferedJob): Deal {
  return { title, price, shown: showNaira(price), milestones: ['First sketches', 'Final drawing'] };
}

test('a failed card and an abandoned payment take nothing; the next try funds once', async ({
  browser,
  request,
}) => {
  const two = await twoPeople(request);
  const made = await agree(request, two, 60_000);
  const deal = dealOf(made);
  const hunter = await pageOf(browser, two.hunter);

  await beginPayment(hunter, deal);
  await payByCard(hunter, DECLINED_CARD);
  await expect(hunter.getByRole('alert')).toContainText('Declined');

  await test.step('leaving the page leads back to the summary', async () => {
    await hunter.getByRole('link', { name: /cancel/i }).click();
    await expect(hunter).toHaveURL(new RegExp(`/hunterDashboard/paymentbid/${made.bidId}`));
    await expect(hunter.getByText('You left before paying.')).toBeVisible();
    await expect(hunter.getByRole('button', { name: `Pay ${deal.shown} into escrow` })).toBeVisible();
  });

  await test.step('an unfinished payment is pending, and can be resumed', async () => {
    const { reference } = await call<{ reference: string }>(request, two.hunter, 'POST', 'payment/pay', {
      job_id: made.jobId,
    });
    await hunter.goto(`/hunterDashboard/payment/verify?reference=${reference}`);
    // The declined attempt is shown from the second view on.
    await expect(
      hunter.getByRole('heading', { name: /^(Waiting for your payment|Your last try didn't go through)/ }),
    ).toBeVisible();
    await expect(hunter.getByText('Bank transfers can take a while.')).toBeVisible();
    await hunter.getByRole('button', { name: 'Back to the payment page' }).click();
    await payByCard(hunter, NO_CODE_CARD);
    await hunter.getByLabel('Card PIN').fill('0000');
    await hunter.getByRole('button', { name: 'Continue' }).click();
    await expect(hunter.getByRole('alert')).toContainText('Token Not Generated');
    await hunter.goto(`/hunterDashboard/payment/verify?reference=${reference}`);
    await expect(hunter.getByRole('heading', { name: 'Payment not successful' })).toBeVisible();
  });

  await test.step('trying again funds the order, once', async () => {
    await hunter.getByRole('button', { name: 'Try again' }).click();
    await payByCard(hunter, GOOD_CARD);
    await expect(hunter.getByRole('heading', { name: `${deal.shown} is safe in escrow` })).toBeVisible();
    await hunter.getByRole('link', { name: 'See the order' }).click();
    await expect(hunter.getByText(deal.shown, { exact: true }).first()).toBeVisible();
    const history = hunter.getByRole('list', { name: 'Order history' });
    await expect(history.getByText(`${deal.shown} was paid into escrow`)).toHaveCount(1);
  });
});

test('declined work goes back and comes again; cancelling shows the division first', async ({
  browser,
  request,
}) => {
  const two = await twoPeople(request);
  const { hunter, talent } = await pagesOf(browser, two);

  await test.step('declined work is active again, with the reason', async () => {
    const deal = dealOf(await submit(request, two, 70_000));
    await openSubmitted(hunter, deal);
    await declineWork(hunter, 'The date is missing.');
    await expect(hunter.getByText('Changes requested in round 1')).toBeVisible();
    await submitProject(talent, deal, 'With the date.');
    await openSubmitted(hunter, deal);
    await expect(hunter.getByText('Round 2', { exact: true })).toBeVisible();
    await hunter.keyboard.press('End');
    await expect(hunter.getByText('Agreed price', { exact: true })).toBeVisible();
    await hunter.locator('details', { hasText: 'The date is missing.' }).first().locator('summary').click();
    await expect(hunter.getByText('The date is missing.').first()).toBeVisible();
  });

  await test.step('the hunter cancels after two milestones: 7.5 % and 2.5 % and the charge', async () => {
    const made = await fund(request, two, 100_000);
    const deal = dealOf(made);
    await startWork(talent, deal);
    for (const milestone of deal.milestones) await handInMilestone(talent, deal, milestone);
    await hunter.goto('/hunterDashboard/ActiveProjects');
    await orderOf(hunter, deal.title).getByRole('link', { name: 'View' }).click();
    await hunter.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = hunter.getByRole('dialog', { name: 'Cancel order' });
    for (const amount of ['N100,000', '−N2,500', '−N1,600', '−N7,500', 'N88,400']) {
      await expect(dialog.getByText(amount, { exact: true })).toBeVisible();
    }
    await dialog.getByLabel('Your reason').fill('The festival was called off.');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(hunter.getByText('Order cancelled').first()).toBeVisible();
    await hunter.goto('/hunterDashboard/ActiveProjects');
    await expect(orderOf(hunter, deal.title)).toHaveCount(0);
    const { pendingpayout } = await call<{ pendingpayout: number }>(
      request,
      two.hunter,
      'GET',
      'payment/pending-payback',
    );
    expect(pendingpayout).toBe(88_400);
    await talent.goto(`/order/submittedProject/${made.jobId}`);
    await expect(talent.getByText('The festival was called off.').first()).toBeVisible();
    await expect(talent.getByRole('button', { name: 'Withdraw N7,500' })).toBeVisible();
    await hunter.goto('/hunterDashboard/CompletedProjects');
    await expect(hunter.getByText('N88,400 ready to withdraw')).toBeVisible();
  });
});

test('a wrong account, a transfer that fails and one that is reversed lose nothing', async ({
  browser,
  request,
}) => {
  const two = await twoPeople(request);
  // A price of its own, so that its transfers can be recognised.
  const deal = dealOf(await complete(request, two, 80_000));
  const net = deal.price - deal.price / 10;
  const talent = await pageOf(browser, two.talent);
  const dialog = talent.getByRole('dialog', { name: 'Payment Request' });
  const openRequest = async () => {
    await talent.goto('/order?tab=completed');
    await orderOf(talent, deal.title).getByRole('button', { name: 'Payment' }).click();
  };

  await test.step('an account that the bank does not have', async () => {
    await openRequest();
    await giveAccount(talent, ACCOUNTS.unknown);
    await expect(dialog.getByText('Invalid Credentials')).toBeVisible();
    await expect(dialog.getByText(/We couldn't find this account/)).toBeVisible();
  });

  await test.step('a transfer that fails comes back', async () => {
    await dialog.getByPlaceholder('Enter account number').fill(ACCOUNTS.fails);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await confirmWithdrawal(talent, showNaira(net));
    await expect(dialog.getByText(/Returned/).first()).toBeVisible({ timeout: 30_000 });
    await expect(toast(talent, 'withdrawl not successful')).toBeVisible();
    await seeFigures(request, two.talent, { netincome: net, withdrawn: 0, available: net, in_flight: 0 });
  });

  await test.step('a transfer that was paid and is reversed comes back too', async () => {
    await openRequest();
    await giveAccount(talent, ACCOUNTS.waits);
    await confirmWithdrawal(talent, showNaira(net));
    await seeFigures(request, two.talent, { netincome: net, withdrawn: 0, available: 0, in_flight: net });
    const reference = await waitingTransfer(request, net);
    await endTransfer(request, reference, 'settle');
    await expect(dialog.getByText('Your bank confirmed it.')).toBeVisible();
    await seeFigures(request, two.talent, { netincome: net, withdrawn: net, available: 0, in_flight: 0 });
    await endTransfer(request, reference, 'reverse');
    await talent.goto('/earning');
    const available = talent.locator('summary').filter({ hasText: 'Available for withdrawl' });
    await expect(available.getByText(showNaira(net), { exact: true })).toBeVisible();
    await expect(talent.getByText('Returned', { exact: true })).toHaveCount(2);
    await seeFigures(request, two.talent, { netincome: net, withdrawn: 0, available: net, in_flight: 0 });
  });
});

async function seeFigures(request: APIRequestContext, talent: Member, figures: Record<string, number>) {
  const { data } = await call<{ data: Record<string, number> }>(request, talent, 'GET', 'payment/earnings');
  expect(data).toMatchObject(figures);
}
