/** A review is hidden until both sides have written or 14 days have passed: until then no reader sees its text or stars. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/core/days.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { orders } from '#contract/orders/orders.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { day } from '#contract/words/en/acts.ts';
import { hunter, type Person, passDaysWith, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { jobEvents } from '#server/testing/job-rows.ts';
import { accepted, review } from '#server/testing/story.ts';
import { showDueReviews } from './commands.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let zainab: Person;
let job: string;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  zainab = await person(app, 'Zainab', [1, 2]);
  job = (await accepted(app, { hunter: ngozi, talent: tunde })).job.id;
});

function pass(days: number): Promise<void> {
  return passDaysWith(app, days, [ngozi, tunde, zainab]);
}

/** What a stranger sees of the reviews about this person. */
async function receivedBy(someone: Person) {
  const { received_reviews, average, count } = await zainab.ok(reviews.received, {
    params: { id: someone.id },
  });
  return { stars: received_reviews.map((one) => one.rating), average, count };
}

async function readBy(party: Person) {
  const { submission } = await party.ok(orders.getSubmitted, { params: { id: job } });
  const { acceptedjobs } = await party.ok(orders.listAccepted);
  const { job_reviews, review_hidden_until } = await party.ok(reviews.ofJob, { params: { id: job } });
  expect(submission.reviews).toEqual(job_reviews);
  expect(submission.review_hidden_until).toBe(review_hidden_until);
  expect(acceptedjobs[0]).toMatchObject({ review: submission.review, review_hidden_until });
  return {
    all: job_reviews.map((one) => one.rating),
    ofTalent: submission.review?.rating ?? null,
    hidden: review_hidden_until,
    todo: submission.can.includes('review'),
  };
}

async function notified(someone: Person): Promise<string[]> {
  await app.settle();
  const { notification } = await someone.ok(notifications.list);
  return notification.filter(({ title }) => /review/i.test(title)).map(({ description }) => description);
}

async function shows(jobId: string) {
  const events = await jobEvents(app, jobId);
  return events.filter((event) => event.name === 'review.show').map((event) => event.facts.reviewee_id);
}

async function endOf(jobId: string): Promise<Date> {
  const row = await app.database.db
    .selectFrom('jobs')
    .select('ended_at')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.ended_at as Date;
}

describe('the first review of an order', () => {
  test('is read by its author alone, who sees until when', async () => {
    const until = new Date((await endOf(job)).getTime() + 14 * DAY_MS).toISOString();
    const written = await review(ngozi, tunde, job, { rating: 2, comment: 'Late with the sketches' });
    expect(written).toMatchObject({ rating: 2, shown_at: until, can_reply: false });
    expect(await readBy(ngozi)).toEqual({ all: [2], ofTalent: 2, hidden: null, todo: false });
    expect(await readBy(tunde)).toEqual({ all: [], ofTalent: null, hidden: until, todo: true });
    expect(await receivedBy(tunde)).toEqual({ stars: [], average: null, count: 0 });
  });

  test('by the talent is hidden from the hunter just so', async () => {
    await review(tunde, ngozi, job, { rating: 1 });
    expect(await readBy(tunde)).toMatchObject({ all: [1], ofTalent: null, hidden: null });
    expect(await readBy(ngozi)).toMatchObject({ all: [], ofTalent: null, todo: true });
    expect(await receivedBy(ngozi)).toEqual({ stars: [], average: null, count: 0 });
  });

  test('is announced without its stars', async () => {
    await review(ngozi, tunde, job, { rating: 2 });
    const shownAt = new Date((await endOf(job)).getTime() + 14 * DAY_MS).toISOString();
    expect(await notified(tunde)).toEqual([
      `Ngozi reviewed you for “Album cover for an Afrobeat band”. You'll see it once you've written your review, or on ${day(shownAt)}.`,
    ]);
    expect(await notified(ngozi)).toEqual([]);
    expect(await shows(job)).toEqual([]);
  });
});

