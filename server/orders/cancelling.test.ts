/** Cancelling a running order and the lists of orders, for both sides. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { toNaira } from '#contract/core/money.ts';
import { type CancelRule, type ShownDivision, shownDivisionOf } from '#contract/escrow/division.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, passDaysAndSignIn, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { disputed } from '#server/testing/disputes.ts';
import { type Agreed, agree, MILESTONES, postJob } from '#server/testing/market.ts';
import { accepted, fund, handIn, handInMilestones, order, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;

beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});

function act(one: Person, entry: (typeof orders)['decline' | 'cancel'], agreed: Agreed, body: object) {
  return one.call(entry, { params: { id: agreed.job.id }, body });
}

/** Cancels with the previewed figures and expects exactly these for both parties and in the ledger. */
async function expectPosted(
  agreed: Agreed,
  by: Person,
  rule: CancelRule,
  parts: Partial<ShownDivision>,
): Promise<void> {
  const params = { id: agreed.job.id };
  const preview = await by.ok(orders.previewCancel, { params });
  const { division } = preview;
  expect(preview.rule).toBe(rule);
  expect(division).toMatchObject({ kind: 'cancellation', price: 100_000, ...parts });
  const body = { reason: 'Plans changed', expected: shownDivisionOf(division) };
  expect((await by.ok(orders.cancel, { params, body })).division).toEqual(division);
  const seen = await order(tunde, agreed);
  expect(seen).toMatchObject({
    status: 'cancelled',
    withdrawable: division.talent,
    money: { held: 0, division },
  });
  expect((await order(ngozi, agreed)).withdrawable).toBe(division.hunter);
  const { rows } = await sql<{ kind: string; amount: bigint }>`
    select a.kind, e.amount
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.job_id = ${agreed.job.id} and t.word = 'cancel-escrow'
  `.execute(app.database.db);
  const posted = Object.fromEntries(rows.map((row) => [row.kind, toNaira(row.amount)]));
  expect(posted).toEqual({
    escrow: -100_000,
    ...(division.talent && { 'talent-payable': division.talent }),
    ...(division.hunter && { 'hunter-payback': division.hunter }),
    ...(division.platform && { 'platform-fee': division.platform }),
    ...(division.gateway && { 'gateway-fee-cost': division.gateway }),
  });
}

