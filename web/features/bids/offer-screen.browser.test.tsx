/** A talent's own bid: once there is an agreement, it leads to the order. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bids } from '#contract/bids/bids.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import * as paths from '#contract/site/paths.ts';
import { answers } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn } from '#web/testing/show.tsx';

type Offer = Reply<typeof bids.getOffer>['joboffer'];

const JOB = '0199a200-0000-7000-8000-00000000000a';
const WAY = page.getByRole('main').getByRole('link', { name: 'View order' });

async function open(status: Offer['status'], of: Offer['job']['status']): Promise<void> {
  const person = { id: ID, name: 'Ngozi Bello', profile_image: null };
  signIn('talent');
  const job: Offer['job'] = {
    ...{ id: JOB, title: 'School wall', job_description: '', milestone: '1', price_budget: 90_000 },
    ...{ job_type: 'open', status: of, created_at: MOMENT, start_date: null, end_date: null },
    ...{ user_id: ID, user: person },
  };
  const joboffer: Offer = {
    ...{ id: ID, user: person, created_at: MOMENT, updated_at: MOMENT, rejection_reason: null },
    ...{ withdrawal_reason: null, pitch: 'I paint walls.', accept_price: 90_000, net_pay: 81_000 },
    ...{ status, job, can: [] },
  };
  answers(bids.getOffer, { joboffer });
  await show(paths.fill(paths.ownBid, { id: ID }));
  await expect.element(page.getByRole('heading', { name: 'Offer Sent!' })).toBeVisible();
}

test.each([
  ['offered', 'offered'],
  ['agreed', 'agreed'],
  ['hired', 'accepted'],
] as const)('%s, it leads to the order', async (status, of) => {
  await open(status, of);
  await expect.element(WAY).toHaveAttribute('href', paths.fill(paths.order.talent, { id: JOB }));
});

test('before that there is no order to lead to', async () => {
  await open('applied', 'bidding');
  expect(WAY.elements()).toEqual([]);
});
