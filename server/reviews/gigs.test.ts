/** A review of a gig's order names the gig while the gig is public; a review of a job names no title. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { orders } from '#contract/orders/orders.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { handInPicture, startedGigOrder } from '#server/testing/rounds.ts';
import { accepted, review } from '#server/testing/story.ts';

let app: TestApp;
let tunde: Person;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(() => app.close());

async function bothReview(jobId: string): Promise<void> {
  await review(ngozi, tunde, jobId);
  await review(tunde, ngozi, jobId);
}

const shown = async () =>
  (await ngozi.ok(reviews.received, { params: { id: tunde.id } })).received_reviews.map((one) => one.gig);

test('everybody reads the title of the gig until it is paused, and never the title of a job', async () => {
  const gig = await liveGig(tunde);
  const parties = { hunter: ngozi, talent: tunde };
  const id = await startedGigOrder(app, parties, gig);
  await handInPicture(tunde, id);
  await ngozi.ok(orders.accept, { params: { id } });
  await bothReview(id);
  await bothReview((await accepted(app, parties)).job.id);
  expect(await shown()).toEqual([null, gig.title]);
  await tunde.ok(gigs.pause, { params: { id: gig.id } });
  expect(await shown()).toEqual([null, null]);
});
