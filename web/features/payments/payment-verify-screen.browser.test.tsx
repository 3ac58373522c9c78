/** The page after paying: it leads to the order that was paid, and says where money is that paid for nothing. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import * as paths from '#contract/site/paths.ts';
import { answers } from '#web/testing/network.ts';
import { detailOf } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

const JOB = '0199a200-0000-7000-8000-0000000000c1';
const TUNDE = { id: '0199a200-0000-7000-8000-0000000000e1', name: 'Tunde Alabi' };
const PAID = { job_id: JOB, title: 'Shea butter label', amount: 55_000, talent: TUNDE };

async function open(status: 'funded' | 'returned', in_escrow = true): Promise<() => string> {
  signIn('hunter');
  answers(payments.verify, { ...PAID, status, is_order: true, in_escrow, reason: null });
  return show(`${paths.paymentResult}?reference=adire-0123456789abcdef`);
}

async function linksAfter(status: 'funded' | 'returned') {
  await open(status);
  await expect.element(page.getByRole('heading', { name: /N55,000/ })).toBeVisible();
  const links = page.getByRole('main').getByRole('link').elements();
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('a paid order is the way on', async () => {
  const order = paths.fill(paths.order.hunter, { id: JOB });
  expect(await linksAfter('funded')).toEqual([['See the order', order]]);
});

test('money that paid for nothing is in the refunds, with how it gets back', async () => {
  expect((await linksAfter('returned'))[0]).toEqual(['Withdraw it', paths.payback]);
  await expect.element(page.getByText(/so it's in your refunds\. Withdraw it to your bank/)).toBeVisible();
});

test('once the order has ended, its own page says where the money is', async () => {
  answers(orders.getSubmitted, { submission: detailOf('hunter', { status: 'accepted', can: [] }) });
  const address = await open('funded', false);
  await expect.poll(address).toBe(paths.fill(paths.order.hunter, { id: JOB }));
  await expect.element(page.getByRole('heading', { name: 'Three labels' })).toBeVisible();
});
