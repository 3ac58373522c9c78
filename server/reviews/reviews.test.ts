/** Reviews over the API: only the parties of an accepted job, of each other, in their own name, once (rule 4.1). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { jobEvents } from '#server/testing/job-rows.ts';
import { postJob } from '#server/testing/market.ts';
import { accepted, handIn, review, started } from '#server/testing/story.ts';
import { ratingsOf } from './queries.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let job: string;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  job = (await accepted(app, { hunter: ngozi, talent: tunde })).job.id;
});
afterAll(() => app.close());

function form(from: Person, to: Person, changes: Record<string, unknown> = {}) {
  return {
    reviewer_id: from.id,
    reviewee_id: to.id,
    job_id: job,
    rating: 4,
    recommend_user: 'Yes',
    comment: 'Clear and quick',
    ...changes,
  };
}

function send(from: Person, to: Person, changes: Record<string, unknown> = {}) {
  return from.call(reviews.send, { body: form(from, to, changes) });
}

async function stored(jobId: string): Promise<number> {
  const rows = await app.database.db.selectFrom('reviews').select('id').where('job_id', '=', jobId).execute();
  return rows.length;
}

describe('refuses', () => {
  test.each([
    [{ rating: 0 }, 'rating', words.profiles.reviewErrors.rating],
    [{ rating: 6 }, 'rating', words.profiles.reviewErrors.rating],
    [{ rating: 4.5 }, 'rating', words.profiles.reviewErrors.rating],
    [{ rating: '5' }, 'rating', words.profiles.reviewErrors.rating],
    [{ rating: 1e9 }, 'rating', words.profiles.reviewErrors.rating],
    [{ recommend_user: 'Maybe' }, 'recommend_user', words.profiles.reviewErrors.recommend],
    [{ comment: ' ' }, 'comment', words.profiles.reviewErrors.comment],
    [{ comment: 'x'.repeat(1001) }, 'comment', words.common.errors.tooLong(1000)],
    [{ created_at: '2020-01-01' }, 'created_at', words.common.errors.unknownField],
  ])('%j', async (change, field, sentence) => {
    const answer = await send(ngozi, tunde, change);
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toEqual({ [field]: [sentence] });
  });

  test('in the name of another', async () => {
    const answer = await ngozi.call(reviews.send, { body: form(tunde, ngozi) });
    expect(answer.status).toBe(403);
  });

  test('of oneself and of a stranger', async () => {
    const stranger = await talent(app);
    for (const reviewee of [ngozi, stranger]) {
      const answer = await send(ngozi, reviewee);
      expect([answer.status, answer.refusal.code]).toEqual([409, 'not_the_other_party']);
    }
  });

  test('by a stranger, as if the job were not there', async () => {
    const stranger = await person(app, 'Zainab', [1, 2]);
    const foreign = await send(stranger, tunde);
    const absent = await send(stranger, tunde, { job_id: randomUUID() });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
  });

  test('while the job is not accepted', async () => {
    const posted = await postJob(ngozi);
    expect((await send(ngozi, tunde, { job_id: posted.id })).refusal.code).toBe('bidding');
    const { job: order } = await started(app, { hunter: ngozi, talent: tunde });
    expect((await send(tunde, ngozi, { job_id: order.id })).refusal.code).toBe('active');
    await handIn(tunde, order.id);
    expect((await send(ngozi, tunde, { job_id: order.id })).refusal.code).toBe('submitted');
    expect(await stored(order.id)).toBe(0);
  });

  test('nothing of all this was stored', async () => {
    expect(await stored(job)).toBe(0);
  });
});

describe('an accepted job', () => {
  let done: string;
  beforeAll(async () => {
    done = (await accepted(app, { hunter: ngozi, talent: tunde })).job.id;
  });

  test('is reviewed by both, each once, also by a double click', async () => {
    const clicks = await Promise.all([1, 2, 3].map(() => send(ngozi, tunde, { job_id: done })));
    expect(clicks.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const made = clicks.find((answer) => answer.status === 200);
    expect(made?.body.review).toEqual({
      id: expect.any(String),
      job_id: done,
      reviewer: { id: ngozi.id, name: 'Ngozi' },
      reviewee: { id: tunde.id, name: 'Tunde' },
      rating: 4,
      recommend_user: 'Yes',
      comment: 'Clear and quick',
      created_at: expect.any(String),
      shown_at: expect.any(String),
      reply: null,
      replied_at: null,
      gig: null,
      can_reply: false,
    });
    const again = await send(ngozi, tunde, { job_id: done, rating: 1 });
    expect([again.status, again.refusal.message]).toEqual([409, words.profiles.reviewErrors.already]);
    expect((await send(tunde, ngozi, { job_id: done, rating: 5 })).status).toBe(200);
    const events = await jobEvents(app, done);
    expect(events.filter((event) => event.name === 'review.send').map((event) => event.facts)).toMatchObject([
      { reviewee_id: tunde.id },
      { reviewee_id: ngozi.id },
    ]);
  });

  test('the same key sent twice is one review and one answer', async () => {
    const { job: other } = await accepted(app, { hunter: ngozi, talent: tunde });
    const body = form(ngozi, tunde, { job_id: other.id });
    const answers = [1, 2].map(() => ngozi.call(reviews.send, { body, key: 'review-key-1' }));
    const [first, second] = await Promise.all(answers);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(second?.body).toEqual(first?.body);
  });

  test('shows its reviews to its parties alone', async () => {
    for (const party of [ngozi, tunde]) {
      const { job_reviews } = await party.ok(reviews.ofJob, { params: { id: done } });
      expect(job_reviews.map((review) => review.reviewer.name)).toEqual(['Ngozi', 'Tunde']);
    }
    const stranger = await hunter(app, 'Other');
    const foreign = await stranger.call(reviews.ofJob, { params: { id: done } });
    const absent = await stranger.call(reviews.ofJob, { params: { id: randomUUID() } });
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
  });
});

describe('received reviews', () => {
  test('newest first, in pages, narrowed by stars, with their number, average and histogram', async () => {
    const [client, painter] = [await hunter(app, 'Client'), await talent(app, 'Painter')];
    const jobs: string[] = [];
    for (const rating of [5, 4, 2, 4]) {
      const { job: order } = await accepted(app, { hunter: client, talent: painter });
      await review(client, painter, order.id, { rating });
      await review(painter, client, order.id);
      jobs.push(order.id);
    }
    const params = { id: painter.id };
    const first = await ngozi.ok(reviews.received, { params, query: { limit: '2' } });
    expect(first).toMatchObject({ average: 3.8, count: 4 });
    expect(first.histogram.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 1],
      [4, 2],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
    expect(first.received_reviews.map((one) => one.rating)).toEqual([4, 2]);
    const rest = await ngozi.ok(reviews.received, { params, query: { limit: '2', after: first.next ?? '' } });
    expect(rest.received_reviews.map((one) => one.rating)).toEqual([4, 5]);
    expect(rest.next).toBeNull();

    const fours = await ngozi.ok(reviews.received, { params, query: { rating: '4', limit: '1' } });
    expect(fours).toMatchObject({ average: 3.8, count: 4, histogram: first.histogram });
    expect(fours.received_reviews.map((one) => one.id)).toEqual([first.received_reviews[0]?.id]);
    const more = { rating: '4', limit: '1', after: fours.next ?? '' };
    const last = await ngozi.ok(reviews.received, { params, query: more });
    expect(last.received_reviews.map((one) => one.id)).toEqual([rest.received_reviews[0]?.id]);
    expect(last.next).toBeNull();
    expect((await ngozi.ok(reviews.received, { params, query: { rating: '3' } })).received_reviews).toEqual(
      [],
    );
    for (const rating of ['0', '6', '4.5', '44', '']) {
      const answer = await ngozi.call(reviews.received, { params, query: { rating } });
      expect([answer.status, answer.refusal.errors]).toEqual([
        422,
        { rating: [words.profiles.reviewErrors.rating] },
      ]);
    }

    const { db } = app.database;
    const now = app.services.clock.now();
    const stranger = await talent(app, 'Stranger');
    const ratings = await ratingsOf(db, [painter.id, stranger.id], now);
    expect(ratings.get(painter.id)).toEqual({ rating: 3.8, reviews: 4 });
    expect(ratings.get(stranger.id)).toEqual({ rating: null, reviews: 0 });
  });

  test('of a person without any', async () => {
    const someone = await talent(app, 'New');
    const answer = await ngozi.ok(reviews.received, { params: { id: someone.id } });
    expect(answer).toMatchObject({ received_reviews: [], average: null, count: 0, next: null });
    expect(answer.histogram.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
  });

  test('of nobody is 404', async () => {
    const answer = await ngozi.call(reviews.received, { params: { id: randomUUID() } });
    expect(answer.status).toBe(404);
  });
});
