/** An order from start to acceptance: who may do what and when, rounds, deadlines, and the money at the end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '#contract/core/days.ts';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, passDaysAndSignIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { openLink } from '#server/testing/file-store.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { fund, handIn, handInMilestones, order, started } from '#server/testing/story.ts';

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

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function pass(days: number): Promise<void> {
  return passDaysAndSignIn(app, days, [ngozi, tunde]);
}

function act(
  person: Person,
  entry: (typeof orders)['accept' | 'decline' | 'start' | 'cancel'],
  agreed: Agreed,
  body?: object,
) {
  return person.call(entry, { params: { id: agreed.job.id }, ...(body && { body }) });
}

describe('starting', () => {
  it('is refused before the payment, stamps once, and is the talent’s alone', async () => {
    const agreed = await agree({ hunter: ngozi, talent: tunde });
    expect(await act(tunde, orders.start, agreed)).toMatchObject({
      status: 409,
      refusal: { code: 'agreed' },
    });
    await fund(app, ngozi, agreed.job.id);
    expect((await act(ngozi, orders.start, agreed)).status).toBe(403);
    const stranger = await talent(app, 'Sipho');
    expect((await act(stranger, orders.start, agreed)).status).toBe(404);
    expect((await act(tunde, orders.start, agreed)).status).toBe(200);
    const stamped = (await order(tunde, agreed)).started_at;
    app.passMinutes(5);
    expect((await act(tunde, orders.start, agreed)).status).toBe(200);
    expect((await order(tunde, agreed)).started_at).toBe(stamped);
  });

  it('counts its dates from the payment where that comes late', async () => {
    const agreed = await agree({ hunter: ngozi, talent: tunde });
    const before = await order(tunde, agreed);
    await pass(30);
    expect(await order(tunde, agreed), 'not late before it is paid').toMatchObject({ late: false });
    await fund(app, ngozi, agreed.job.id);
    const today = lagosDay(app.services.clock.now());
    const days = (one: string | null, two: string | null) => daysBetween(one ?? '', two ?? '');
    const after = await order(tunde, agreed);
    expect(after).toMatchObject({ start_date: today, late: false });
    expect(days(after.start_date, after.end_date)).toBe(days(before.start_date, before.end_date));
    expect(days(today, after.milestones[0]?.due_at?.slice(0, 10) ?? null)).toBe(5);
  });

  it('comes before handing anything in', async () => {
    const agreed = await agree({ hunter: ngozi, talent: tunde });
    await fund(app, ngozi, agreed.job.id);
    const answer = await tunde.call(orders.submit, {
      params: { id: agreed.job.id },
      body: { comment: 'Done' },
    });
    expect(answer).toMatchObject({ status: 409, refusal: { code: 'not_started' } });
  });
});

describe('handing in', () => {
  it('keeps a file for those who may open it, by a link that ends', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    const [milestone] = agreed.job.milestones;
    const sent = await tunde.ok(orders.submitMilestone, {
      body: { title: 'Sketches', milestone_id: milestone?.id, comment: 'Three of them' },
      upload: { field: 'upload', name: '../../evil<name>.png', type: 'image/png', content: png },
    });
    expect(sent.submission).toMatchObject({
      upload: expect.stringMatching(/^jobs\/milestonesubmissions\/[0-9a-f]{32}\.png$/),
    });
    const seen = (await order(tunde, agreed)).milestones[0];
    expect(seen).toMatchObject({
      state: 'submitted',
      submissions: [{ title: 'Sketches', file: { bytes: png.length } }],
    });
    const url = seen?.submissions[0]?.file?.url ?? '';
    const { status, headers, bytes } = await openLink(app, url, tunde);
    expect([status, headers['content-type'], bytes.equals(png)]).toEqual([200, 'image/png', true]);
    const wrong = [url.split('?')[0] ?? '', url.replace(/signature=.{4}/, 'signature=AAAA')];
    for (const one of wrong) expect((await openLink(app, one, tunde)).status).toBe(403);
    app.passMinutes(11);
    expect((await openLink(app, url, tunde)).status).toBe(403);
  });

  it.each([
    ['a page under another name', 'page.png', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['nothing', 'empty.png', Buffer.alloc(0), 415],
    ['too much', 'big.png', Buffer.concat([png, Buffer.alloc(25_000_001)]), 413],
  ])('refuses %s and keeps no trace', async (_case, name, content, status) => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    const answer = await tunde.call(orders.submit, {
      params: { id: agreed.job.id },
      body: { comment: 'Done' },
      upload: { field: 'path', name, type: 'image/png', content },
    });
    expect(answer.status).toBe(status);
    expect(answer.refusal.errors).toHaveProperty('path');
    expect(await order(tunde, agreed)).toMatchObject({ status: 'active', job_submissions: [] });
  });

  it('is seen by both, waits for the hunter, and can be declined with a reason, round after round', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handIn(tunde, agreed.job.id);
    expect(await order(ngozi, agreed)).toMatchObject({
      status: 'submitted',
      turn: { who: 'hunter', doing: 'answer', outcome: 'accepted' },
      can: ['decline', 'accept', 'ask-questions', 'judge-item', 'dispute'],
      job_submissions: [{ round: 1, path: null }],
    });
    expect((await act(tunde, orders.decline, agreed, { reason: 'x' })).status).toBe(403);
    expect((await act(ngozi, orders.decline, agreed, { reason: ' ' })).status).toBe(422);
    expect((await act(ngozi, orders.decline, agreed, { reason: 'More indigo, please' })).status).toBe(200);
    expect(await act(ngozi, orders.decline, agreed, { reason: 'Again' })).toMatchObject({
      status: 409,
      refusal: { code: 'active' },
    });
    await handIn(tunde, agreed.job.id);
    const seen = await order(tunde, agreed);
    expect(seen.job_submissions).toMatchObject([
      { round: 2, decline_reason: null },
      { round: 1, decline_reason: 'More indigo, please' },
    ]);
    expect(seen.history.map((line) => line.name)).toEqual([
      'job.offer',
      'job.accept-offer',
      'job.fund',
      'job.start',
      'job.submit',
      'job.decline',
      'job.submit',
    ]);
  });
});

describe('accepting', () => {
  it('divides the escrow as it was shown, once, also for a double click', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handInMilestones(tunde, agreed, [1, 2]);
    await handIn(tunde, agreed.job.id);
    const shown = (await order(ngozi, agreed)).money;
    expect(shown).toMatchObject({ held: 100_000, division: { talent: 90_000, fee: 10_000, hunter: 0 } });
    const [one, two] = await Promise.all([
      act(ngozi, orders.accept, agreed),
      act(ngozi, orders.accept, agreed),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect(await order(tunde, agreed)).toMatchObject({
      status: 'accepted',
      withdrawable: 90_000,
      money: { held: 0 },
    });
    expect(await order(ngozi, agreed)).toMatchObject({
      turn: { who: 'hunter', doing: 'review' },
      can: ['review'],
    });
  });

  it('is nobody’s but the paying hunter’s', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handIn(tunde, agreed.job.id);
    const stranger = await hunter(app, 'Kofi');
    expect((await act(stranger, orders.accept, agreed)).status).toBe(404);
    expect((await act(tunde, orders.accept, agreed)).status).toBe(403);
  });

  it('takes the penalty of each missed milestone, and a late one counts as missed', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await pass(6);
    await handInMilestones(tunde, agreed, [1]);
    expect((await order(tunde, agreed)).milestones[0]?.state).toBe('submitted-late');
    await handInMilestones(tunde, agreed, [2]);
    await handIn(tunde, agreed.job.id);
    const answer = await ngozi.ok(orders.accept, { params: { id: agreed.job.id } });
    expect(answer.division).toMatchObject({
      penalties: [{ position: 1, percent: 5, amount: 5_000 }],
      earned: 95_000,
      fee: 9_500,
      talent: 85_500,
      hunter: 5_000,
    });
  });

  it('never counts the days in which the order waited on the hunter', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handInMilestones(tunde, agreed, [1]);
    await handIn(tunde, agreed.job.id);
    await pass(6);
    await act(ngozi, orders.decline, agreed, { reason: 'Larger type' });
    await pass(13);
    await handInMilestones(tunde, agreed, [2]);
    expect((await order(tunde, agreed)).milestones[1]?.state).toBe('submitted');
  });

  it('gives back to the talent for a hunter who took more than 7 days to answer', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await pass(6);
    await handInMilestones(tunde, agreed, [1, 2]);
    await handIn(tunde, agreed.job.id);
    await pass(4);
    await pass(4);
    const { division } = await ngozi.ok(orders.accept, { params: { id: agreed.job.id } });
    expect(division).toMatchObject({
      penalty_total: 5_000,
      delay_deduction: 1_000,
      talent: 86_500,
      hunter: 4_000,
    });
    expect((await ngozi.ok(payouts.pendingPayback)).pendingpayout).toBeGreaterThanOrEqual(4_000);
  });

  it('happens by itself after 14 days of silence, with reminders on days 2, 7 and 13', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    await handInMilestones(tunde, agreed, [1, 2]);
    await handIn(tunde, agreed.job.id);
    const reminders: number[] = [];
    for (let day = 1; day <= 13; day += 1) {
      await pass(1);
      await app.settle();
      const { rows } = await remindersOf(agreed);
      reminders.push(rows);
    }
    expect(reminders).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]);
    expect((await order(tunde, agreed)).status).toBe('submitted');
    await pass(1.01);
    await app.settle();
    expect(await order(tunde, agreed)).toMatchObject({ status: 'accepted', net_pay: 90_000 });
  });
});

async function remindersOf(agreed: Agreed): Promise<{ rows: number }> {
  const rows = await app.database.db
    .selectFrom('events')
    .select('id')
    .where('about_id', '=', agreed.job.id)
    .where('name', '=', 'job.remind')
    .execute();
  return { rows: rows.length };
}
