/** Whatever a screen is about is missing: one call, then one page that says so and leads on. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bids } from '#contract/bids/bids.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { people } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { tasks, tracker } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import type { Side } from '#web/lib/session.ts';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, show, signIn } from '#web/testing/show.tsx';
import type { NotFoundKind } from './message-screen.tsx';

const SCREENS: [address: string, Side, NotFoundKind, asked: Endpoint, ...also: Endpoint[]][] = [
  [paths.order.hunter, 'hunter', 'order', orders.getSubmitted],
  [paths.order.talent, 'talent', 'order', orders.getSubmitted],
  [paths.orderSent, 'hunter', 'order', orders.getSubmitted],
  [paths.proofRoom, 'talent', 'order', orders.getSubmitted],
  [paths.pay, 'hunter', 'order', payments.bid],
  [paths.board.hunter, 'hunter', 'order', tracker.get, tasks.list],
  [paths.bidsOfJob, 'hunter', 'job', jobs.get],
  [paths.openJob, 'talent', 'job', jobs.get],
  [paths.ownBid, 'talent', 'job', bids.getOffer],
  [paths.gig, 'hunter', 'gig', gigs.get],
  [paths.editGig, 'talent', 'gig', gigs.get],
  [paths.person.hunter, 'hunter', 'person', people.get],
];

test.for(SCREENS)('%s for a %s: no such %s', async ([address, side, what, asked, ...also]) => {
  signIn(side);
  answerCatalogue();
  for (const entry of also) answers(entry, () => refuse(404, 'Not found'));
  const calls = answers(asked, () => refuse(404, 'Not found'));
  await show(paths.fill(address, { id: ID }));
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.common.notFound[what].title }))
    .toBeVisible();
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: words.common.fixed.goBack })).toBeVisible();
  const [way, label] =
    side === 'hunter'
      ? [paths.gigSearch, words.common.actions.findTalents]
      : [paths.openJobs, words.common.actions.findOpenJobs];
  await expect
    .element(page.getByRole('main').getByRole('link', { name: label }))
    .toHaveAttribute('href', way);
  expect(calls).toHaveLength(1);
});
