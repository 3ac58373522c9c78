/** How a talent finds open jobs by words, figures and order, and keeps the ones they may want. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import type { Body, Query, Reply } from '#contract/core/endpoint.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { savedJobs } from '#contract/jobs/saved-jobs.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { hunter, PASSWORD, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree, bidOn, MILESTONES, postJob } from '#server/testing/market.ts';
import { unpack } from '#server/testing/zips.ts';

let app: TestApp;
let owner: Person;
let artist: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
  artist = await talent(app);
});
afterAll(() => app.close());

type Asked = Partial<Record<keyof Query<typeof jobs.listOpen>, string>>;

async function find(query: Asked): Promise<string[]> {
  return (await artist.ok(jobs.listOpen, { query })).openjobs.map(({ title }) => title);
}

function change(job: Job, changes: Partial<Body<typeof jobs.update>>) {
  const { title, job_description, skill, job_type } = job;
  const body = { title, job_description, skill, job_type, price_budget: '90000', ...changes };
  return owner.ok(jobs.update, { params: { id: job.id }, body });
}

function due(days: number) {
  return { milestones: MILESTONES.slice(0, 1).map((one) => ({ ...one, due: days })) };
}

describe('words', () => {
  beforeAll(async () => {
    const job_description = '<p>Deep <b>indigo</b> &amp; adìrẹ, for the market-stall in Ọ̀ṣun.</p>';
    await postJob(owner, { title: 'Packaging for shea butter', job_description });
    const skill = 'Logo design';
    await postJob(owner, { title: 'Menu of a buka', skill, job_description: '<p>Two sides</p>' });
  });

  test.each([
    ['of the title', 'Shea Packaging', 'Packaging for shea butter'],
    ['that are not finished', 'packagi bu', 'Packaging for shea butter'],
    ['in another form', 'sided menu', 'Menu of a buka'],
    ['of the brief, without its tags', 'INDIGO', 'Packaging for shea butter'],
    ['with or without tone marks', 'adire ọsun', 'Packaging for shea butter'],
    ['on both sides of a hyphen', 'stall', 'Packaging for shea butter'],
    ['of the skill', 'logo', 'Menu of a buka'],
    ['of skill and title', 'buka, logos!', 'Menu of a buka'],
  ])('%s', async (_, query, title) => {
    expect(await find({ query })).toEqual([title]);
  });

  test.each(['shea logo', 'amp', 'utter', "x' or 1=1 --", 'shea | (menu', 'shea & !zz', 'zz:* %'])(
    'find nothing that does not have them all: %s',
    async (query) => {
      expect(await find({ query })).toEqual([]);
    },
  );

  test('follow the job: changed ones are found by their new words alone', async () => {
    const job = await postJob(owner, { title: 'Kente for a choir' });
    await change(job, { title: 'Gele for a choir', job_description: '<p>Robes</p>' });
    expect(await find({ query: 'kente' })).toEqual([]);
    expect(await find({ query: 'robe gele' })).toEqual(['Gele for a choir']);
    await owner.ok(jobs.remove, { params: { id: job.id } });
    expect(await find({ query: 'gele' })).toEqual([]);
  });
});

describe('figures and order', () => {
  const query = 'mural';
  beforeAll(async () => {
    await postJob(owner, { title: 'Mural A', price_budget: '50000', ...due(30) });
    const b = await postJob(owner, { title: 'Mural B', price_budget: '200000', ...due(10) });
    const c = await postJob(owner, { title: 'Mural C', price_budget: '50000', ...due(3) });
    await bidOn(await talent(app, 'Ada'), b);
    for (const name of ['Bayo', 'Chi']) await bidOn(await talent(app, name), c);
    for (const name of ['Dele', 'Ebun']) {
      const gone = await talent(app, name);
      const { id } = await bidOn(gone, b);
      await gone.ok(bids.withdrawBid, { params: { id } });
    }
  });

  test.each<[Asked, string]>([
    [{}, 'CBA'],
    [{ sort: 'newest' }, 'CBA'],
    [{ sort: 'budget' }, 'BCA'],
    [{ sort: 'bids' }, 'ABC'],
    [{ sort: 'days' }, 'CBA'],
    [{ budget_min: '50001' }, 'B'],
    [{ budget_min: '50000', budget_max: '50000' }, 'CA'],
    [{ budget_min: '60000', budget_max: '50000' }, ''],
    [{ days: '10' }, 'CB'],
    [{ days: '2' }, ''],
    [{ bids: '0' }, 'A'],
    [{ bids: '1', sort: 'budget' }, 'BA'],
    [{ days: '10', budget_max: '100000', bids: '5', sort: 'days' }, 'C'],
  ])('%j finds %s', async (asked, found) => {
    const titles = await find({ query, ...asked });
    expect(titles.map((title) => title.at(-1)).join('')).toBe(found);
  });

  test.each(['newest', 'budget', 'bids', 'days'])(
    'by %s no page repeats or leaves out a job, also while talents bid and hunters post',
    async (sort) => {
      const whole = await find({ query, sort });
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const page: Reply<typeof jobs.listOpen> = await artist.ok(jobs.listOpen, {
          query: { query, sort, limit: '1', ...(after && { after }) } as Asked,
        });
        paged.push(...page.openjobs.map(({ title }) => title));
        after = page.next;
        const [shown] = page.openjobs;
        app.passMinutes(1);
        if (shown) for (const name of ['Dayo', 'Efe', 'Funmi']) await bidOn(await talent(app, name), shown);
        if (paged.length === 1) await postJob(owner, { title: 'Quilt' });
      } while (after);
      expect(paged).toEqual(whole);
    },
  );

  test.each<Asked>([
    { query: ' ' },
    { query: 'x'.repeat(101) },
    { query: 'a\u0000b' },
    { budget_min: '-1' },
    { budget_max: '1e6' },
    { days: '1.5' },
    { bids: 'many' },
    { sort: 'bids; drop table jobs' },
  ])('refuse %j', async (bad) => {
    expect((await artist.call(jobs.listOpen, { query: bad as never })).status).toBe(422);
  });

  test('a place that is none begins at the start', async () => {
    expect(await find({ query, after: '5.5.not-a-job' })).toEqual(await find({ query }));
  });
});

describe('saved jobs', () => {
  function save(who: Person, job: Pick<Job, 'id'>, saved = true) {
    return who.call(savedJobs.save, { params: { id: job.id }, body: { saved } });
  }
  async function listOf(who: Person): Promise<string[]> {
    return (await who.ok(savedJobs.list)).savedjobs.map(({ id }) => id);
  }
  let me: Person;
  let first: Job;
  let second: Job;
  beforeAll(async () => {
    me = await talent(app, 'Zuri');
    first = await postJob(owner);
    second = await postJob(owner);
  });

  test('are one’s own, the last saved first, and saved once', async () => {
    await save(me, second);
    expect((await save(me, first)).body).toEqual({ success: true, saved: true });
    await Promise.all([save(me, second), save(me, second), save(me, first)]);
    expect(await listOf(me)).toEqual([first.id, second.id]);
    expect(await listOf(artist)).toEqual([]);
    expect((await me.ok(jobs.get, { params: { id: first.id } })).job.saved).toBe(true);
    expect((await artist.ok(jobs.get, { params: { id: first.id } })).job.saved).toBe(false);
    const { savedjobs, next } = await me.ok(savedJobs.list, { query: { limit: '1' } });
    expect(savedjobs.map(({ id }) => id)).toEqual([first.id]);
    const rest = await me.ok(savedJobs.list, { query: { after: next ?? '' } });
    expect([rest.savedjobs.map(({ id }) => id), rest.next]).toEqual([[second.id], null]);
  });

  test('leave the list when they are taken off, twice, and come back on top', async () => {
    for (const _ of [1, 2])
      expect((await save(me, second, false)).body).toEqual({ success: true, saved: false });
    expect(await listOf(me)).toEqual([first.id]);
    await save(me, second);
    expect(await listOf(me)).toEqual([second.id, first.id]);
  });

  test('stay when they close, and can be taken off and saved again', async () => {
    const rival = await talent(app, 'Ife');
    const { job } = await agree({ hunter: owner, talent: rival, job: second });
    expect((await me.ok(savedJobs.list)).savedjobs[0]).toMatchObject({
      ...{ id: job.id, status: 'agreed', saved: true, start_date: null, bid_id: null },
      ...{ job_bids: [], can: [] },
    });
    expect((await artist.call(jobs.get, { params: { id: job.id } })).status).toBe(404);
    await save(me, job, false);
    expect((await me.ok(jobs.get, { params: { id: job.id } })).job.saved).toBe(false);
    await save(me, job);
    expect((await listOf(me))[0]).toBe(job.id);
    expect(
      (await me.call(bids.apply, { body: { pitch: 'Hi', job_id: job.id, accept_price: 100_000 } })).status,
    ).toBe(409);
  });

  test('are not there for a talent who may not see them: closed to them, taken down, unknown', async () => {
    const other = await talent(app, 'Kofi');
    const closed = await postJob(owner, { job_type: 'close' });
    const shut = await postJob(owner);
    const gone = await postJob(owner);
    for (const job of [shut, gone]) await save(other, job);
    await change(shut, { job_type: 'close' });
    await owner.ok(jobs.remove, { params: { id: gone.id } });
    expect(await listOf(other)).toEqual([]);
    const unknown = { id: '0199a200-0000-7000-8000-0000000000c1' };
    for (const job of [closed, shut, gone, unknown]) expect((await save(other, job)).status).toBe(404);
    expect((await save(other, { id: 'none' })).status).toBe(404);
    expect((await other.call(savedJobs.save, { params: { id: first.id }, body: {} as never })).status).toBe(
      422,
    );
    expect((await save(owner, first)).status).toBe(403);
    expect((await owner.call(savedJobs.list)).status).toBe(403);
    await owner.ok(jobs.invite, { body: { talent_email: other.email, job_id: closed.id } });
    expect((await save(other, closed)).status).toBe(200);
    expect(await listOf(other)).toEqual([closed.id]);
  });

  test('are in the copy of one’s data and go with the account', async () => {
    const leaving = await person(app, 'Femi', [1, 2]);
    await save(leaving, first);
    const { link } = await leaving.ok(ownData.export, { body: { password: PASSWORD } });
    const zip = unpack((await app.http.inject({ url: link, headers: leaving.browser })).rawPayload);
    expect(zip.json('data/saved-jobs.json')).toMatchObject([{ job_id: first.id, job: first.title }]);
    const kept = () =>
      app.database.db.selectFrom('saved_jobs').selectAll().where('talent_id', '=', leaving.id).execute();
    expect(await kept()).toHaveLength(1);
    await leaving.ok(ownData.remove, { body: { password: PASSWORD } });
    expect(await kept()).toEqual([]);
  });
});
