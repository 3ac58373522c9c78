/** The time limits of an order, to the millisecond: what is true just before, at and just after each. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { addDays, DAY_MS } from '#contract/core/days.ts';
import { disputes } from '#contract/disputes/disputes.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { endOfLagosDay, lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { answer, callDispute, dispute, STATEMENT } from '#server/testing/disputes.ts';
import { freezeClock, lookAroundLimit } from '#server/testing/limits.ts';
import { type Agreed, agreementForm, bidOn, postJob } from '#server/testing/market.ts';
import { handIn, handInMilestones, order, review, started } from '#server/testing/story.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
beforeEach(() => {
  app.stopAt(null);
  return enter();
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});

/** Signs both in again: a session ends after 7 idle days. */
async function enter(): Promise<void> {
  ngozi = await signedIn(app, ngozi);
  tunde = await signedIn(app, tunde);
}

/** What `look` returns just before, at and just after `ms` have passed, each time after all due work is done. */
function seen<Seen>(ms: number, look: () => Promise<Seen>): Promise<Seen[]> {
  return lookAroundLimit(app, ms, async () => {
    await enter();
    await app.settle();
    return look();
  });
}

/** A started order, with the clock stopped. */
async function running(): Promise<Agreed> {
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  freezeClock(app);
  return agreed;
}

async function submitted(): Promise<Agreed> {
  const agreed = await running();
  await handIn(tunde, agreed.job.id);
  return agreed;
}

function sendBack({ job }: Agreed) {
  const params = { id: job.milestones[0]?.id ?? '' };
  return ngozi.call(deadlines.declineMilestone, { params, body: { reason: 'Warmer, please' } });
}

const at = ({ job }: Agreed) => ({ params: { id: job.id } });
const statusOf = async (id: string) => (await ngozi.ok(jobs.get, { params: { id } })).job.status;

