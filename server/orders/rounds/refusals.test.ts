/** What a package may state about further rounds, and when none may be ordered (rule 2.20). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { messages } from '#contract/messages/messages.ts';
import { MARKS_MAX } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { GIG_FIELDS, orderOf } from '#server/testing/gigs.ts';
import {
  askRound,
  gigWithRounds,
  handInPicture,
  leafMark,
  nameMark,
  orderedRound,
  orderWithoutRoundsLeft,
  readSubmission,
  startedGigOrder,
  warmerMark,
} from '#server/testing/rounds.ts';
import { fund } from '#server/testing/story.ts';

let app: TestApp;
let tunde: Person;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
  ngozi = await hunter(app, 'Ngozi');
});

const parties = () => ({ hunter: ngozi, talent: tunde });
const orderRound = (id: string, list: readonly object[], who = ngozi, key?: string) =>
  askRound(who, id, list, key);
/** Orders a further round; returns its order. */
const ordered = (id: string, list?: readonly object[]) => orderedRound(ngozi, id, list);

describe('the price of a round', () => {
  it('stands on the gig and stays with the order as it was when it was ordered', async () => {
    const gig = await gigWithRounds(tunde);
    expect(gig.scopepackage.map((one) => one.further_round)).toEqual([{ price: 15_000, days: 3 }, null]);
    const id = await startedGigOrder(app, parties(), gig);
    const { title, description, scopepackage, categoryId, skillId } = gig;
    const [first] = scopepackage;
    const body = {
      ...{ title, description, overview: '', categoryId, skillId },
      scopepackage: [{ ...GIG_FIELDS.scopepackage[0], name: first?.name }],
    };
    const changed = await tunde.ok(gigs.update, { params: { id: gig.id }, body });
    expect(changed.gig.scopepackage[0]?.further_round).toBeNull();
    const offered = { price: 15_000, days: 3, number: 1, can: false };
    for (const who of [ngozi, tunde]) expect((await readSubmission(who, id)).further_round).toEqual(offered);
  });

  it.each([
    [{ price: '999', days: 3 }, 'scopepackage.0.further_round.price'],
    [{ price: '', days: 3 }, 'scopepackage.0.further_round.price'],
    [{ price: '15000', days: 0 }, 'scopepackage.0.further_round.days'],
    [{ price: '15000', days: 31 }, 'scopepackage.0.further_round.days'],
    [{ price: '15000' }, 'scopepackage.0.further_round.days'],
    [{ days: 3 }, 'scopepackage.0.further_round.price'],
  ])('is refused as %j (rule 2.20)', async (further_round, field) => {
    const { refusal } = await tunde.call(gigs.create, {
      body: {
        ...GIG_FIELDS,
        categoryId: tunde.id,
        skillId: tunde.id,
        scopepackage: [{ ...GIG_FIELDS.scopepackage[0], further_round }],
      },
    });
    expect(Object.keys(refusal.errors ?? {})).toEqual([field]);
  });

  it.each([1, 30])('takes %i days (rule 2.20)', async (days) => {
    const gig = await gigWithRounds(tunde, { further_round: { price: '1000', days } });
    expect(gig.scopepackage[0]?.further_round).toEqual({ price: 1000, days });
  });
});

describe('is refused', () => {
  it('after the talent has blocked the hunter, while the first order goes on (rule 4.3)', async () => {
    const { id } = await orderWithoutRoundsLeft(app, parties());
    await tunde.ok(messages.block, { params: { id: ngozi.id } });
    expect((await orderRound(id, [warmerMark])).status).toBe(403);
    await ngozi.ok(orders.decline, { params: { id }, body: { reason: 'Warmer' } });
  });

  it('while rounds are left, without a price, and in every other state of the order', async () => {
    const gig = await gigWithRounds(tunde);
    const id = await startedGigOrder(app, parties(), gig);
    const code = async (of = id) => {
      const answer = await orderRound(of, [warmerMark]);
      return [answer.status, answer.refusal.code];
    };
    expect(await code()).toEqual([409, 'active']);
    await handInPicture(tunde, id);
    expect(await code()).toEqual([409, 'rounds_left']);
    await ngozi.ok(orders.decline, { params: { id }, body: { reason: 'Warmer' } });
    expect(await code()).toEqual([409, 'active']);
    const body = orderOf(gig, 2, lagosDay(app.services.clock.now()));
    const { job_id } = await ngozi.ok(gigOrders.order, { params: { id: gig.id }, body });
    expect(await code(job_id)).toEqual([409, 'no_round_price']);
    expect((await readSubmission(ngozi, job_id)).further_round).toBeNull();
  });

  it('as long as one is open, in each of its states', async () => {
    const { id } = await orderWithoutRoundsLeft(app, parties());
    const round = await ordered(id);
    const code = async () => (await orderRound(id, [warmerMark])).refusal.code;
    expect(await code()).toBe('round_open');
    await tunde.ok(bids.acceptOrder, { params: { id: round }, body: { terms_accepted: true } });
    expect(await code()).toBe('round_open');
    await fund(app, ngozi, round);
    expect(await code()).toBe('round_open');
    await tunde.ok(orders.start, { params: { id: round } });
    await handInPicture(tunde, round);
    expect(await code()).toBe('round_open');
    await ngozi.ok(orders.accept, { params: { id: round } });
    expect(await code()).toBe('later_round');
  });

  it('for everybody but its hunter, and when the talent has gone', async () => {
    const { id } = await orderWithoutRoundsLeft(app, parties());
    expect((await orderRound(id, [warmerMark], tunde)).status).toBe(403);
    expect((await orderRound(id, [warmerMark], await hunter(app, 'Amina'))).status).toBe(404);
    await ngozi.ok(orders.accept, { params: { id } });
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', tunde.id)
      .execute();
    expect((await orderRound(id, [warmerMark])).refusal.code).toBe('talent_gone');
    expect((await readSubmission(ngozi, id)).further_round?.can).toBe(false);
  });

  it('with remarks that are no list or fit no place of the newest work, and leaves nothing behind', async () => {
    const { id, file } = await orderWithoutRoundsLeft(app, parties());
    const wrong = [
      [],
      Array.from({ length: MARKS_MAX + 1 }, () => warmerMark),
      [{ ...warmerMark, text: 'x'.repeat(501) }],
      [{ ...leafMark(file), y: undefined }],
      [{ ...warmerMark, x: 0.5, y: 0.5 }],
      [{ ...nameMark(file), seconds: 3 }],
      [leafMark(ngozi.id)],
    ];
    for (const list of wrong) {
      const answer = await orderRound(id, list);
      expect(answer.status, JSON.stringify(list)).toBe(422);
      expect(Object.keys(answer.refusal.errors ?? {})[0]).toMatch(/^marks/);
    }
    expect((await readSubmission(ngozi, id)).rounds).toEqual([]);
  });

  it('not at the limits: thirty remarks of 500 letters, ten of them to accept by, cut to a line', async () => {
    const { id } = await orderWithoutRoundsLeft(app, parties());
    const round = await ordered(
      id,
      Array.from({ length: MARKS_MAX }, () => ({ kind: 'must', text: `x${'😀'.repeat(249)}` })),
    );
    const { acceptance } = await readSubmission(tunde, round);
    expect(acceptance).toHaveLength(10);
    expect(acceptance[0]?.text).toBe(`x${'😀'.repeat(59)}…`);
  });
});