describe('the second review', () => {
  test('shows both at once, and both hear their stars', async () => {
    await review(ngozi, tunde, job, { rating: 2 });
    await pass(3);
    const now = app.services.clock.now().getTime();
    const second = await review(tunde, ngozi, job, { rating: 5 });
    expect(new Date(second.shown_at).getTime()).toBeGreaterThanOrEqual(now);
    expect(new Date(second.shown_at).getTime()).toBeLessThan(now + 60_000);
    expect(await readBy(ngozi)).toEqual({ all: [2, 5], ofTalent: 2, hidden: null, todo: false });
    expect(await readBy(tunde)).toEqual({ all: [2, 5], ofTalent: 2, hidden: null, todo: false });
    const { job_reviews } = await tunde.ok(reviews.ofJob, { params: { id: job } });
    expect(job_reviews.map((one) => one.shown_at)).toEqual([second.shown_at, second.shown_at]);
    expect(job_reviews.map((one) => one.can_reply)).toEqual([true, false]);
    expect(await receivedBy(tunde)).toEqual({ stars: [2], average: 2, count: 1 });
    expect(await receivedBy(ngozi)).toEqual({ stars: [5], average: 5, count: 1 });
    expect(await shows(job)).toEqual([tunde.id, ngozi.id]);
    expect(await notified(tunde)).toEqual([
      'Ngozi gave you 2 stars for “Album cover for an Afrobeat band”.',
      expect.stringContaining('Ngozi reviewed you'),
    ]);
    expect(await notified(ngozi)).toEqual(['Tunde gave you 5 stars for “Album cover for an Afrobeat band”.']);
  });

  test('written at the same moment as the first shows both, each notified once', async () => {
    for (const round of [1, 2, 3]) {
      const { job: order } = await accepted(app, { hunter: ngozi, talent: tunde });
      const both = await Promise.all([
        review(ngozi, tunde, order.id, { rating: 2 }),
        review(tunde, ngozi, order.id, { rating: 5 }),
      ]);
      await app.settle();
      const { job_reviews } = await ngozi.ok(reviews.ofJob, { params: { id: order.id } });
      expect(job_reviews, `round ${round}`).toHaveLength(2);
      expect(job_reviews.map((one) => one.id).sort()).toEqual(both.map((one) => one.id).sort());
      expect((await shows(order.id)).sort()).toEqual([ngozi.id, tunde.id].sort());
    }
    expect(await receivedBy(tunde)).toMatchObject({ average: 2, count: 3 });
  });
});

describe('after 14 days', () => {
  test('the review is shown to the millisecond by the clock alone', async () => {
    await review(ngozi, tunde, job, { rating: 3 });
    const shownAt = (await endOf(job)).getTime() + 14 * DAY_MS;
    await pass(13);
    app.passMinutes((shownAt - app.services.clock.now().getTime()) / 60_000 - 1);
    expect(await receivedBy(tunde)).toMatchObject({ count: 0 });
    app.passMinutes(1);
    expect(await receivedBy(tunde)).toEqual({ stars: [3], average: 3, count: 1 });
    expect(await readBy(tunde)).toMatchObject({ all: [3], ofTalent: 3, hidden: null, todo: true });
  });

  test('the person reviewed is notified once, however often the scheduled task runs', async () => {
    await review(ngozi, tunde, job, { rating: 3 });
    await pass(13);
    expect(await notified(tunde)).toHaveLength(1);
    await pass(1.01);
    const counts = await Promise.all([1, 2, 3].map(() => showDueReviews(app.services)));
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect((await notified(tunde))[0]).toBe('Ngozi gave you 3 stars for “Album cover for an Afrobeat band”.');
    expect(await notified(tunde)).toHaveLength(2);
    expect(await shows(job)).toEqual([tunde.id]);
    await review(tunde, ngozi, job);
    expect(await notified(tunde)).toHaveLength(2);
    expect(await shows(job)).toEqual([tunde.id, ngozi.id]);
  });

  test('a review is shown as it is written; the other one keeps its moment', async () => {
    await review(ngozi, tunde, job, { rating: 3 });
    const until = (await readBy(tunde)).hidden;
    await pass(20);
    const late = await review(tunde, ngozi, job, { rating: 4 });
    expect(new Date(late.shown_at).getTime()).toBeGreaterThan(new Date(until ?? '').getTime());
    const { job_reviews } = await ngozi.ok(reviews.ofJob, { params: { id: job } });
    expect(job_reviews.map((one) => one.shown_at)).toEqual([until, late.shown_at]);
    expect(await notified(ngozi)).toEqual(['Tunde gave you 4 stars for “Album cover for an Afrobeat band”.']);
    expect((await shows(job)).sort()).toEqual([ngozi.id, tunde.id].sort());
  });

  test('a first review that late is shown, and notified, at once', async () => {
    await pass(15);
    await review(ngozi, tunde, job, { rating: 4 });
    expect(await receivedBy(tunde)).toMatchObject({ average: 4 });
    expect(await notified(tunde)).toEqual(['Ngozi gave you 4 stars for “Album cover for an Afrobeat band”.']);
    expect(await shows(job)).toEqual([tunde.id]);
  });
});
