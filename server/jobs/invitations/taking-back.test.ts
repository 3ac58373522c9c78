/** Taking an invitation back: what the talent sees then, who may do it, until when, and how often it is given again. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { eventNames, jobEvents } from '#server/testing/job-rows.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { bidOn, postJob } from '#server/testing/market.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let job: Job;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  job = await postJob(ngozi, { job_type: 'close' });
});

const invite = (to = tunde) => ngozi.call(jobs.invite, { body: { job_id: job.id, talent_email: to.email } });
const takeBack = (by = ngozi, params: object = {}) =>
  by.call(jobs.uninvite, { params: { job_id: job.id, talent_id: tunde.id, ...params } });
const invitees = async () => (await ngozi.ok(jobs.get, { params: { id: job.id } })).job.invitees;
const closedJobs = async () =>
  (await tunde.ok(jobs.listInvited)).closedjobs.filter((one) => one.id === job.id).length;
const opens = async () => (await tunde.call(jobs.get, { params: { id: job.id } })).status;
const applies = () =>
  tunde.call(bids.apply, {
    body: { job_id: job.id, pitch: 'I paint covers.', accept_price: job.price_budget },
  });

describe('an invitation that is taken back', () => {
  test('shows the closed job to the talent no longer, in no list, and takes no application', async () => {
    await invite();
    expect([await closedJobs(), await opens()]).toEqual([1, 200]);
    app.passMinutes(3);
    const { body, status } = await takeBack();
    expect([status, body.data.state]).toEqual([200, 'withdrawn']);
    expect(new Date(body.data.since).getTime()).toBeGreaterThan(new Date(body.data.created_at).getTime());
    expect(await invitees()).toEqual([body.data]);
    expect([await closedJobs(), await opens()]).toEqual([0, 404]);
    const all = await tunde.ok(jobs.listAll, { query: { limit: '50' } });
    expect(all.data.map((one) => one.id)).not.toContain(job.id);
    expect((await applies()).status).toBe(404);
    const names = await eventNames(app, job.id);
    expect(names).toEqual(['job.create', 'job.invite', 'job.uninvite']);
  });

  test('stays taken back when repeated, and says since when', async () => {
    await invite();
    const first = await takeBack();
    app.passMinutes(3);
    expect((await takeBack()).body).toEqual(first.body);
    expect(await jobEvents(app, job.id)).toHaveLength(3);
  });

  test('can be given again, and then shows the job as before', async () => {
    await invite();
    await takeBack();
    app.passMinutes(3);
    const again = await invite();
    expect([again.status, again.body.data.state, await closedJobs()]).toEqual([200, 'invited', 1]);
    expect(await invitees()).toEqual([again.body.data]);
    expect((await applies()).status).toBe(200);
  });

  test('is given three times at most: nobody is mailed without end', async () => {
    for (let times = 1; times <= 3; times += 1) {
      expect((await invite()).status).toBe(200);
      await takeBack();
    }
    const fourth = await invite();
    expect([fourth.status, fourth.refusal.message]).toEqual([422, words.jobs.fixed.invitedEmail]);
    const mails = await mailsTo(app, tunde);
    expect(mails.length).toBeLessThanOrEqual(3);
  });

  test('leaves an open job open', async () => {
    job = await postJob(ngozi);
    await invite();
    await takeBack();
    expect(await opens()).toBe(200);
  });
});

describe('it cannot be taken back', () => {
  test('once the talent has applied, also when the application was taken back', async () => {
    await invite();
    const bid = await bidOn(tunde, job);
    for (const state of ['applied', 'withdrawn']) {
      if (state === 'withdrawn') await tunde.ok(bids.withdrawBid, { params: { id: bid.id } });
      const late = await takeBack();
      expect([late.status, late.refusal.code]).toEqual([409, 'applied']);
      expect(await invitees()).toMatchObject([{ state: 'applied', since: bid.created_at }]);
    }
  });

  test('by anybody but the hunter of the job, nor where nobody was invited', async () => {
    await invite();
    expect((await takeBack(tunde)).status).toBe(403);
    expect((await takeBack(await hunter(app, 'Halima'))).status).toBe(404);
    expect((await takeBack(ngozi, { talent_id: (await talent(app)).id })).status).toBe(404);
    expect((await takeBack(ngozi, { job_id: randomUUID() })).status).toBe(404);
    expect((await takeBack(ngozi, { talent_id: 'x' })).status).toBe(404);
    expect(await invitees()).toMatchObject([{ state: 'invited' }]);
  });

  test('after the job was taken down', async () => {
    await invite();
    await ngozi.ok(jobs.remove, { params: { id: job.id } });
    expect((await takeBack()).status).toBe(404);
  });

  test('and taken: of an application and a withdrawal at the same time one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      job = await postJob(ngozi, { job_type: 'close' });
      await invite();
      const [applied, withdrawn] = await Promise.all([applies(), takeBack()]);
      expect([applied.status, withdrawn.status]).toSatisfy(
        ([apply, withdraw]) => (apply === 200 && withdraw === 409) || (apply === 404 && withdraw === 200),
      );
    }
  });
});
