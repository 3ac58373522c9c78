/** Posting a job: what is stored, what is refused (rule 11.3). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { eventNames, storedJob } from '#server/testing/job-rows.ts';
import { jobForm, MILESTONES, postJob } from '#server/testing/market.ts';

let app: TestApp;
let owner: Person;
let artist: Person;

beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
  artist = await talent(app);
});
afterAll(() => app.close());

describe('posting a job', () => {
  test('stores it in kobo, bidding, with its milestones in order', async () => {
    const { data } = await owner.ok(jobs.create, { body: await jobForm(owner) });
    expect(data).toMatchObject({
      title: 'Album cover for an Afrobeat band',
      milestone: '2',
      job_type: 'open',
      price_budget: 100_000,
      net_pay: 90_000,
      status: 'bidding',
      order_accepted: 0,
      bid_id: null,
      bids_count: 0,
      job_bids: [],
      invitees: [],
      start_date: null,
      end_date: null,
      user_id: owner.id,
      can: ['edit', 'delete', 'offer', 'invite', 'uninvite'],
    });
    expect(data.milestones.map(({ id: _id, ...rest }) => rest)).toEqual(
      MILESTONES.map((milestone, index) => ({
        ...milestone,
        job_id: data.id,
        position: index + 1,
        extended: 0,
        submissions: [],
        due_at: null,
        state: 'waiting',
        waived: false,
        changes_until: null,
      })),
    );
    expect(await storedJob(app, data.id)).toMatchObject({
      hunter_id: owner.id,
      status: 'bidding',
      budget: 10_000_000n,
      talent_id: null,
      deleted_at: null,
    });
    expect(await eventNames(app, data.id)).toEqual(['job.create']);
  });

  test('counts in the record of the hunter', async () => {
    const newcomer = await hunter(app, 'Zainab');
    await postJob(newcomer);
    const { user } = await postJob(newcomer);
    expect(user).toMatchObject({
      id: newcomer.id,
      name: 'Zainab',
      image: null,
      jobs_posted: 2,
      jobs_hired: 0,
      paid_total: 0,
    });
    expect(user).toMatchObject({ rating: null, reviews: 0 });
  });

  test('takes the category of the skill unless another is chosen', async () => {
    const { skills } = await owner.ok(catalogue.skills);
    const { categories } = await owner.ok(catalogue.categories);
    const [skill] = skills;
    const other = categories.find((category) => category.id !== skill?.categoryId);
    const form = await jobForm(owner, { skill: skill?.name ?? '' });
    expect((await postJob(owner, form)).category).toBe(skill?.categoryId);
    expect((await postJob(owner, { ...form, category: other?.id ?? null })).category).toBe(other?.id);
  });

  test('one press of the button is one job', async () => {
    const body = await jobForm(owner);
    const key = 'the-same-press-1';
    const [first, second] = [
      await owner.ok(jobs.create, { body, key }),
      await owner.ok(jobs.create, { body, key }),
    ];
    expect(second.data.id).toBe(first.data.id);
  });

  test('is for hunters', async () => {
    const body = await jobForm(owner);
    expect((await artist.call(jobs.create, { body })).status).toBe(403);
    expect((await (await person(app, 'Nobody', [])).call(jobs.create, { body })).status).toBe(403);
  });

  test.each([
    ...[
      -1,
      0,
      0.5,
      '1,000',
      '1e3',
      '9999999999999',
      '٥٠٠٠',
      ' 5000',
      '0x10',
      true,
      null,
      [5000],
      {},
      '',
      '999',
    ].map((value) => ['price_budget', value, null] as const),
    ['job_type', 'public', words.jobs.errors.jobType] as const,
    ['skill', 'Rocket science', words.jobs.errors.skillUnknown] as const,
    ['skill', '', words.jobs.errors.skill] as const,
    ['title', ' ', words.jobs.errors.title] as const,
    ['title', 'x'.repeat(121), null] as const,
    ['title', 'safe\u202Egnp.exe', null] as const,
    ['category', '01a00000-0000-7000-8000-000000000000', words.jobs.errors.categoryUnknown] as const,
    ['milestones', [], words.jobs.fixed.milestones] as const,
    ['milestones', 'two', words.jobs.fixed.milestones] as const,
    ['milestones', [...MILESTONES, ...MILESTONES, ...MILESTONES], words.jobs.errors.milestonesMax] as const,
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await owner.call(jobs.create, { body: { ...(await jobForm(owner)), [field]: value } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual([field]);
    if (message) expect(answer.refusal.errors?.[field]).toEqual([message]);
  });

  test.each([
    ['penalty', 0],
    ['penalty', 11],
    ['penalty', 5.5],
    ['penalty', -1],
    ['penalty', ''],
    ['due', 0],
    ['due', -1],
    ['due', 366],
    ['due', 1_000_000_000],
    ['title', ''],
    ['description', '  '],
  ])('refuses a milestone with %s %j', async (field, value) => {
    const milestones = [{ ...MILESTONES[0], [field]: value }];
    const answer = await owner.call(jobs.create, { body: { ...(await jobForm(owner)), milestones } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual([`milestones.0.${field}`]);
  });

  test('takes numbers as people type them', async () => {
    const milestones = [{ ...MILESTONES[0], due: '30', penalty: '10' }];
    const job = await postJob(owner, { milestones: milestones as never, price_budget: 999_999_999_999 });
    expect(job.milestones[0]).toMatchObject({ due: 30, penalty: 10 });
    expect((await storedJob(app, job.id)).budget).toBe(99_999_999_999_900n);
  });

  test.each(['id', 'user_id', 'hunter_id', 'status', 'talent_id', 'price', 'order_accepted', 'created_at'])(
    'does not let %s be set',
    async (field) => {
      const answer = await owner.call(jobs.create, { body: { ...(await jobForm(owner)), [field]: 'x' } });
      expect(answer.status).toBe(422);
      expect(answer.refusal.errors).toEqual({ [field]: [words.common.errors.unknownField] });
    },
  );
});