async function reminders(id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events
    where about_id = ${id} and name in ('job.remind', 'job.remind-offer')
  `.execute(app.database.db);
  return rows[0]?.count ?? 0;
}

async function offered(): Promise<string> {
  const bid = await bidOn(tunde, await postJob(ngozi));
  freezeClock(app);
  await ngozi.ok(bids.offerAgreement, { body: agreementForm(bid) });
  return bid.job_id;
}

test('an offer lapses after 3 days (rule 2.3)', async () => {
  const id = await offered();
  expect(await seen(3 * DAY_MS, () => statusOf(id))).toEqual(['offered', 'bidding', 'bidding']);
});

test.each([1, 2])('an offer is reminded of on day %i (rule 2.3)', async (day) => {
  const id = await offered();
  const [before = 0, then, after] = await seen(day * DAY_MS, () => reminders(id));
  expect([then, after]).toEqual([before + 1, before + 1]);
});

test('14 days of silence accept work (rule 2.7)', async () => {
  const agreed = await submitted();
  const statuses = await seen(14 * DAY_MS, async () => (await order(ngozi, agreed)).status);
  expect(statuses).toEqual(['submitted', 'accepted', 'accepted']);
});

test.each([2, 7, 13])('the hunter is reminded on day %i (rule 2.7)', async (day) => {
  const { job } = await submitted();
  const [before = 0, then, after] = await seen(day * DAY_MS, () => reminders(job.id));
  expect([then, after]).toEqual([before + 1, before + 1]);
});

test('more time is granted within 48 hours (rule 2.8)', async () => {
  const agreed = await running();
  await tunde.ok(deadlines.requestExtension, {
    ...at(agreed),
    body: { days: 2, reason: 'It rains on the shoot' },
  });
  const states = await seen(48 * HOUR_MS, async () => (await order(tunde, agreed)).extension?.state);
  expect(states).toEqual(['open', 'lapsed', 'lapsed']);
});

test.each([
  [0, 422],
  [1, 200],
  [60, 200],
  [61, 422],
])('%i days more are asked for: %i (rule 2.8)', async (days, status) => {
  const agreed = await running();
  const asked = await tunde.call(deadlines.requestExtension, {
    ...at(agreed),
    body: { days, reason: 'It rains on the shoot' },
  });
  expect(asked.status).toBe(status);
});

test('more time is asked for three times (rule 2.8)', async () => {
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const statuses: number[] = [];
  for (let count = 1; count <= 4; count += 1) {
    const sent = { ...at(agreed), body: { days: 2, reason: 'It rains on the shoot' } };
    statuses.push((await tunde.call(deadlines.requestExtension, sent)).status);
    await ngozi.call(deadlines.refuseExtension, { ...at(agreed), body: { answer: '' } });
  }
  expect(statuses).toEqual([200, 200, 200, 409]);
});

test('a dispute is answered within three days (rule 2.9)', async () => {
  const statuses = [];
  for (const shift of [-1, 0, 1]) {
    const agreed = await running();
    await dispute(ngozi, agreed.job.id);
    app.stopAt(new Date(app.services.clock.now().getTime() + 3 * DAY_MS + shift));
    statuses.push((await answer(tunde, agreed)).status);
  }
  expect(statuses).toEqual([200, 409, 409]);
});

test('each side opens two disputes (rule 2.9)', async () => {
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const statuses: number[] = [];
  for (let count = 1; count <= 3; count += 1) {
    statuses.push((await callDispute(tunde, disputes.open, agreed, { statement: STATEMENT })).status);
    await callDispute(tunde, disputes.withdraw, agreed);
  }
  expect(statuses).toEqual([200, 200, 409]);
  expect((await callDispute(ngozi, disputes.open, agreed, { statement: STATEMENT })).status).toBe(200);
});

test('changes to a milestone are asked for within 3 days (rule 2.13)', async () => {
  const statuses = [];
  for (const shift of [-1, 0, 1]) {
    const agreed = await running();
    await handInMilestones(tunde, agreed, [1]);
    app.stopAt(new Date(app.services.clock.now().getTime() + 3 * DAY_MS + shift));
    statuses.push((await sendBack(agreed)).status);
  }
  expect(statuses).toEqual([200, 409, 409]);
});

test('changes to a milestone are asked for twice (rule 2.13)', async () => {
  const agreed = await running();
  const statuses: number[] = [];
  for (let count = 1; count <= 3; count += 1) {
    await handInMilestones(tunde, agreed, [1]);
    statuses.push((await sendBack(agreed)).status);
  }
  expect(statuses).toEqual([200, 200, 409]);
});

test('a milestone is in time until 23:59:59 in Lagos (rule 3.4)', async () => {
  const agreed = await running();
  const last = endOfLagosDay(addDays(lagosDay(app.services.clock.now()), 5)).getTime();
  const first = async () => (await order(tunde, agreed)).milestones[0]?.state;
  const left = last - app.services.clock.now().getTime();
  expect(await seen(left, first)).toEqual(['due', 'due', 'missed']);
});

test('an answer after 7 days is not late, one a moment later is (rule 3.5)', async () => {
  const agreed = await running();
  app.stopAt(new Date(app.services.clock.now().getTime() + 6 * DAY_MS));
  await enter();
  await handIn(tunde, agreed.job.id);
  const late = async () => (await order(ngozi, agreed)).money.division.delay_deduction;
  expect(await seen(7 * DAY_MS, late)).toEqual([0, 0, 1_000]);
});

test('a first review is shown after 14 days (rule 4.1)', async () => {
  const agreed = await submitted();
  await ngozi.ok(orders.accept, at(agreed));
  await review(ngozi, tunde, agreed.job.id);
  const shown = async () =>
    (await tunde.ok(reviews.ofJob, { params: { id: agreed.job.id } })).job_reviews.length;
  expect(await seen(14 * DAY_MS, shown)).toEqual([0, 1, 1]);
});
