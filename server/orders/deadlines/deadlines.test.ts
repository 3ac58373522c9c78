/** Extensions requested, granted, refused, lapsed and dropped; misses waived; deadlines paused meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#contract/core/days.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, passDaysAndSignIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { type Agreed, bidOn, postJob } from '#server/testing/market.ts';
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

const REASON = 'The photographer fell ill and shoots on Friday.';

function running() {
  return started(app, { hunter: ngozi, talent: tunde });
}

function pass(days: number): Promise<void> {
  return passDaysAndSignIn(app, days, [ngozi, tunde]);
}

function ask({ job }: Agreed, days: number | string = 7, reason = REASON) {
  return tunde.call(deadlines.requestExtension, { params: { id: job.id }, body: { days, reason } });
}

function answerTo({ job }: Agreed, how: 'grant' | 'refuse', answer = '') {
  const entry = how === 'grant' ? deadlines.grantExtension : deadlines.refuseExtension;
  return ngozi.call(entry, { params: { id: job.id }, body: { answer } });
}

const states = (seen: { milestones: { state: string }[] }) => seen.milestones.map((one) => one.state);

describe('a request for more time', () => {
  it('waits on the hunter, and moves the open milestones and the end date when it is granted', async () => {
    const agreed = await running();
    await handInMilestones(tunde, agreed, [1]);
    const before = await order(tunde, agreed);
    expect((await ask(agreed)).status).toBe(200);
    const asked = await order(ngozi, agreed);
    expect(asked).toMatchObject({
      turn: { who: 'hunter', doing: 'answer-extension', outcome: 'lapsed', by: asked.extension?.lapses_at },
      extension: { days: 7, reason: REASON, state: 'open' },
    });
    expect(asked.can).toEqual(expect.arrayContaining(['grant-extension', 'refuse-extension']));
    expect((await order(tunde, agreed)).can).not.toContain('request-extension');
    expect((await answerTo(agreed, 'grant', 'Take them')).body.extension).toMatchObject({
      state: 'granted',
      answer: 'Take them',
    });
    const after = await order(tunde, agreed);
    expect(after.milestones.map((one) => one.extended)).toEqual([0, 7]);
    expect(after.end_date).toBe(addDays(before.end_date ?? '', 7));
    const moved = daysBetween(before.milestones[1]?.due_at ?? '', after.milestones[1]?.due_at ?? '');
    expect(moved, '7 granted, and the begun day of waiting').toBe(8);
    expect(after.turn).toMatchObject({ who: 'talent', doing: 'work', outcome: 'missed' });
    await app.settle();
    expect(await lines(agreed)).toEqual(['job.request-extension', 'job.grant-extension']);
  });

  it.each([
    ['a minute', 1, 4],
    ['30 hours', 30 * 60, 5],
  ])('granted after %s, ends the order with its last milestone', async (_after, minutes, moved) => {
    const bid = await bidOn(tunde, await postJob(ngozi));
    const end = addDays(lagosDay(new Date(bid.created_at)), 14);
    const agreed = await started(app, { hunter: ngozi, talent: tunde, bid, agreement: { end_date: end } });
    const days = async () => {
      const { end_date, milestones } = await order(ngozi, agreed);
      return [end_date, lagosDay(new Date(milestones.at(-1)?.due_at ?? ''))];
    };
    expect(await days()).toEqual([end, end]);
    await ask(agreed, 3);
    app.passMinutes(minutes);
    await answerTo(agreed, 'grant');
    expect(await days()).toEqual([addDays(end, moved), addDays(end, moved)]);
  });

  it('leaves the dates as they are when it is refused, but for the time that was waited', async () => {
    const agreed = await running();
    const before = await order(tunde, agreed);
    await ask(agreed);
    await pass(1);
    expect((await answerTo(agreed, 'refuse', 'The print run is booked')).status).toBe(200);
    const after = await order(tunde, agreed);
    expect(after).toMatchObject({ end_date: before.end_date, extension: { state: 'refused' } });
    expect(daysBetween(before.milestones[0]?.due_at ?? '', after.milestones[0]?.due_at ?? '')).toBe(2);
    expect((await answerTo(agreed, 'grant')).refusal.code).toBe('no_extension');
  });

  it('is taken back by the talent alone, and leaves the dates as they are but for the time that was waited', async () => {
    const agreed = await running();
    const before = await order(tunde, agreed);
    const at = { params: { id: agreed.job.id } };
    expect((await tunde.call(deadlines.withdrawExtension, at)).refusal.code).toBe('no_extension');
    await ask(agreed);
    expect((await order(tunde, agreed)).can).toContain('withdraw-extension');
    expect((await order(ngozi, agreed)).can).not.toContain('withdraw-extension');
    expect((await ngozi.call(deadlines.withdrawExtension, at)).status).toBe(403);
    await pass(1);
    expect((await tunde.ok(deadlines.withdrawExtension, at)).extension.state).toBe('withdrawn');
    const after = await order(tunde, agreed);
    expect(after).toMatchObject({ end_date: before.end_date, extension: { state: 'withdrawn' } });
    expect(after.turn.who).toBe('talent');
    expect(daysBetween(before.milestones[0]?.due_at ?? '', after.milestones[0]?.due_at ?? '')).toBe(2);
    expect((await answerTo(agreed, 'grant')).refusal.code).toBe('no_extension');
    await app.settle();
    expect(await lines(agreed)).toEqual(['job.request-extension', 'job.withdraw-extension']);
    expect((await ask(agreed)).status, 'one of three is used').toBe(200);
  });

  it('lapses after 48 hours of silence, which are never the talent’s loss', async () => {
    const agreed = await running();
    const before = await order(tunde, agreed);
    await pass(5);
    await ask(agreed);
    await pass(1.9);
    await app.settle();
    expect(states(await order(tunde, agreed)), 'due on day 5, asked in time').toEqual(['due', 'due']);
    expect((await order(tunde, agreed)).extension?.state).toBe('open');
    await pass(0.2);
    expect((await answerTo(agreed, 'grant')).refusal.code, 'too late also before the clock came by').toBe(
      'no_extension',
    );
    await app.settle();
    const after = await order(tunde, agreed);
    expect(after.extension?.state).toBe('lapsed');
    expect(daysBetween(before.milestones[0]?.due_at ?? '', after.milestones[0]?.due_at ?? '')).toBe(2);
    await app.settle();
    expect(await lines(agreed)).toEqual(['job.request-extension', 'job.lapse-extension']);
  });

  it('counts 48 hours of silence also when the clock comes by days later', async () => {
    const agreed = await running();
    await ask(agreed);
    await pass(20);
    expect(states(await order(tunde, agreed)), 'and before it came by').toEqual(['missed', 'missed']);
    await app.settle();
    expect(states(await order(tunde, agreed))).toEqual(['missed', 'missed']);
  });

  it('is overtaken by a submission, a cancellation and a dispute', async () => {
    const agreed = await running();
    await ask(agreed);
    await handIn(tunde, agreed.job.id);
    expect(await order(tunde, agreed)).toMatchObject({
      status: 'submitted',
      extension: { state: 'dropped' },
    });
    const other = await running();
    await ask(other);
    const reason = { reason: 'Plans changed' };
    await ngozi.ok(orders.cancel, { params: { id: other.job.id }, body: reason });
    expect((await order(tunde, other)).extension?.state).toBe('dropped');
    await pass(3);
    await app.settle();
    expect((await order(tunde, other)).status).toBe('cancelled');
  });

  it('is one at a time and three in all', async () => {
    const agreed = await running();
    const [one, two] = await Promise.all([ask(agreed), ask(agreed)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect((await ask(agreed)).refusal.code).toBe('extension_open');
    await answerTo(agreed, 'refuse');
    for (let count = 2; count <= 3; count += 1) {
      expect((await ask(agreed, count)).status).toBe(200);
      await answerTo(agreed, 'refuse');
    }
    expect((await order(tunde, agreed)).can).not.toContain('request-extension');
    expect((await ask(agreed)).refusal.code).toBe('extensions_used');
  });

  it('is the talent’s, answered by the hunter, while the order is active', async () => {
    const agreed = await running();
    const id = { params: { id: agreed.job.id } };
    const form = { ...id, body: { days: 3, reason: REASON } };
    expect((await ngozi.call(deadlines.requestExtension, form)).status).toBe(403);
    expect((await tunde.call(deadlines.grantExtension, { ...id, body: { answer: '' } })).status).toBe(403);
    expect((await (await talent(app, 'Sipho')).call(deadlines.requestExtension, form)).status).toBe(404);
    expect((await answerTo(agreed, 'grant')).refusal.code).toBe('no_extension');
    await handIn(tunde, agreed.job.id);
    expect((await ask(agreed)).refusal.code).toBe('submitted');
  });

  it.each([
    ['no days', 0, REASON, 'days'],
    ['61 days', 61, REASON, 'days'],
    ['half days', '2.5', REASON, 'days'],
    ['no reason to speak of', 3, 'Please', 'reason'],
    ['a reason without end', 3, 'x'.repeat(501), 'reason'],
  ])('with %s is refused', async (_case, days, reason, field) => {
    const agreed = await running();
    const answer = await ask(agreed, days, reason);
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toHaveProperty(field);
  });
});

describe('waiving', () => {
  const waive = (one: Person, agreed: Agreed, position = 1) => {
    const id = agreed.job.milestones.find((milestone) => milestone.position === position)?.id ?? '';
    return one.call(deadlines.waive, { params: { id } });
  };

  it('takes the penalty of a missed milestone off, once, before or after the work is submitted', async () => {
    const agreed = await running();
    expect((await waive(ngozi, agreed)).refusal.code).toBe('not_missed');
    await pass(6);
    expect(await order(ngozi, agreed)).toMatchObject({ net_pay: 85_500 });
    expect((await order(ngozi, agreed)).can).toContain('waive');
    expect((await waive(ngozi, agreed)).status).toBe(200);
    expect((await waive(ngozi, agreed)).status, 'again').toBe(200);
    const waived = await order(tunde, agreed);
    expect(waived).toMatchObject({ net_pay: 90_000, milestones: [{ waived: true, state: 'due' }, {}] });
    expect(waived.turn.by, 'the deadline that is left').toBe(waived.milestones[1]?.due_at);
    await pass(9);
    await handInMilestones(tunde, agreed, [1, 2]);
    await handIn(tunde, agreed.job.id);
    expect(states(await order(tunde, agreed))).toEqual(['submitted', 'submitted-late']);
    expect((await waive(ngozi, agreed, 2)).status).toBe(200);
    const { division } = await ngozi.ok(orders.accept, { params: { id: agreed.job.id } });
    expect(division).toMatchObject({ penalty_total: 0, talent: 90_000 });
    await app.settle();
    expect(await lines(agreed)).toEqual(['job.waive', 'job.waive']);
  });

  it('is the hunter’s, and over when the order is', async () => {
    const agreed = await accepted(app, { hunter: ngozi, talent: tunde });
    expect((await waive(ngozi, agreed)).refusal.code).toBe('accepted');
    expect((await waive(tunde, agreed)).status).toBe(403);
    expect((await waive(await hunter(app, 'Kofi'), agreed)).status).toBe(404);
  });
});

/** The lines about deadlines in the conversation between the two parties, oldest first. */
async function lines(agreed: Agreed): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('messages')
    .innerJoin('events', 'events.id', 'messages.event_id')
    .select('events.name')
    .where('events.about_id', '=', agreed.job.id)
    .where('events.name', 'in', [
      ...['job.waive', 'job.request-extension', 'job.grant-extension'],
      ...['job.refuse-extension', 'job.withdraw-extension', 'job.lapse-extension'],
    ])
    .orderBy('events.id')
    .execute();
  return rows.map((row) => row.name);
}
