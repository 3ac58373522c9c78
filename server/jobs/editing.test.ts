/** Changing a job and taking it down: who may, until when, and what happens to its bids. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { eventNames, jobEvents, storedJob } from '#server/testing/job-rows.ts';
import { agree, bidOn, jobForm, MILESTONES, postJob } from '#server/testing/market.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let artist: Person;

beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
  stranger = await hunter(app, 'Kwame');
  artist = await talent(app);
});
afterAll(() => app.close());

function editOf(form: Awaited<ReturnType<typeof jobForm>>) {
  const { title: _title, milestones: _milestones, ...rest } = form;
  return { ...rest, milestone: '2' };
}

describe('changing a job', () => {
  test('changes what was sent, keeps the ids of milestones, notifies nobody', async () => {
    const job = await postJob(owner);
    const milestones = [{ ...MILESTONES[0], title: 'One step' }];
    const body = {
      ...editOf(await jobForm(owner)),
      job_type: 'close',
      price_budget: '75000',
      milestone: '1',
      milestones,
    };
    const { data } = await owner.ok(jobs.update, { params: { id: job.id }, body });
    expect(data).toMatchObject({ title: job.title, job_type: 'close', price_budget: 75_000, milestone: '1' });
    expect(data.milestones).toHaveLength(1);
    expect(data.milestones[0]).toMatchObject({ id: job.milestones[0]?.id, title: 'One step' });
    expect(await eventNames(app, job.id)).toEqual(['job.create', 'job.edit']);
  });

  test('demands that the count is that of the milestones', async () => {
    const job = await postJob(owner);
    const form = editOf(await jobForm(owner));
    const call = (body: object) => owner.call(jobs.update, { params: { id: job.id }, body });
    const wrong = { milestone: [words.jobs.errors.milestoneCount] };
    expect((await call({ ...form, milestone: '3' })).refusal.errors).toEqual(wrong);
    expect((await call({ ...form, milestone: '0' })).refusal.errors).toEqual(wrong);
    expect((await call({ ...form, milestone: '2', milestones: [MILESTONES[0]] })).refusal.errors).toEqual(
      wrong,
    );
    expect((await call(form)).status).toBe(200);
  });

  test('follows the skill with its category unless one is sent', async () => {
    const { skills } = await owner.ok(catalogue.skills);
    const [first] = skills;
    const second = skills.find((skill) => skill.categoryId !== first?.categoryId);
    const job = await postJob(owner, { skill: first?.name ?? '' });
    const form = editOf(await jobForm(owner, { skill: second?.name ?? '' }));
    const { data } = await owner.ok(jobs.update, { params: { id: job.id }, body: form });
    expect(data).toMatchObject({ skill: second?.name, category: second?.categoryId });
    const body = { ...form, category: first?.categoryId };
    expect((await owner.ok(jobs.update, { params: { id: job.id }, body })).data.category).toBe(
      first?.categoryId,
    );
    const kept = await owner.ok(jobs.update, { params: { id: job.id }, body: form });
    expect(kept.data.category).toBe(first?.categoryId);
  });

  test('of somebody else answers as if it were not there, before the form is read', async () => {
    const job = await postJob(owner);
    const [milestone] = job.milestones;
    for (const other of [stranger, artist]) {
      const status = other === stranger ? 404 : 403;
      expect((await other.call(jobs.update, { params: { id: job.id }, body: { junk: 1 } })).status).toBe(
        status,
      );
      expect((await other.call(jobs.remove, { params: { id: job.id } })).status).toBe(status);
      const params = { id: milestone?.id ?? '' };
      expect((await other.call(jobs.updateMilestone, { params, body: {} })).status).toBe(status);
    }
    const absent = await stranger.call(jobs.update, { params: { id: stranger.id }, body: {} });
    const hidden = await stranger.call(jobs.update, { params: { id: job.id }, body: {} });
    expect(hidden.refusal).toEqual(absent.refusal);
    expect(await eventNames(app, job.id)).toEqual(['job.create']);
  });

  test('is locked from the offer on, for the job, its milestones and its removal', async () => {
    const { job } = await agree({ hunter: owner, talent: artist });
    const before = await storedJob(app, job.id);
    const locked = {
      success: false,
      message: words.jobs.errors.locked,
      error: { message: words.jobs.errors.locked },
      code: 'job_locked',
    };
    const calls = [
      await owner.call(jobs.update, {
        params: { id: job.id },
        body: editOf(await jobForm(owner, { price_budget: '1000' })),
      }),
      await owner.call(jobs.updateMilestone, {
        params: { id: job.milestones[0]?.id ?? '' },
        body: { ...MILESTONES[0], penalty: 10 },
      }),
      await owner.call(jobs.remove, { params: { id: job.id } }),
    ];
    expect(calls.map((answer) => answer.status)).toEqual([409, 409, 409]);
    for (const answer of calls) expect(answer.refusal).toEqual(locked);
    expect(await storedJob(app, job.id)).toEqual(before);
    const { milestones } = await owner.ok(jobs.milestones, { params: { id: job.id } });
    expect(milestones).toEqual(job.milestones);
  });
});

describe('changing a milestone', () => {
  test('changes that one only', async () => {
    const job = await postJob(owner);
    const [first, second] = job.milestones;
    const body = { title: 'Ink', due: '21', description: 'Inked pages', penalty: 7 };
    const { milestone } = await owner.ok(jobs.updateMilestone, { params: { id: second?.id ?? '' }, body });
    expect(milestone).toMatchObject({ ...body, due: 21, id: second?.id, position: 2 });
    expect((await owner.ok(jobs.milestones, { params: { id: job.id } })).milestones).toEqual([
      first,
      milestone,
    ]);
    expect(await eventNames(app, job.id)).toEqual(['job.create', 'job.edit']);
  });

  test('demands all fields', async () => {
    const job = await postJob(owner);
    const answer = await owner.call(jobs.updateMilestone, {
      params: { id: job.milestones[0]?.id ?? '' },
      body: { title: '', due: 3, description: 'x', penalty: 12 },
    });
    expect(answer.refusal.errors).toEqual({
      title: [words.jobs.fixed.milestoneFields],
      penalty: [words.jobs.errors.penalty],
    });
  });
});

describe('taking a job down', () => {
  test('ends it softly and rejects what waits with a reason', async () => {
    const job = await postJob(owner);
    const other = await talent(app, 'Amaka');
    const waiting = await bidOn(artist, job);
    const withdrawn = await bidOn(other, job);
    await other.ok(bids.withdrawBid, { params: { id: withdrawn.id } });
    await owner.ok(jobs.remove, { params: { id: job.id } });

    const row = await storedJob(app, job.id);
    expect(row.status).toBe('cancelled');
    expect(row.deleted_at).not.toBeNull();
    const { appliedjob } = await artist.ok(bids.getApplication, { params: { id: waiting.id } });
    expect(appliedjob).toMatchObject({
      status: 'rejected',
      rejection_reason: words.jobs.rejections.jobRemoved,
      can: [],
    });
    const left = await other.ok(bids.getApplication, { params: { id: withdrawn.id } });
    expect(left.appliedjob).toMatchObject({ status: 'withdrawn', rejection_reason: null });
    const events = await jobEvents(app, job.id);
    expect(events.map((event) => event.name).slice(-2)).toEqual(['job.delete', 'bid.reject']);
    expect(events.at(-1)?.facts).toMatchObject({
      title: job.title,
      bid_id: waiting.id,
      talent_id: artist.id,
    });
  });

  test('makes it disappear for everybody; a second time it is not there', async () => {
    const job = await postJob(owner);
    await bidOn(artist, job);
    await owner.ok(jobs.remove, { params: { id: job.id } });
    for (const reader of [owner, artist]) {
      expect((await reader.call(jobs.get, { params: { id: job.id } })).status).toBe(404);
      expect((await reader.ok(jobs.listAll)).data.map((one) => one.id)).not.toContain(job.id);
    }
    expect((await owner.call(jobs.remove, { params: { id: job.id } })).status).toBe(404);
    expect(
      (await artist.call(bids.apply, { body: { pitch: 'x', job_id: job.id, accept_price: 1 } })).status,
    ).toBe(404);
  });
});
