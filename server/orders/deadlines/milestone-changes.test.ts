/** A submitted milestone is sent back with a reason, and its deadline moves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '#contract/core/days.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, passDaysAndSignIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import type { Agreed } from '#server/testing/market.ts';
import { handIn, handInMilestones, order, started } from '#server/testing/story.ts';

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

function running() {
  return started(app, { hunter: ngozi, talent: tunde });
}

function pass(days: number): Promise<void> {
  return passDaysAndSignIn(app, days, [ngozi, tunde]);
}

describe('changes to a milestone', () => {
  const sendBack = (one: Person, agreed: Agreed, reason = 'Warmer colours, please') => {
    const id = agreed.job.milestones[0]?.id ?? '';
    return one.call(deadlines.declineMilestone, { params: { id }, body: { reason } });
  };
  const first = async (agreed: Agreed) => (await order(tunde, agreed)).milestones[0];

  it('are asked for with a reason, twice at most, and move its deadline', async () => {
    const agreed = await running();
    expect((await sendBack(ngozi, agreed)).refusal.code).toBe('not_submitted');
    await pass(4);
    await handInMilestones(tunde, agreed, [1]);
    await pass(2);
    const submitted = await first(agreed);
    expect(submitted).toMatchObject({ state: 'submitted', changes_until: expect.any(String) });
    expect((await order(ngozi, agreed)).can).toContain('decline-milestone');
    expect((await order(tunde, agreed)).can).not.toContain('decline-milestone');
    expect((await sendBack(ngozi, agreed)).status).toBe(200);
    const back = await first(agreed);
    expect(back).toMatchObject({
      state: 'due',
      changes_until: null,
      submissions: [{ decline_reason: 'Warmer colours, please', declined_at: expect.any(String) }],
    });
    expect(
      daysBetween(submitted?.due_at ?? '', back?.due_at ?? ''),
      'due on day 5, two days from day 6',
    ).toBe(3);
    expect((await sendBack(ngozi, agreed)).refusal.code).toBe('not_submitted');
    await pass(2);
    await handInMilestones(tunde, agreed, [1]);
    expect(await first(agreed)).toMatchObject({ state: 'submitted', due_at: back?.due_at });
    expect((await sendBack(ngozi, agreed)).status).toBe(200);
    await handInMilestones(tunde, agreed, [1]);
    expect((await sendBack(ngozi, agreed)).refusal.code).toBe('declines_used');
    expect((await order(ngozi, agreed)).can).not.toContain('decline-milestone');
    await app.settle();
    expect(await lines(agreed)).toEqual(['job.decline-milestone', 'job.decline-milestone']);
  });

  it('give back at least the days that the hunter took', async () => {
    const agreed = await running();
    await handInMilestones(tunde, agreed, [1]);
    const submitted = await first(agreed);
    await pass(2.5);
    await sendBack(ngozi, agreed);
    expect(daysBetween(submitted?.due_at ?? '', (await first(agreed))?.due_at ?? '')).toBe(3);
  });

  it('are too late after three days of silence', async () => {
    const agreed = await running();
    await handInMilestones(tunde, agreed, [1]);
    const submitted = await first(agreed);
    await pass(3.1);
    expect((await sendBack(ngozi, agreed)).refusal.code).toBe('milestone_passed');
    expect(await first(agreed)).toMatchObject({ changes_until: null, due_at: submitted?.due_at });
  });

  it('count it as not submitted when the order is cancelled', async () => {
    const agreed = await running();
    const preview = () => ngozi.ok(orders.previewCancel, { params: { id: agreed.job.id } });
    await handInMilestones(tunde, agreed, [1, 2]);
    expect(await preview()).toMatchObject({ rule: 'begun', division: { talent: 7_500 } });
    await sendBack(ngozi, agreed);
    await pass(7);
    expect(await preview()).toMatchObject({ rule: 'missed', division: { talent: 0 } });
  });

  it('are the hunter’s, with a reason, while the work goes on', async () => {
    const agreed = await running();
    await handInMilestones(tunde, agreed, [1]);
    expect((await sendBack(tunde, agreed)).status).toBe(403);
    expect((await sendBack(await hunter(app, 'Kofi'), agreed)).status).toBe(404);
    expect((await sendBack(ngozi, agreed, ' ')).refusal.errors).toHaveProperty('reason');
    await handIn(tunde, agreed.job.id);
    expect((await sendBack(ngozi, agreed)).refusal.code).toBe('submitted');
  });

  it('are sent back once, however often it is pressed', async () => {
    const agreed = await running();
    await handInMilestones(tunde, agreed, [1]);
    const both = await Promise.all([sendBack(ngozi, agreed), sendBack(ngozi, agreed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('a milestone is submitted with a comment or a file', async () => {
  const agreed = await running();
  const [milestone] = agreed.job.milestones;
  const empty = await tunde.call(orders.submitMilestone, {
    body: { title: 'Sketches', milestone_id: milestone?.id ?? '', comment: '  ' },
  });
  expect(empty.status).toBe(422);
  expect(empty.refusal.errors).toHaveProperty('comment');
  expect((await order(tunde, agreed)).milestones[0]).toMatchObject({ state: 'due', submissions: [] });
});

/** The names of the lines about it in the conversation between the two parties. */
async function lines(agreed: Agreed): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('messages')
    .innerJoin('events', 'events.id', 'messages.event_id')
    .select('events.name')
    .where('events.about_id', '=', agreed.job.id)
    .where('events.name', '=', 'job.decline-milestone')
    .execute();
  return rows.map((row) => row.name);
}
