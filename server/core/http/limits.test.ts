/** Rate limits at the edge: the last call that is answered and the first that is refused (rules 4.3, 4.6, 7.6). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { bids } from '#contract/bids/bids.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { messages } from '#contract/messages/messages.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { people } from '#contract/people/people.ts';
import { newId } from '#server/core/security/ids.ts';
import { person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { tus } from '#server/testing/uploads.ts';
import { reserveKey } from './idempotency.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());

test.each<[string, number, Endpoint]>([
  ['reads a minute', 300, accounts.me],
  ['searches a minute', 60, people.findTalents],
  ['messages a minute', 30, messages.send],
  ['bids an hour', 30, bids.apply],
  ['payments an hour', 10, payments.pay],
  ['withdrawals an hour', 10, payouts.transfer],
  ['account checks an hour', 5, payouts.verifyAccount],
  ['invitations an hour', 10, jobs.invite],
  ['files an hour', 100, gallery.add],
])('%s: %i', async (_what, most, entry) => {
  const one = await person(app, 'Ada', [1, 2]);
  await app.database.db.deleteFrom('throttle_counts').execute();
  const statuses: number[] = [];
  const body = entry.method === 'GET' ? {} : { body: {} };
  for (let count = 0; count <= most; count += 1) statuses.push((await one.call(entry, body)).status);
  expect(statuses.indexOf(429)).toBe(most);
});

test('a person begins a hundred files an hour, and work is handed in after as many', async () => {
  const tunde = await person(app, 'Tunde', [2]);
  const files: number[] = [];
  for (let count = 0; count <= 100; count += 1) {
    await tunde.call(gallery.add, { body: {} });
    files.push((await tus(app, tunde, 'POST', '')).statusCode);
  }
  expect(files).toEqual([...Array(100).fill(400), 429]);
  expect((await tunde.call(gallery.add, { body: {} })).status).toBe(429);
  const milestone = { title: 'Sketches', milestone_id: newId(), comment: 'Three of them' };
  expect((await tunde.call(orders.submitMilestone, { body: milestone })).status).toBe(404);
  const work = { params: { id: newId() }, body: { comment: 'All done.' } };
  expect((await tunde.call(orders.submit, work)).status).toBe(404);
});

test('a key whose process died is free again after 5 seconds, and no sooner (rule 7.4)', async () => {
  const actor = newId();
  const from = app.services.clock.now().getTime();
  const take = (afterMs: number, hash = 'same') =>
    reserveKey(app.database.db, actor, 'key-of-a-call', hash, new Date(from + afterMs));
  expect(await take(0)).toBeNull();
  await expect(take(5_000)).rejects.toMatchObject({ status: 409, code: 'key_in_flight' });
  await expect(take(5_001, 'other')).rejects.toMatchObject({ status: 422 });
  expect(await take(5_001)).toBeNull();
  await expect(take(10_001)).rejects.toMatchObject({ status: 409 });
});
