/** How soon somebody usually answers strangers: from five answers within 90 days, the median, on their page and their bids (rule 9.20). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { messages } from '#contract/messages/messages.ts';
import { people } from '#contract/people/people.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { bidOn, postJob } from '#server/testing/market.ts';

const HOUR = 1 / 24;

let app: TestApp;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

const say = (from: Person, to: Person) =>
  from.ok(messages.send, { body: { recipient_id: to.id, message: 'Hello' } });
const replies = async (who = tunde) => (await who.ok(people.get, { params: { id: who.id } })).users.replies;

/** A new hunter writes to Tunde, who answers after `days` days; returns the hunter. */
async function answered(days: number): Promise<Person> {
  const asking = await hunter(app);
  await say(asking, tunde);
  app.passDays(days);
  await say(tunde, asking);
  return asking;
}

test('four answers say nothing, five do; only the first to each counts, and only to who wrote first', async () => {
  const first = await answered(HOUR / 2);
  for (let more = 0; more < 3; more += 1) await answered(HOUR / 2);
  await say(first, tunde);
  await say(tunde, first);
  const written = await hunter(app);
  await say(tunde, written);
  await say(written, tunde);
  expect(await replies()).toBeNull();
  expect(await replies(written)).toBeNull();
  await answered(HOUR / 2);
  expect(await replies()).toBe('hour');
  const job = await postJob(first);
  await bidOn(tunde, job);
  const { joboffers } = await first.ok(bids.listForJob, { params: { id: job.id } });
  expect(joboffers[0]?.talent.replies).toBe('hour');
  const sold = await liveGig(tunde);
  const { gig } = await first.ok(gigs.get, { params: { id: sold.id } });
  expect(gig[0]?.replies).toBe('hour');
});

test('the one in the middle counts, of the last 90 days', async () => {
  for (const days of [HOUR / 2, HOUR / 2, HOUR * 5, 3, 4]) await answered(days);
  expect(await replies()).toBe('hours');
  for (const days of [HOUR * 20, HOUR * 20]) await answered(days);
  expect(await replies()).toBe('day');
  for (const days of [2, 2, 2]) await answered(days);
  expect(await replies()).toBe('days');
  app.passDays(91);
  expect(await replies()).toBeNull();
});
