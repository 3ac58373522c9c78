/** A dispute until its end: who may open, answer and take it back when, and what is paused meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputes } from '#contract/disputes/disputes.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, passDaysAndSignIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  ANSWER,
  answer,
  callDispute,
  dispute,
  disputed,
  getOwnDispute,
  STATEMENT,
} from '#server/testing/disputes.ts';
import { accepted, handIn, handInMilestones, order, started } from '#server/testing/story.ts';

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

const two = () => ({ hunter: ngozi, talent: tunde });

function pass(days: number): Promise<void> {
  return passDaysAndSignIn(app, days, [ngozi, tunde]);
}

describe('opening', () => {
  it('freezes the order: nothing else moves it or its money, and both know whose turn it is', async () => {
    const agreed = await started(app, two());
    await handInMilestones(tunde, agreed, [1]);
    await handIn(tunde, agreed.job.id);
    await dispute(ngozi, agreed.job.id);
    const seen = await order(tunde, agreed);
    const { answer_by } = (await getOwnDispute(tunde, agreed)) ?? {};
    expect(seen).toMatchObject({
      status: 'disputed',
      turn: { who: 'talent', doing: 'answer-dispute', outcome: 'unanswered', by: answer_by },
      money: { held: 100_000 },
      can: ['answer-dispute', 'propose-settlement'],
    });
    expect((await order(ngozi, agreed)).can).toEqual(['withdraw-dispute', 'propose-settlement']);
    const id = { params: { id: agreed.job.id } };
    const [milestone] = agreed.job.milestones;
    const reason = { reason: 'Enough of this' };
    const work = { title: 'Sketches', milestone_id: milestone?.id, comment: '' };
    const refused = [
      await ngozi.call(orders.accept, id),
      await ngozi.call(orders.decline, { ...id, body: reason }),
      await ngozi.call(orders.cancel, { ...id, body: reason }),
      await tunde.call(orders.cancel, { ...id, body: reason }),
      await ngozi.call(orders.previewCancel, id),
      await tunde.call(orders.start, id),
      await tunde.call(orders.submit, { ...id, body: { comment: 'Again' } }),
      await tunde.call(orders.submitMilestone, { body: work }),
      await ngozi.call(deadlines.waive, { params: { id: milestone?.id ?? '' } }),
      await tunde.call(deadlines.requestExtension, { ...id, body: { days: 2, reason: 'The river is up' } }),
      await callDispute(tunde, disputes.open, agreed, { statement: STATEMENT }),
    ];
    expect(refused.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      refused.map(() => [409, 'disputed']),
    );
    await app.settle();
    await pass(20);
    await app.settle();
    expect((await order(ngozi, agreed)).status, 'silence accepts nothing meanwhile').toBe('disputed');
    expect((await tunde.ok(payouts.earnings)).data.pending).toBeGreaterThan(0);
    const active = await ngozi.ok(orders.listActive, { params: { id: ngozi.id }, query: { as: 'hunter' } });
    expect(active.activeJobs.map((one) => one.id)).toContain(agreed.job.id);
  });

  it('is for the two parties of a paid order that is not over, twice each', async () => {
    const agreed = await started(app, two());
    const stranger = await talent(app, 'Sipho');
    expect((await callDispute(stranger, disputes.open, agreed, { statement: STATEMENT })).status).toBe(404);
    expect((await stranger.call(disputes.get, { params: { id: agreed.job.id } })).status).toBe(404);
    expect((await callDispute(ngozi, disputes.open, agreed, { statement: 'Not good' })).status).toBe(422);
    expect(await getOwnDispute(ngozi, agreed)).toBeNull();
    for (let count = 1; count <= 2; count += 1) {
      await dispute(tunde, agreed.job.id);
      await callDispute(tunde, disputes.withdraw, agreed);
    }
    expect((await callDispute(tunde, disputes.open, agreed, { statement: STATEMENT })).refusal.code).toBe(
      'disputes_used',
    );
    expect((await order(tunde, agreed)).can).not.toContain('dispute');
    expect((await order(ngozi, agreed)).can).toContain('dispute');
    const done = await accepted(app, two());
    expect((await callDispute(ngozi, disputes.open, done, { statement: STATEMENT })).refusal.code).toBe(
      'accepted',
    );
  });

  it('races with an acceptance: one wins, and the money agrees with it', async () => {
    const agreed = await started(app, two());
    await handIn(tunde, agreed.job.id);
    const [opened, taken] = await Promise.all([
      callDispute(tunde, disputes.open, agreed, { statement: STATEMENT }),
      ngozi.call(orders.accept, { params: { id: agreed.job.id } }),
    ]);
    expect([opened.status, taken.status].sort()).toEqual([200, 409]);
    const { status, money } = await order(tunde, agreed);
    expect({ status, held: money.held }).toEqual(
      opened.status === 200 ? { status: 'disputed', held: 100_000 } : { status: 'accepted', held: 0 },
    );
  });
});

describe('the answer', () => {
  it('is the other side’s, once, and passes the dispute to an operator', async () => {
    const agreed = await disputed(app, two());
    expect((await answer(ngozi, agreed)).status).toBe(403);
    const answered = await answer(tunde, agreed);
    expect(answered.body.dispute).toMatchObject({
      state: 'decision',
      answer: { by: 'talent', text: ANSWER },
      silent: false,
    });
    expect((await answer(tunde, agreed)).refusal.code).toBe('dispute_answered');
    expect((await order(ngozi, agreed)).turn).toMatchObject({
      who: 'operator',
      doing: 'decide',
      outcome: 'decided',
      by: answered.body.dispute.decide_by,
    });
  });

  it('is over after three days; silence is noted and decides nothing', async () => {
    const agreed = await disputed(app, two());
    await pass(3.01);
    expect((await answer(tunde, agreed)).refusal.code, 'also before the clock came by').toBe('answer_over');
    await app.settle();
    expect(await getOwnDispute(tunde, agreed)).toMatchObject({
      state: 'decision',
      silent: true,
      answer: null,
    });
    expect(await order(tunde, agreed)).toMatchObject({
      status: 'disputed',
      money: { held: 100_000 },
      turn: { who: 'operator', doing: 'decide' },
    });
    await app.settle();
    const { history } = await order(tunde, agreed);
    expect(history.filter((line) => line.name === 'job.lapse-answer')).toHaveLength(1);
  });
});

describe('taking it back', () => {
  it('is the opener’s, and the order goes on where it stood, with the days that were left', async () => {
    const agreed = await started(app, two());
    await handInMilestones(tunde, agreed, [1, 2]);
    await handIn(tunde, agreed.job.id);
    await pass(10);
    await dispute(tunde, agreed.job.id);
    await pass(30);
    expect((await callDispute(ngozi, disputes.withdraw, agreed)).status).toBe(403);
    expect((await callDispute(tunde, disputes.withdraw, agreed)).body.dispute).toMatchObject({
      state: 'withdrawn',
    });
    const back = await order(ngozi, agreed);
    expect(back).toMatchObject({ status: 'submitted', turn: { who: 'hunter', doing: 'answer' } });
    await pass(3.9);
    await app.settle();
    expect((await order(ngozi, agreed)).status).toBe('submitted');
    await pass(0.2);
    await app.settle();
    expect((await order(ngozi, agreed)).status, '14 days, the dispute not counted').toBe('accepted');
  });

  it('of work in progress gives the time back that it took', async () => {
    const agreed = await started(app, two());
    await pass(4);
    await dispute(ngozi, agreed.job.id);
    await pass(12);
    await callDispute(ngozi, disputes.withdraw, agreed);
    const seen = await order(tunde, agreed);
    expect(seen).toMatchObject({ status: 'active', turn: { who: 'talent', doing: 'work' } });
    expect(
      seen.milestones.map((one) => one.state),
      'due on day 5, twelve days frozen',
    ).toEqual(['due', 'due']);
    expect((await callDispute(ngozi, disputes.withdraw, agreed)).refusal.code).toBe('active');
  });
});
