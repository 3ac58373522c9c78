/** The Earning page: what can be withdrawn is at the top, and the chart comes with the second month. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#contract/core/endpoint.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { statements } from '#contract/statements/statements.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn, toasts } from '#web/testing/show.tsx';

type Account = Reply<typeof payouts.earnings>['data']['accounts'][number];
type Frozen = Reply<typeof statements.overview>['frozen'][number];

const GTBANK: Account = { bank_name: 'GTBank', account_number: '4321' };

/** Opens the page with twelve months, of which the last `earning` have earnings. */
async function open(
  earning: number,
  available: number,
  frozen: Frozen[] = [],
  accounts = [GTBANK],
  withdrawn = 0,
  paused_until: string | null = null,
) {
  signIn('talent');
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    earned: index >= 12 - earning ? 50_000 : 0,
    withdrawn: index === 11 ? withdrawn : 0,
  }));
  answers(statements.overview, { months, coming: null, frozen });
  answers(payouts.list, { payouts: [], next: null });
  const available_orders = available === 0 ? 0 : 2;
  const sums = {
    paused_until,
    netincome: 50_000,
    withdrawn: 0,
    in_flight: 0,
    pending: 0,
    available,
    available_orders,
    accounts,
  };
  const calls = answers(payouts.earnings, { data: { ...sums, alltransactions: [], next: null } });
  await show('/earning');
  await expect.element(page.getByText('Expected earning')).toBeVisible();
  return calls;
}

const chart = page.getByRole('list', { name: 'Months' });

test('with one month there is no chart, and what is available can be withdrawn from the top', async () => {
  await open(1, 45_000);
  await expect.element(chart).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Withdraw' }))
    .toHaveAttribute('href', '/order?tab=completed');
});

test('the chart begins with the first month that has money, and has three at least', async () => {
  await open(8, 0);
  const bars = chart.getByRole('button');
  await expect.poll(() => bars.elements()).toHaveLength(8);
  await expect.element(bars.first()).toHaveAccessibleName(/^May 2026: N50,000 earned/);
});

test('with two months the chart narrows the transactions; nothing to withdraw has no button', async () => {
  const calls = await open(2, 0);
  await expect.element(page.getByRole('link', { name: /^Withdraw/ })).not.toBeInTheDocument();
  const bars = chart.getByRole('button');
  await expect.poll(() => bars.elements()).toHaveLength(3);
  await expect
    .poll(() => bars.last().element().querySelector('[data-amount]')?.getAttribute('data-amount'))
    .toBe('N50K');
  await expect.element(bars.last()).toHaveAccessibleName(/: N50,000 earned, N0 withdrawn$/);
  await bars.last().click();
  await expect.poll(() => calls.at(-1)?.query.month).toBe('2026-12');
});

test('on a phone two bars of a month have no amounts, which would overlap: the highest is above the chart', async () => {
  await open(2, 0, [], [GTBANK], 40_000);
  const amounts = () =>
    [...chart.element().querySelectorAll('[data-amount]')].map((bar) => bar.getAttribute('data-amount'));
  await expect.poll(amounts).toEqual(['', '', '']);
  await expect.element(chart.element().previousElementSibling as HTMLElement).toHaveTextContent('N50,000');
});

test('on a phone the balance comes before the way to take it', async () => {
  await open(1, 45_000);
  const way = page.getByRole('link', { name: 'Withdraw' });
  await expect.element(way).toBeVisible();
  const balance = page.getByText(/^Available for withdrawl/).element();
  expect(balance.compareDocumentPosition(way.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what a bank asks back is named with its order', async () => {
  await open(1, 0, [{ amount: 90_000, job_id: ID, title: 'Shea label' }]);
  await expect.element(page.getByText('Frozen while a bank decides: N90,000 from Shea label.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Shea label' }))
    .toHaveAttribute('href', `/order/submittedProject/${ID}`);
});

test('the balance says which account it goes to; without one, the way to add it is there', async () => {
  await open(1, 45_000);
  await expect.element(page.getByText('To GTBank ••• 4321')).toBeVisible();
  await expect.element(page.getByText('from 2 orders, no transfer fee')).toBeVisible();
  await open(1, 45_000, [], []);
  await expect.element(page.getByText('Add a bank account to withdraw it.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add a bank account' })).toBeVisible();
  expect(page.getByRole('link', { name: /^Withdraw/ }).elements()).toEqual([]);
});

test('a statement that did not come is no reason to speak of the next one', async () => {
  await open(1, 0);
  answers(statements.statement, () => refuse(503, 'Try again later', { retryAfter: 60 }));
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Statement data file, for checking' }).click();
  await expect.poll(() => toasts('Try again later')).toHaveLength(1);
  expect(toasts('your next statement')).toEqual([]);
});

test('what is expected and frozen is not left out in silence, and comes with Retry', async () => {
  await open(1, 0);
  answers(statements.overview, () => refuse(403, 'Not now'));
  await show('/earning');
  await expect.element(page.getByText('Not now')).toBeVisible();
  const frozen = [{ amount: 90_000, job_id: ID, title: 'Shea label' }];
  answers(statements.overview, { months: [], coming: null, frozen });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('link', { name: 'Shea label' })).toBeVisible();
  await expect.element(page.getByText('Not now')).not.toBeInTheDocument();
});

test('paused withdrawals say until when', async () => {
  await open(1, 45_000, [], [GTBANK], 0, MOMENT);
  await expect.element(page.getByText(/withdrawals wait until/)).toBeVisible();
});
