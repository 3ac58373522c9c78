/** Acceptance items: agreed once, then marked as met or not met, item by item and round by round. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { acceptance } from '#contract/orders/acceptance.ts';
import { orders } from '#contract/orders/orders.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig, orderOf } from '#server/testing/gigs.ts';
import { jobForm, postJob } from '#server/testing/market.ts';
import { handIn, order, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

const LINES = ['PNG and SVG', 'Name on one line', 'Works in one colour'];
const running = () => started(app, { hunter: ngozi, talent: tunde, post: { must_haves: LINES } });
const judge = (who: Person, id: string, met: boolean) =>
  who.call(acceptance.judge, { params: { id }, body: { met } });

describe('the lines of a job', () => {
  it('are seen by both on the order, and no longer change once the agreement is sent', async () => {
    const job = await postJob(ngozi, { must_haves: ['Something else'] });
    await ngozi.ok(jobs.update, {
      params: { id: job.id },
      body: { ...(await jobForm(ngozi)), must_haves: LINES },
    });
    const agreed = await started(app, { hunter: ngozi, talent: tunde, job });
    const seen = (await order(tunde, agreed)).acceptance;
    expect(seen.map(({ text, met }) => [text, met])).toEqual(LINES.map((line) => [line, null]));
    expect((await order(ngozi, agreed)).acceptance).toEqual(seen);
    const late = await ngozi.call(jobs.update, {
      params: { id: job.id },
      body: { ...(await jobForm(ngozi)), must_haves: ['Moved'] },
    });
    expect(late.refusal.code).toBe('job_locked');
  });

  it('are what a package includes', async () => {
    const gig = await liveGig(tunde);
    const { job_id } = await ngozi.ok(gigOrders.order, {
      params: { id: gig.id },
      body: orderOf(gig, 1, lagosDay(new Date())),
    });
    const { submission } = await tunde.ok(orders.getSubmitted, { params: { id: job_id } });
    expect(submission.acceptance.map(({ text }) => text)).toEqual(gig.scopepackage[0]?.includes);
    expect(submission.gig?.revisions).toBe(gig.scopepackage[0]?.revisions);
  });

  it.each([[Array.from({ length: 11 }, () => 'One')], [['x'.repeat(121)]], [['']]])(
    'are refused where they are not lines: %j',
    async (must_haves) => {
      const answer = await ngozi.call(jobs.create, { body: { ...(await jobForm(ngozi)), must_haves } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.refusal.errors ?? {})[0]).toContain('must_haves');
    },
  );
});

describe('a line', () => {
  it('is ticked or refused by the hunter alone, as long as the work waits, for that round', async () => {
    const agreed = await running();
    const [first = '', second = ''] = (await order(ngozi, agreed)).acceptance.map(({ id }) => id);
    expect((await judge(ngozi, first, true)).refusal.code).toBe('active');
    await handIn(tunde, agreed.job.id);
    expect((await judge(tunde, first, true)).status).toBe(403);
    expect((await judge(await hunter(app, 'Amina'), first, true)).status).toBe(404);
    expect((await judge(ngozi, first, true)).status).toBe(200);
    expect((await judge(ngozi, second, true)).status).toBe(200);
    expect((await judge(ngozi, second, false)).status).toBe(200);
    expect((await order(tunde, agreed)).acceptance.map(({ met }) => met)).toEqual([true, false, null]);
    await ngozi.ok(orders.decline, { params: { id: agreed.job.id }, body: { reason: 'One line, please' } });
    expect((await judge(ngozi, second, true)).refusal.code).toBe('active');
    expect((await order(tunde, agreed)).acceptance.map(({ met }) => met)).toEqual([true, false, null]);
    await handIn(tunde, agreed.job.id);
    expect((await order(tunde, agreed)).acceptance.map(({ met }) => met)).toEqual([null, null, null]);
  });

  it('holds up nothing: work is accepted with lines open and refused', async () => {
    const agreed = await running();
    await handIn(tunde, agreed.job.id);
    const [first = ''] = (await order(ngozi, agreed)).acceptance.map(({ id }) => id);
    await judge(ngozi, first, false);
    await ngozi.ok(orders.accept, { params: { id: agreed.job.id }, body: {} });
    expect(await order(ngozi, agreed)).toMatchObject({
      status: 'accepted',
      acceptance: [{ met: false }, {}, {}],
    });
  });
});