describe('cancelling', () => {
  it('by the talent gives everything back', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    const preview = await tunde.ok(orders.previewCancel, { params: { id: agreed.job.id } });
    expect(preview).toMatchObject({
      rule: 'by-talent',
      division: { hunter: 100_000, talent: 0, gateway: 0 },
    });
    const answer = await tunde.ok(orders.cancel, { params: { id: agreed.job.id }, body: { reason: 'Ill' } });
    expect(answer.division).toEqual(preview.division);
    expect(await order(ngozi, agreed)).toMatchObject({
      status: 'cancelled',
      withdrawable: 100_000,
      money: { held: 0 },
    });
  });

  it('by the hunter after two passed milestones pays the talent 7.5 % and the platform 2.5 % (rule 3.6)', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handInMilestones(tunde, agreed, [1, 2]);
    const answer = await ngozi.ok(orders.cancel, {
      params: { id: agreed.job.id },
      body: { reason: 'Plans changed' },
    });
    expect(answer.division).toMatchObject({ talent: 7_500, platform: 2_500, gateway: 1_600, hunter: 88_400 });
    expect(await order(tunde, agreed)).toMatchObject({
      status: 'cancelled',
      withdrawable: 7_500,
      net_pay: 7_500,
    });
  });

  it('by the hunter before the start costs the payment charge only', async () => {
    const agreed = await agree({ hunter: ngozi, talent: tunde });
    await fund(app, ngozi, agreed.job.id);
    await expectPosted(agreed, ngozi, 'not-started', {
      talent: 0,
      platform: 0,
      gateway: 1_600,
      hunter: 98_400,
    });
  });

  it('by the hunter after a miss and fewer than two passed milestones pays the talent nothing', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handInMilestones(tunde, agreed, [2]);
    await passDaysAndSignIn(app, 6, [ngozi, tunde]);
    await expectPosted(agreed, ngozi, 'missed', { talent: 0, platform: 0, gateway: 1_600, hunter: 98_400 });
  });

  it('by the hunter after the start without a miss pays the fees, also with nothing passed', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await expectPosted(agreed, ngozi, 'begun', {
      talent: 7_500,
      platform: 2_500,
      gateway: 1_600,
      hunter: 88_400,
    });
  });

  it('by a hunter who was late to answer gives 1 % to the talent as well', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handInMilestones(tunde, agreed, [1, 2]);
    await handIn(tunde, agreed.job.id);
    await passDaysAndSignIn(app, 8, [ngozi, tunde]);
    await act(ngozi, orders.decline, agreed, { reason: 'Warmer' });
    await expectPosted(agreed, ngozi, 'begun', {
      talent: 8_500,
      platform: 2_500,
      gateway: 1_600,
      hunter: 87_400,
    });
  });

  it('is refused when other figures were shown than would be booked', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    const { division } = await ngozi.ok(orders.previewCancel, { params: { id: agreed.job.id } });
    await passDaysAndSignIn(app, 6, [ngozi, tunde]);
    const stale = await act(ngozi, orders.cancel, agreed, {
      reason: 'Late',
      expected: shownDivisionOf(division),
    });
    expect(stale).toMatchObject({ status: 409, refusal: { code: 'division_changed' } });
    expect(await order(ngozi, agreed)).toMatchObject({ status: 'active', money: { held: 100_000 } });
    await expectPosted(agreed, ngozi, 'missed', { talent: 0, platform: 0, gateway: 1_600, hunter: 98_400 });
  });

  it('of an acceptance is refused as well when the figures changed meanwhile', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await passDaysAndSignIn(app, 6, [ngozi, tunde]);
    await handIn(tunde, agreed.job.id);
    const { division } = (await order(ngozi, agreed)).money;
    const accept = { params: { id: agreed.job.id }, body: { expected: shownDivisionOf(division) } };
    const [missed] = agreed.job.milestones;
    await ngozi.ok(deadlines.waive, { params: { id: missed?.id ?? '' } });
    expect((await ngozi.call(orders.accept, accept)).refusal.code).toBe('division_changed');
    const { money } = await order(ngozi, agreed);
    const shown = { params: accept.params, body: { expected: shownDivisionOf(money.division) } };
    expect((await ngozi.ok(orders.accept, shown)).division).toEqual(money.division);
  });

  it('is refused once the work was handed in, and a repeat answers the same', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handIn(tunde, agreed.job.id);
    expect(await act(ngozi, orders.cancel, agreed, { reason: 'No' })).toMatchObject({
      status: 409,
      refusal: { code: 'submitted' },
    });
    await act(ngozi, orders.decline, agreed, { reason: 'Changes' });
    const first = await act(ngozi, orders.cancel, agreed, { reason: 'No' });
    const second = await act(ngozi, orders.cancel, agreed, { reason: 'No' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  it('races with a submission: one order wins, and the money agrees with it', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    const [cancelled, submitted] = await Promise.all([
      act(ngozi, orders.cancel, agreed, { reason: 'Too slow' }),
      tunde.call(orders.submit, { params: { id: agreed.job.id }, body: { comment: 'Done' } }),
    ]);
    expect([cancelled.status, submitted.status].sort()).toEqual([200, 409]);
    const { status, money } = await order(tunde, agreed);
    expect({ status, held: money.held }).toEqual(
      cancelled.status === 200 ? { status: 'cancelled', held: 0 } : { status: 'submitted', held: 100_000 },
    );
  });
});

