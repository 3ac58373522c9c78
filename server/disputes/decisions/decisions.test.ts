/** How a dispute ends in money: by a settlement of the two, or by the decision of an operator. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputes } from '#contract/disputes/disputes.ts';
import { orders } from '#contract/orders/orders.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, passDaysAndSignIn, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  answer,
  callDispute,
  decide,
  disputed,
  getOwnDispute,
  settleDispute,
} from '#server/testing/disputes.ts';
import { order } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let operator: Person;

beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  operator = await person(app, 'Ife', []);
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});

const two = () => ({ hunter: ngozi, talent: tunde });

function pass(days: number): Promise<void> {
  return passDaysAndSignIn(app, days, [ngozi, tunde]);
}

describe('a settlement', () => {
  it('is proposed by one, seen line by line, and accepted by the other: then the money is divided so', async () => {
    const agreed = await disputed(app, two());
    const id = { params: { id: agreed.job.id } };
    const shown = await tunde.ok(disputes.previewSettlement, { ...id, query: { talent: '40000' } });
    expect(shown.division).toMatchObject({ kind: 'decision', fee: 4_000, talent: 36_000, hunter: 60_000 });
    expect(
      (await callDispute(ngozi, disputes.acceptProposal, agreed, { talent: '40000' })).refusal.code,
    ).toBe('no_proposal');
    await callDispute(tunde, disputes.propose, agreed, { talent: '70000' });
    await callDispute(tunde, disputes.propose, agreed, { talent: '40000' });
    expect((await getOwnDispute(ngozi, agreed))?.proposal).toMatchObject({
      by: 'talent',
      gross: 40_000,
      division: shown.division,
    });
    expect((await callDispute(tunde, disputes.acceptProposal, agreed, { talent: '40000' })).status).toBe(403);
    expect(
      (await callDispute(ngozi, disputes.acceptProposal, agreed, { talent: '70000' })).refusal.code,
    ).toBe('proposal_changed');
    const [one, again] = await Promise.all([
      callDispute(ngozi, disputes.acceptProposal, agreed, { talent: '40000' }),
      callDispute(ngozi, disputes.acceptProposal, agreed, { talent: '40000' }),
    ]);
    expect([one.status, again.status].sort()).toEqual([200, 409]);
    expect(await order(tunde, agreed)).toMatchObject({
      status: 'accepted',
      net_pay: 36_000,
      withdrawable: 36_000,
      money: { held: 0, division: shown.division },
    });
    expect(await order(ngozi, agreed)).toMatchObject({ withdrawable: 60_000 });
    expect(await getOwnDispute(ngozi, agreed)).toMatchObject({
      state: 'settled',
      proposal: null,
      outcome: { gross: 40_000, reason: null },
    });
  });

  it('gives at most the price, and nothing ends the order as cancelled', async () => {
    const agreed = await disputed(app, two());
    const over = await callDispute(ngozi, disputes.propose, agreed, { talent: '100001' });
    expect(over.refusal.errors).toHaveProperty('talent');
    await settleDispute(agreed, { proposedBy: tunde, acceptedBy: ngozi, gross: '0' });
    expect(await order(ngozi, agreed)).toMatchObject({
      status: 'cancelled',
      withdrawable: 100_000,
      money: { division: { kind: 'decision', hunter: 100_000, talent: 0, gateway: 0 } },
    });
    const { cancelledjobs } = await tunde.ok(orders.listCancelled);
    expect(cancelledjobs.find((one) => one.id === agreed.job.id)).toMatchObject({ net_pay: 0 });
  });
});

describe('a decision', () => {
  const by = (agreed: { disputeId: string }) => ({ disputeId: agreed.disputeId, operatorId: operator.id });

  it('waits for the answer or its three days, divides once, and both are notified with the reason', async () => {
    const agreed = await disputed(app, two());
    await expect(decide(app, { ...by(agreed), gross: '66666' })).rejects.toMatchObject({
      status: 409,
      code: 'answer_open',
    });
    await answer(tunde, agreed);
    await expect(decide(app, { ...by(agreed), gross: '100001' })).rejects.toMatchObject({ status: 422 });
    const [one, two_] = await Promise.allSettled([
      decide(app, { ...by(agreed), gross: '66666' }),
      decide(app, { ...by(agreed), gross: '10' }),
    ]);
    expect([one.status, two_.status].sort()).toEqual(['fulfilled', 'rejected']);
    const gross = one.status === 'fulfilled' ? 66_666 : 10;
    const seen = await order(tunde, agreed);
    expect(seen).toMatchObject({ status: 'accepted', net_pay: gross * 0.9, withdrawable: gross * 0.9 });
    expect((await order(ngozi, agreed)).withdrawable).toBe(100_000 - gross);
    await app.settle();
    const rows = await app.database.db
      .selectFrom('notifications')
      .innerJoin('events', 'events.id', 'notifications.event_id')
      .select(['side', 'notifications.link'])
      .where('events.about_id', '=', agreed.job.id)
      .where('events.name', '=', 'job.decide')
      .orderBy('side')
      .execute();
    expect(rows).toEqual([
      { side: 'hunter', link: `/hunterDashboard/CompletedProjects/detail/${agreed.job.id}` },
      { side: 'talent', link: `/order/completedProject/${agreed.job.id}` },
    ]);
    expect(seen.history.at(-1)).toMatchObject({
      name: 'job.decide',
      actor: 'operator',
      title: 'Adire decided the dispute',
      text: expect.stringContaining('Reason: Two of three parts were delivered as agreed.'),
    });
  });

  it('comes after silence as well, on what is there, and may give the silent side everything', async () => {
    const agreed = await disputed(app, two());
    await pass(3.01);
    await decide(app, { ...by(agreed), gross: '100000' });
    expect(await order(tunde, agreed)).toMatchObject({ status: 'accepted', withdrawable: 90_000 });
    expect(await order(ngozi, agreed)).toMatchObject({ withdrawable: 0 });
    await expect(decide(app, { ...by(agreed), gross: '0' })).rejects.toMatchObject({ code: 'dispute_ended' });
  });

  it('takes the fee of the agreement, to the kobo', async () => {
    const agreed = await disputed(app, { ...two(), post: { price_budget: '100001' } });
    await answer(tunde, agreed);
    await decide(app, { ...by(agreed), gross: '33333' });
    expect((await order(tunde, agreed)).money.division).toMatchObject({
      earned: 33_333,
      fee: 3_333.3,
      talent: 29_999.7,
      hunter: 66_668,
    });
  });

  it('races with a withdrawal: one wins', async () => {
    const agreed = await disputed(app, two());
    await answer(tunde, agreed);
    const [decided, back] = await Promise.allSettled([
      decide(app, { ...by(agreed), gross: '50000' }),
      ngozi.ok(disputes.withdraw, { params: { id: agreed.job.id } }),
    ]);
    expect([decided.status, back.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect((await order(tunde, agreed)).status).toBe(decided.status === 'fulfilled' ? 'accepted' : 'active');
  });
});
