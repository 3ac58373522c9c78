/** A further round of changes (rule 2.20): an ordinary order of its own, made from the remarks, one at a time. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { addDays } from '#contract/core/days.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { marks } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  askRound,
  handInPicture,
  leafMark,
  nameMark,
  orderedRound,
  orderWithoutRoundsLeft,
  readSubmission,
  startOrder,
  warmerMark,
} from '#server/testing/rounds.ts';
import { unpack } from '#server/testing/zips.ts';

let app: TestApp;
let tunde: Person;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
  ngozi = await hunter(app, 'Ngozi');
});

const parties = () => ({ hunter: ngozi, talent: tunde });
const orderRound = (id: string, list: readonly object[], who = ngozi, key?: string) =>
  askRound(who, id, list, key);
/** Orders a further round; returns its order. */
const ordered = (id: string, list?: readonly object[]) => orderedRound(ngozi, id, list);

describe('a further round', () => {
  it('is an order for the same talent, made of the remarks, and leaves the first one as it is', async () => {
    const { id, file } = await orderWithoutRoundsLeft(app, parties());
    const before = await readSubmission(ngozi, id);
    expect(before.further_round).toEqual({ price: 15_000, days: 3, number: 3, can: true });
    expect((await readSubmission(tunde, id)).further_round?.can).toBe(false);
    await app.settle();
    const round = await ordered(id, [leafMark(file), warmerMark, nameMark(file)]);
    const today = lagosDay(app.services.clock.now());
    for (const who of [ngozi, tunde]) {
      expect(await readSubmission(who, round)).toMatchObject({
        title: `Round 3: ${before.title}`,
        status: 'offered',
        price_budget: 15_000,
        start_date: today,
        end_date: addDays(today, 3),
        job_description: `<p>What should change in “${before.title}”:</p><ol><li>Leaf &lt;b&gt;lower&lt;/b&gt;</li><li>Warmer</li><li>Name on one line (nice to have)</li></ol>`,
        acceptance: [{ text: 'Leaf <b>lower</b>' }, { text: 'Warmer' }],
        milestones: [{ title: 'Round 3', due: 3 }],
        gig: { revisions: 0 },
        rounds: [{ job_id: id, number: 1, title: before.title, status: 'submitted' }],
      });
    }
    const { terms } = await readSubmission(tunde, round);
    expect(terms).toContain(`A further round of changes to the order “${before.title}”`);
    expect(terms).toContain('Tunde may show it in a portfolio.');
    const after = await readSubmission(tunde, id);
    expect(after).toMatchObject({
      status: 'submitted',
      rounds: [{ job_id: round, number: 3, status: 'offered' }],
      job_submissions: [
        {
          marks: [],
          round_marks: [
            { job_id: round, number: 1, text: 'Leaf <b>lower</b>', x: 0.25 },
            { number: 3, text: 'Name on one line' },
          ],
        },
        { round_marks: [] },
      ],
    });
    expect(after.turn).toEqual(before.turn);
    await app.settle();
    const { notification } = await tunde.ok(notifications.list);
    expect(notification[0]?.description).toBe(
      `Ngozi offers you N15,000 for “Round 3: ${before.title}”. Read the agreement, then accept or decline.`,
    );
    expect((await (await talent(app, 'Amaka')).call(jobs.get, { params: { id: round } })).status).toBe(404);
  });

  it('is paid, handed in as that round and accepted like any order; its money is its own', async () => {
    const { id, file } = await orderWithoutRoundsLeft(app, parties());
    const round = await ordered(id, [leafMark(file)]);
    await startOrder(app, parties(), round);
    expect((await readSubmission(ngozi, id)).money).toMatchObject({ held: 40_000, price: 40_000 });
    expect((await readSubmission(ngozi, round)).money).toMatchObject({ held: 15_000, price: 15_000 });
    await handInPicture(tunde, round);
    const [newest] = (await readSubmission(ngozi, round)).job_submissions;
    expect([newest?.round, newest?.marks, newest?.round_marks]).toEqual([3, [], []]);
    await ngozi.ok(orders.accept, { params: { id: round } });
    expect(await readSubmission(tunde, round)).toMatchObject({
      status: 'accepted',
      net_pay: 13_500,
      money: { held: 0 },
    });
    expect(await readSubmission(ngozi, id)).toMatchObject({ status: 'submitted', money: { held: 40_000 } });
    await ngozi.ok(orders.accept, { params: { id } });
    expect(await readSubmission(tunde, id)).toMatchObject({ status: 'accepted', net_pay: 36_000 });
  });

  it('is followed by the next one, from its own order, whose newest work the remarks are on', async () => {
    const { id } = await orderWithoutRoundsLeft(app, parties());
    const third = await ordered(id);
    await startOrder(app, parties(), third);
    const file = await handInPicture(tunde, third);
    const fourth = await ordered(third, [leafMark(file)]);
    expect(await readSubmission(ngozi, fourth)).toMatchObject({
      title: `Round 4: ${(await readSubmission(ngozi, id)).title}`,
      rounds: [{ job_id: id }, { job_id: third, number: 3 }],
    });
    await ngozi.ok(orders.accept, { params: { id: third } });
    await startOrder(app, parties(), fourth);
    await handInPicture(tunde, fourth);
    await ngozi.ok(orders.accept, { params: { id: fourth } });
    for (const earlier of [id, third]) {
      expect((await orderRound(earlier, [warmerMark])).refusal.code).toBe('later_round');
      expect((await readSubmission(ngozi, earlier)).further_round?.can).toBe(false);
    }
    expect((await readSubmission(ngozi, fourth)).further_round).toMatchObject({ number: 5, can: true });
  });

  it('that is declined is over: nothing is paid, its remarks are gone from the work, and it can be ordered again', async () => {
    const { id, file } = await orderWithoutRoundsLeft(app, parties());
    const round = await ordered(id, [leafMark(file)]);
    await tunde.ok(bids.declineOrder, { params: { id: round }, body: { reason: 'Fully booked' } });
    expect(await readSubmission(ngozi, round)).toMatchObject({
      status: 'cancelled',
      money: { held: 0 },
      can: [],
    });
    const first = await readSubmission(ngozi, id);
    expect(first.job_submissions[0]?.round_marks).toEqual([]);
    expect(first.further_round).toMatchObject({ number: 3, can: true });
    await ordered(id, [leafMark(file)]);
  });

  it('holds up neither the hand-in nor the remarks of the first order', async () => {
    const { id, file } = await orderWithoutRoundsLeft(app, parties());
    await ordered(id, [leafMark(file)]);
    await ngozi.ok(marks.send, { params: { id }, body: { marks: [nameMark(file)] } });
    expect((await readSubmission(tunde, id)).can).toContain('submit');
    await handInPicture(tunde, id);
    const [newest, before] = (await readSubmission(ngozi, id)).job_submissions;
    expect([newest?.round, newest?.round_marks]).toEqual([3, []]);
    expect(before).toMatchObject({
      decline_reason: '1. Name on one line',
      marks: [{ text: 'Name on one line' }],
      round_marks: [{ text: 'Leaf <b>lower</b>' }],
    });
  });

  it('has its remarks answered and settled in its own time', async () => {
    const { id, file } = await orderWithoutRoundsLeft(app, parties());
    const round = await ordered(id, [leafMark(file)]);
    const [mark] = (await readSubmission(tunde, id)).job_submissions[0]?.round_marks ?? [];
    const params = { id: mark?.id ?? '' };
    const answer = () => tunde.call(marks.answer, { params, body: { done: true } });
    expect((await answer()).refusal.code).toBe('offered');
    await startOrder(app, parties(), round);
    expect((await answer()).status).toBe(200);
    expect((await readSubmission(ngozi, id)).job_submissions[0]?.round_marks[0]?.state).toBe('done');
    await handInPicture(tunde, round);
    expect((await ngozi.call(marks.settle, { params, body: { settled: true } })).status).toBe(200);
  });

  it('is at most one: of two at once, and of two from one key', async () => {
    const { id } = await orderWithoutRoundsLeft(app, parties());
    const both = await Promise.all([orderRound(id, [warmerMark]), orderRound(id, [warmerMark])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(({ refusal }) => refusal.code)).toContain('round_open');
    expect((await readSubmission(ngozi, id)).rounds).toHaveLength(1);
    const other = (await orderWithoutRoundsLeft(app, parties())).id;
    const key = `round-${other}`;
    const [one, two] = [
      await orderRound(other, [warmerMark], ngozi, key),
      await orderRound(other, [warmerMark], ngozi, key),
    ];
    expect(two.body.job_id).toBe(one.body.job_id);
  });
});

describe('what is kept of a round', () => {
  it('is in the copy of one’s data, and remarks of a round that was never paid go with the account', async () => {
    const { id, file } = await orderWithoutRoundsLeft(app, parties());
    const round = await ordered(id, [leafMark(file)]);
    const { link } = await ngozi.ok(ownData.export, { body: { password: PASSWORD } });
    const { rawPayload } = await app.http.inject({ url: link, headers: ngozi.browser });
    type Copied = { id: string; package: object };
    const copied = unpack(rawPayload).json<Copied[]>('data/jobs.json');
    expect(copied.find((job) => job.id === round)?.package).toMatchObject({
      ...{ round_of: id, round: 3, round_price_kobo: 1_500_000, round_days: 3, revisions: 0 },
      remarks: [{ file, text: 'Leaf <b>lower</b>' }],
    });
    await tunde.ok(bids.declineOrder, { params: { id: round }, body: { reason: 'Fully booked' } });
    await ngozi.ok(orders.accept, { params: { id } });
    await ngozi.ok(ownData.remove, { body: { password: PASSWORD } });
    const left = await app.database.db
      .selectFrom('delivery_marks')
      .select('id')
      .where('job_id', '=', round)
      .execute();
    expect(left).toEqual([]);
  });
});