describe('the lists', () => {
  it('answer for the side that was asked, with the fixed names', async () => {
    const zainab = await person(app, 'Zainab', [1, 2]);
    const asHunter = await started(app, { hunter: zainab, talent: tunde });
    const asTalent = await accepted(app, {
      hunter: ngozi,
      talent: zainab,
      post: { milestones: MILESTONES.slice(0, 1) },
    });
    const own = { params: { id: zainab.id } };
    const active = await zainab.ok(orders.listActive, { ...own, query: { as: 'hunter' } });
    expect(active.activeJobs.map((one) => one.id)).toEqual([asHunter.job.id]);
    expect((await zainab.ok(orders.listActive, own)).activeJobs).toEqual([]);
    const done = await zainab.ok(orders.listAccepted);
    expect(done.acceptedjobs).toMatchObject([
      { id: asTalent.job.id, creative: { name: 'Zainab' }, review: null },
    ]);
    expect((await zainab.ok(orders.listAccepted, { query: { as: 'hunter' } })).acceptedjobs).toEqual([]);
    expect((await ngozi.call(orders.listAccepted, { query: { as: 'talent' } })).status).toBe(403);
    expect((await tunde.call(orders.listActive, own)).status).toBe(404);
  });

  it('hold what ended early, for both sides, and nothing that was never an order', async () => {
    const halima = await hunter(app, 'Halima');
    const sade = await talent(app, 'Sade');
    const both = { hunter: halima, talent: sade };
    const posted = await postJob(halima);
    await halima.ok(jobs.remove, { params: { id: posted.id } });
    await started(app, both);
    const calledOff = await agree(both);
    const unpaid = { params: { id: calledOff.job.id }, body: { reason: 'Plans changed', cancel: true } };
    await halima.ok(bids.withdrawOrder, unpaid);
    const paid = await started(app, both);
    await act(sade, orders.cancel, paid, { reason: 'Ill' });
    for (const one of [halima, sade]) {
      const list = await one.ok(orders.listCancelled);
      expect(list.cancelledjobs).toMatchObject([
        { id: paid.job.id, status: 'cancelled', net_pay: 0, withdrawable: one === halima ? 100_000 : 0 },
        { id: calledOff.job.id, status: 'cancelled', net_pay: 0, withdrawable: 0 },
      ]);
      expect(list.next).toBeNull();
      const first = await one.ok(orders.listCancelled, { query: { limit: '1' } });
      const query = { limit: '1', after: first.next ?? '' };
      const second = await one.ok(orders.listCancelled, { query });
      expect(second.cancelledjobs.map((order) => order.id)).toEqual([calledOff.job.id]);
    }
    expect((await halima.call(orders.listCancelled, { query: { as: 'talent' } })).status).toBe(403);
  });

  it('page without gaps or repeats', async () => {
    const kofi = await hunter(app, 'Kofi');
    for (let count = 0; count < 3; count += 1) await agree({ hunter: kofi, talent: tunde });
    const first = await kofi.ok(orders.listPending, { query: { limit: '2' } });
    const second = await kofi.ok(orders.listPending, { query: { limit: '2', after: first.next ?? '' } });
    expect(second.next).toBeNull();
    expect(new Set([...first.pendingJobs, ...second.pendingJobs].map((one) => one.id)).size).toBe(3);
  });

  it('say with every page how many each of them holds for this side', async () => {
    const [amina, bayo] = [await hunter(app, 'Amina'), await talent(app, 'Bayo')];
    for (let count = 0; count < 2; count += 1) await agree({ hunter: amina, talent: bayo });
    await started(app, { hunter: amina, talent: bayo });
    await accepted(app, { hunter: amina, talent: bayo });
    await disputed(app, { hunter: amina, talent: bayo });
    const counts = { pending: 2, active: 2, submitted: 0, completed: 1 };
    for (const one of [amina, bayo]) {
      const own = { params: { id: one.id }, query: { limit: '1' } };
      const first = await one.ok(orders.listPending, { query: { limit: '1' } });
      const replies = [
        first,
        await one.ok(orders.listPending, { query: { limit: '1', after: first.next ?? '' } }),
        await one.ok(orders.listActive, own),
        await one.ok(orders.listSubmitted, { query: {} }),
        await one.ok(orders.listAccepted, { query: {} }),
      ];
      for (const reply of replies) expect(reply.counts).toEqual(counts);
    }
  });
});
