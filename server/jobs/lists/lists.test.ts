/** The lists of jobs: what is in them, in which order, page by page, and for which side. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree, bidOn, postJob } from '#server/testing/market.ts';
import { statementsOf } from '#server/testing/statements.ts';

let app: TestApp;
let owner: Person;
let artist: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
  artist = await talent(app);
});
afterAll(() => app.close());

function ids(list: readonly Job[]): string[] {
  return list.map((job) => job.id);
}

describe('the lists of one’s own jobs', () => {
  test('separate open from closed, and hold those that take bids unless a status is given', async () => {
    const me = await hunter(app, 'Halima');
    const first = await postJob(me);
    const second = await postJob(me);
    const closed = await postJob(me, { job_type: 'close' });
    const { job: agreed } = await agree({ hunter: me, talent: artist });

    expect(ids((await me.ok(jobs.listOwnOpen)).data.data)).toEqual([second.id, first.id]);
    expect(ids((await me.ok(jobs.listOwnClosed)).jobs)).toEqual([closed.id]);
    const pending = await me.ok(jobs.listOwnOpen, { query: { status: 'agreed' } });
    expect(ids(pending.data.data)).toEqual([agreed.id]);
    expect((await me.ok(jobs.listOwnClosed, { query: { status: 'agreed' } })).jobs).toEqual([]);
    expect((await me.call(jobs.listOwnOpen, { query: { status: 'lost' } })).status).toBe(422);
  });

  test('are all there on request, and counted by type and status whatever is shown', async () => {
    const me = await hunter(app, 'Amina');
    const taking = await postJob(me);
    const { job: agreed } = await agree({ hunter: me, talent: artist });
    const gone = await postJob(me);
    await me.ok(jobs.remove, { params: { id: gone.id } });
    const closed = await postJob(me, { job_type: 'close' });
    const all = await me.ok(jobs.listOwnOpen, { query: { status: 'all', limit: '1' } });
    expect(ids(all.data.data)).toEqual([agreed.id]);
    const rest = await me.ok(jobs.listOwnOpen, { query: { status: 'all', after: all.data.next ?? '' } });
    expect(ids(rest.data.data)).toEqual([taking.id]);
    expect(ids((await me.ok(jobs.listOwnClosed, { query: { status: 'all' } })).jobs)).toEqual([closed.id]);
    expect(rest.counts.open).toMatchObject({ bidding: 1, agreed: 1, active: 0, cancelled: 0 });
    expect((await me.ok(jobs.listOwnClosed)).counts).toEqual({
      open: rest.counts.open,
      close: { ...rest.counts.close, bidding: 1, agreed: 0 },
    });
    expect((await hunter(app, 'Kofi').then((other) => other.ok(jobs.listOwnOpen))).counts.open.bidding).toBe(
      0,
    );
  });

  test('are for hunters', async () => {
    expect((await artist.call(jobs.listOwnOpen)).status).toBe(403);
    expect((await artist.call(jobs.listOwnClosed)).status).toBe(403);
  });
});

describe('the open jobs', () => {
  test('are those that take bids from everybody, newest first', async () => {
    const older = await postJob(owner);
    const closed = await postJob(owner, { job_type: 'close' });
    const { job: agreed } = await agree({ hunter: owner, talent: artist });
    const newer = await postJob(owner);
    const { openjobs } = await artist.ok(jobs.listOpen);
    expect(ids(openjobs).slice(0, 2)).toEqual([newer.id, older.id]);
    expect(ids(openjobs)).not.toContain(closed.id);
    expect(ids(openjobs)).not.toContain(agreed.id);
  });

  test('show the talent’s own bid', async () => {
    const job = await postJob(owner);
    const bid = await bidOn(artist, job, { price_to_accept: '45000' });
    await bidOn(await talent(app, 'Amaka'), job);
    const { openjobs } = await artist.ok(jobs.listOpen, { query: { limit: '1' } });
    expect(openjobs[0]?.job_bids).toMatchObject([
      { id: bid.id, accept_price: 45_000, price_to_accept: 45_000 },
    ]);
    expect(openjobs[0]?.bids_count).toBe(2);
  });

  test('narrow to a skill', async () => {
    const job = await postJob(owner, { skill: '3D animation' });
    const found = await artist.ok(jobs.listOpen, { query: { skill: '3D animation' } });
    expect(ids(found.openjobs)).toEqual([job.id]);
    expect((await artist.ok(jobs.listOpen, { query: { skill: "x' or 1=1 --" } })).openjobs).toEqual([]);
  });

  test('come in pages that neither repeat nor skip, also while jobs are posted', async () => {
    const collected: string[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(after && { after }) };
      const page = await artist.ok(jobs.listOpen, { query });
      expect(page.openjobs.length).toBeLessThanOrEqual(2);
      collected.push(...ids(page.openjobs));
      after = page.next;
      if (collected.length === 2) await postJob(owner);
    } while (after);
    const { openjobs } = await artist.ok(jobs.listOpen, { query: { limit: '50' } });
    expect(collected).toEqual(ids(openjobs).slice(1));
    expect(new Set(collected).size).toBe(collected.length);
  });

  test.each([
    { limit: '0' },
    { limit: '51' },
    { limit: '-1' },
    { limit: '1e1' },
    { page: '2' },
    { sort: 'x' },
  ])('refuse %j', async (query) => {
    expect(
      (await artist.call(jobs.listOpen, { query: query as unknown as Record<string, string> })).status,
    ).toBe(422);
  });

  test('for a hunter are their own that have bids, of both types, with the bids', async () => {
    const me = await hunter(app, 'Halima');
    await postJob(me);
    const open = await postJob(me);
    const closed = await postJob(me, { job_type: 'close' });
    await me.ok(jobs.invite, { body: { talent_email: artist.email, job_id: closed.id } });
    const bid = await bidOn(artist, open);
    await bidOn(artist, closed);
    const { job: agreed } = await agree({ hunter: me, talent: artist });
    const { openjobs } = await me.ok(jobs.listOpen, { query: { as: 'hunter' } });
    expect(ids(openjobs)).toEqual([agreed.id, closed.id, open.id]);
    expect(openjobs[2]?.job_bids).toMatchObject([{ id: bid.id, user: { id: artist.id, name: artist.name } }]);
    expect(
      (await owner.ok(jobs.listOpen, { query: { as: 'hunter' } })).openjobs.map((job) => job.user_id),
    ).not.toContain(me.id);
  });

  test('neither count a withdrawn bid nor list a job for its sake; a rejected one counts', async () => {
    const [me, rejected, gone] = [await hunter(app), await talent(app, 'Remi'), await talent(app, 'Wale')];
    const job = await postJob(me);
    const { id } = await bidOn(gone, job);
    await gone.ok(bids.withdrawBid, { params: { id } });
    const own = async () => (await me.ok(jobs.listOpen, { query: { as: 'hunter' } })).openjobs;
    expect(await own()).toEqual([]);
    const other = await bidOn(rejected, job);
    await me.ok(bids.reject, { params: { id: other.id }, body: { rejection_reason: 'Another style.' } });
    await bidOn(artist, job);
    expect(await own()).toMatchObject([{ id: job.id, bids_count: 2 }]);
    const { openjobs } = await artist.ok(jobs.listOpen, { query: { limit: '1' } });
    expect(openjobs).toMatchObject([{ id: job.id, bids_count: 2 }]);
  });

  test('hold the first ten bids of a job, the count of all', async () => {
    const job = await postJob(owner);
    const names = ['Ada', 'Bayo', 'Chi', 'Dayo', 'Efe', 'Funmi', 'Gozie', 'Hauwa', 'Ife', 'Jide', 'Kemi'];
    for (const name of names) await bidOn(await talent(app, name), job);
    const { openjobs } = await owner.ok(jobs.listOpen, { query: { as: 'hunter', limit: '1' } });
    expect(openjobs[0]?.id).toBe(job.id);
    expect(openjobs[0]?.job_bids.map((bid) => bid.user.name)).toEqual(names.slice(0, 10));
    expect(openjobs[0]?.bids_count).toBe(11);
  });

  test('answer for the talent side by default; a side that is not held is refused', async () => {
    const both = await person(app, 'Femi', [1, 2]);
    const own = await postJob(both);
    await bidOn(artist, own);
    const asTalent = await both.ok(jobs.listOpen);
    expect(ids(asTalent.openjobs)).not.toContain(own.id);
    expect(asTalent.openjobs.length).toBeGreaterThan(0);
    expect(ids((await both.ok(jobs.listOpen, { query: { as: 'hunter' } })).openjobs)).toEqual([own.id]);
    expect((await artist.call(jobs.listOpen, { query: { as: 'hunter' } })).status).toBe(403);
    expect((await owner.call(jobs.listOpen, { query: { as: 'talent' } })).status).toBe(403);
    expect((await owner.call(jobs.listOpen, { query: { as: 'operator' } })).status).toBe(422);
  });
});

describe('all jobs', () => {
  test('come newest first, page by page, however the caller knows them', async () => {
    const me = await person(app, 'Bisi', [1, 2]);
    const own = await postJob(me);
    const invitedTo = await postJob(owner, { job_type: 'close' });
    await owner.ok(jobs.invite, { body: { talent_email: me.email, job_id: invitedTo.id } });
    const appliedFor = await postJob(owner);
    await bidOn(me, appliedFor);
    const open = await postJob(owner);
    const collected: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const query: Record<string, string> = { limit: '1', ...(after && { after }) };
      const answer = await me.ok(jobs.listAll, { query });
      collected.push(...ids(answer.data));
      after = answer.next;
    }
    expect(collected).toEqual([open.id, appliedFor.id, invitedTo.id, own.id]);
  });
});

describe('the jobs one was invited to', () => {
  test('are closed ones that still take bids, newest first', async () => {
    const me = await talent(app, 'Zuri');
    const first = await postJob(owner, { job_type: 'close' });
    const second = await postJob(owner, { job_type: 'close' });
    const open = await postJob(owner);
    const gone = await postJob(owner, { job_type: 'close' });
    for (const job of [first, second, open, gone]) {
      await owner.ok(jobs.invite, { body: { talent_email: me.email, job_id: job.id } });
    }
    await owner.ok(jobs.remove, { params: { id: gone.id } });
    expect(ids((await me.ok(jobs.listInvited)).closedjobs)).toEqual([second.id, first.id]);
    await agree({ hunter: owner, talent: me, job: second });
    expect(ids((await me.ok(jobs.listInvited)).closedjobs)).toEqual([first.id]);
    expect(ids((await artist.ok(jobs.listInvited)).closedjobs)).not.toContain(first.id);
    expect((await owner.call(jobs.listInvited)).status).toBe(403);
  });
});

test('lists cost the same number of statements for one job as for twenty', async () => {
  const me = await hunter(app, 'Nneka');
  const counted: number[] = [];
  for (const size of [1, 20]) {
    while ((await me.ok(jobs.listOwnOpen, { query: { limit: '50' } })).data.data.length < size) {
      await bidOn(artist, await postJob(me));
    }
    const texts = await statementsOf(app.database, async () => {
      await me.ok(jobs.listOwnOpen, { query: { limit: '50' } });
      await me.ok(jobs.listOpen, { query: { limit: '50', as: 'hunter' } });
      await artist.ok(bids.listApplied, { params: { id: artist.id }, query: { limit: '50' } });
    });
    counted.push(texts.length);
  }
  expect(counted).toEqual([4, 4]);
});
