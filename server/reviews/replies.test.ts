/** Replies over the API: one per review, by the person reviewed only, once the review is shown. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, passDaysWith, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { accepted, review } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let job: string;
/** The hunter's review of the talent. */
let about: string;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  job = (await accepted(app, { hunter: ngozi, talent: tunde })).job.id;
  about = (await review(ngozi, tunde, job, { rating: 3 })).id;
});

function reply(someone: Person, id: string, text: unknown = 'Thank you, it was a pleasure') {
  return someone.call(reviews.reply, { params: { id }, body: { reply: text } });
}

test('is read by everybody under the review, and notified to its author', async () => {
  await review(tunde, ngozi, job);
  const answer = await reply(tunde, about, '  <b>Thank you</b>, it was a pleasure ');
  const replied = { reply: '<b>Thank you</b>, it was a pleasure', can_reply: false };
  expect(answer.body.review).toMatchObject({ id: about, ...replied, replied_at: expect.any(String) });
  const stranger = await talent(app, 'Stranger');
  const { received_reviews } = await stranger.ok(reviews.received, { params: { id: tunde.id } });
  expect(received_reviews).toMatchObject([{ id: about, ...replied }]);
  await app.settle();
  const [news] = (await ngozi.ok(notifications.list)).notification;
  expect(news).toMatchObject({
    title: 'Reply to your review',
    description: 'Tunde replied to your review of “Album cover for an Afrobeat band”.',
    link: `/hunterDashboard/CompletedProjects/detail/${job}`,
  });
  expect((await tunde.ok(notifications.list)).notification[0]?.title).toBe('New review');
});

test('is given once, also by a double click', async () => {
  await review(tunde, ngozi, job);
  const clicks = await Promise.all(['One', 'Two', 'Three'].map((text) => reply(tunde, about, text)));
  expect(clicks.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  const refused = clicks.find((answer) => answer.status === 409);
  expect([refused?.refusal.message, refused?.refusal.code]).toEqual([
    words.profiles.reviewErrors.repliedAlready,
    'replied',
  ]);
  const kept = clicks.find((answer) => answer.status === 200)?.body.review.reply;
  const { job_reviews } = await ngozi.ok(reviews.ofJob, { params: { id: job } });
  expect(job_reviews.find((one) => one.id === about)?.reply).toBe(kept);
});

test('waits until the review is shown', async () => {
  const early = await reply(tunde, about);
  expect([early.status, early.refusal.code]).toEqual([409, 'not_shown']);
  await passDaysWith(app, 14.01, [tunde]);
  const { job_reviews } = await tunde.ok(reviews.ofJob, { params: { id: job } });
  expect(job_reviews.map((one) => one.can_reply)).toEqual([true]);
  expect((await reply(tunde, about)).status).toBe(200);
});

test('is not for the author, nor for strangers: to them the review is not there', async () => {
  await review(tunde, ngozi, job);
  for (const someone of [ngozi, await talent(app, 'Stranger')]) {
    const foreign = await reply(someone, about);
    const absent = await reply(someone, randomUUID());
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
  }
});

test.each([
  ['', words.profiles.reviewErrors.reply],
  [' ', words.profiles.reviewErrors.reply],
  [7, words.profiles.reviewErrors.reply],
  ['x'.repeat(1001), words.common.errors.tooLong(1000)],
  ['a\u202Eb', words.common.errors.plainText],
])('%j is no reply', async (text, sentence) => {
  await passDaysWith(app, 14.01, [tunde]);
  const answer = await reply(tunde, about, text);
  expect([answer.status, answer.refusal.errors]).toEqual([422, { reply: [sentence] }]);
});
