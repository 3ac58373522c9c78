/** What payment and acceptance change on bids and cards: hired, rivals notified, records and ratings. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words/en.ts';
import { listEvents } from '#server/core/work/events.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree, bidOn, postJob } from '#server/testing/market.ts';
import { accepted, fund } from '#server/testing/story.ts';

let app: TestApp;
let owner: Person;
let artist: Person;
let rival: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
  artist = await talent(app);
  rival = await talent(app, 'Amaka');
});
afterAll(() => app.close());

test('a paid agreement hires one, rejects the others and tells them why', async () => {
  const job = await postJob(owner);
  const lost = await bidOn(rival, job);
  const { bid } = await agree({ hunter: owner, talent: artist, job });
  await fund(app, owner, job.id);

  const hired = await artist.ok(bids.getApplication, { params: { id: bid.id } });
  expect(hired.appliedjob).toMatchObject({ status: 'hired', can: [], job: { status: 'active' } });
  const { joboffer } = await rival.ok(bids.getOffer, { params: { id: lost.id } });
  expect(joboffer).toMatchObject({
    status: 'rejected',
    rejection_reason: words.jobs.rejections.anotherHired,
    can: [],
  });
  expect((await artist.ok(bids.listAccepted, { params: { id: artist.id } })).acceptedBids).toEqual([]);
  const { notification } = await rival.ok(notifications.list);
  expect(
    notification.filter((one) => one.description.includes(words.jobs.rejections.anotherHired)),
  ).toHaveLength(1);
  const late = await owner.call(bids.withdrawOrder, {
    params: { id: job.id },
    body: { reason: 'x', cancel: true },
  });
  expect([late.status, late.refusal.code]).toEqual([409, 'active']);
});

test('the others are notified with one statement, in the order in which they bid', async () => {
  const { db } = app.database;
  const job = await postJob(owner);
  const rivals = [rival, await talent(app, 'Zuri'), await talent(app, 'Sade')];
  for (const one of rivals) await bidOn(one, job);
  await agree({ hunter: owner, talent: artist, job });
  await sql`create table notified (rejections int)`.execute(db);
  await sql`
    create function notify_others() returns trigger language plpgsql as
    'begin insert into notified select count(*) from new where name = ''bid.reject'' having count(*) > 0; return null; end'
  `.execute(db);
  await sql`
    create trigger notified after insert on events referencing new table as new for each statement execute function notify_others()
  `.execute(db);
  await fund(app, owner, job.id);
  const { rows } = await sql`select rejections from notified`.execute(db);
  await sql`drop trigger notified on events`.execute(db);
  expect(rows).toEqual([{ rejections: 3 }]);
  const events = (await listEvents(db, 'job', job.id)).filter((event) => event.name === 'bid.reject');
  expect(events.map((event) => event.facts.talent_id)).toEqual(rivals.map((one) => one.id));
  expect(events[0]).toMatchObject({
    actorKind: 'hunter',
    actorId: owner.id,
    facts: { title: job.title, reason: words.jobs.rejections.anotherHired, bid_id: expect.any(String) },
  });
});

test('the card of a hunter counts what was posted, hired and paid, and how talents rate them', async () => {
  const me = await hunter(app, 'Halima');
  const { job } = await accepted(app, { hunter: me, talent: artist, apply: { price_to_accept: 60_000 } });
  const body = { job_id: job.id, rating: 4, recommend_user: 'Yes', comment: 'Clear brief, fast answers' };
  await artist.ok(reviews.send, { body: { ...body, reviewer_id: artist.id, reviewee_id: me.id } });
  await me.ok(reviews.send, { body: { ...body, rating: 5, reviewer_id: me.id, reviewee_id: artist.id } });
  const removed = await postJob(me);
  await me.ok(jobs.remove, { params: { id: removed.id } });
  const open = await postJob(me);

  const { job: seen } = await rival.ok(jobs.get, { params: { id: open.id } });
  expect(seen.user).toMatchObject({
    jobs_posted: 2,
    jobs_hired: 1,
    paid_total: 60_000,
    rating: 4,
    reviews: 1,
  });
  await bidOn(artist, open);
  const { joboffers } = await me.ok(bids.listForJob, { params: { id: open.id } });
  expect(joboffers[0]?.talent).toMatchObject({ rating: 5, reviews: 1, jobs_done: 1 });
});
