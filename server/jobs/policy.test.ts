/** Who sees which job: the same answer in every list and every single read, and 404 for those who may not see it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agreementForm, bidOn, postJob } from '#server/testing/market.ts';

let app: TestApp;
const people: Record<string, Person> = {};
const posted: Record<string, Job> = {};

/** One job of each kind, and everyone who might look at it. */
beforeAll(async () => {
  app = await testApp();
  const owner = await hunter(app, 'Ngozi');
  people.owner = owner;
  people.otherHunter = await hunter(app, 'Kwame');
  people.stranger = await talent(app, 'Lerato');
  people.invited = await talent(app, 'Amaka');
  people.bidder = await talent(app, 'Sade');
  people.chosen = await talent(app, 'Tunde');
  people.both = await person(app, 'Femi', [1, 2]);
  people.nobody = await person(app, 'Nobody', []);

  posted.open = await postJob(owner);
  posted.openToBoth = await postJob(people.both);
  posted.closed = await postJob(owner, { job_type: 'close' });
  posted.closedOffered = await postJob(owner, { job_type: 'close' });
  posted.openOffered = await postJob(owner);
  posted.openTurnedClosed = await postJob(owner);
  posted.removed = await postJob(owner);

  for (const job of [posted.closed, posted.closedOffered]) {
    for (const name of ['invited', 'chosen', 'bidder']) {
      const body = { talent_email: people[name]?.email, job_id: job?.id };
      await owner.ok(jobs.invite, { body });
    }
  }
  for (const job of [posted.closedOffered, posted.openOffered]) {
    await bidOn(people.bidder, job);
    const bid = await bidOn(people.chosen, job);
    await owner.ok(bids.offerAgreement, { body: agreementForm(bid) });
  }
  await bidOn(people.bidder, posted.openTurnedClosed);
  await app.database.db
    .updateTable('jobs')
    .set({ job_type: 'close' })
    .where('id', '=', posted.openTurnedClosed.id)
    .execute();
  await bidOn(people.bidder, posted.removed);
  await owner.ok(jobs.remove, { params: { id: posted.removed.id } });
});
afterAll(() => app.close());

const SEEN_BY: Record<string, string[]> = {
  open: ['owner', 'stranger', 'invited', 'bidder', 'chosen', 'both'],
  openToBoth: ['stranger', 'invited', 'bidder', 'chosen', 'both'],
  closed: ['owner', 'invited', 'bidder', 'chosen'],
  closedOffered: ['owner', 'invited', 'bidder', 'chosen'],
  openOffered: ['owner', 'bidder', 'chosen'],
  openTurnedClosed: ['owner', 'bidder'],
  removed: [],
};
const READERS = ['owner', 'otherHunter', 'stranger', 'invited', 'bidder', 'chosen', 'both'];
const CASES = Object.keys(SEEN_BY).flatMap((job) => READERS.map((reader) => [job, reader] as const));

function who(name: string): Person {
  return people[name] as Person;
}

describe('a job', () => {
  test.each(CASES)('%s read by %s', async (name, reader) => {
    const id = posted[name]?.id ?? '';
    const isSeen = SEEN_BY[name]?.includes(reader) === true;
    const one = await who(reader).call(jobs.get, { params: { id } });
    const milestones = await who(reader).call(jobs.milestones, { params: { id } });
    const { data } = await who(reader).ok(jobs.listAll);
    expect([one.status, milestones.status]).toEqual(isSeen ? [200, 200] : [404, 404]);
    expect(data.some((job) => job.id === id)).toBe(isSeen);
    if (isSeen) return;
    const absent = await who(reader).call(jobs.get, { params: { id: who('owner').id } });
    expect(one.refusal).toEqual(absent.refusal);
  });

  test('is for people with an account type; others and the signed-out are turned away', async () => {
    const params = { id: posted.open?.id ?? '' };
    expect((await who('nobody').call(jobs.get, { params })).status).toBe(403);
    const bare = await app.http.inject({ method: 'GET', url: `/api/job/${params.id}` });
    expect(bare.statusCode).toBe(401);
  });

  test.each(['..%2f..%2fetc', '1', "1' or '1'='1", '%00', 'getopenjobs%00', '9'.repeat(60)])(
    'named %s is not there',
    async (id) => {
      const answer = await app.http.inject({
        method: 'GET',
        url: `/api/job/${encodeURIComponent(id)}`,
        headers: { authorization: `Bearer ${who('owner').token}` },
      });
      expect(answer.statusCode).toBe(404);
    },
  );
});

describe('what a job shows its reader', () => {
  async function read(reader: string, job: string): Promise<Job> {
    return (await who(reader).ok(jobs.get, { params: { id: posted[job]?.id ?? '' } })).job;
  }

  test('the owner reads all bids, a talent their own, others none', async () => {
    const talentsOf = async (reader: string) =>
      (await read(reader, 'closedOffered')).job_bids.map((bid) => bid.user.name);
    expect(await talentsOf('owner')).toEqual(['Sade', 'Tunde']);
    expect(await talentsOf('bidder')).toEqual(['Sade']);
    expect(await talentsOf('chosen')).toEqual(['Tunde']);
    expect(await talentsOf('invited')).toEqual([]);
    expect((await read('invited', 'closedOffered')).bids_count).toBe(2);
  });

  test('the lists show no more than the job itself', async () => {
    for (const reader of READERS) {
      const { data } = await who(reader).ok(jobs.listAll);
      for (const job of data) {
        const single = (await who(reader).ok(jobs.get, { params: { id: job.id } })).job;
        expect(job).toEqual(single);
      }
    }
    const { openjobs } = await who('stranger').ok(jobs.listOpen);
    expect(openjobs.flatMap((job) => job.job_bids)).toEqual([]);
  });

  test('only the owner sees whom they invited', async () => {
    const emails = (job: Job) => job.invitees.map((invitee) => invitee.talent.email);
    expect(emails(await read('owner', 'closed'))).toEqual(
      ['invited', 'chosen', 'bidder'].map((name) => who(name).email),
    );
    for (const reader of ['invited', 'chosen', 'bidder'])
      expect(emails(await read(reader, 'closed'))).toEqual([]);
  });

  test('only its two parties see the dates and bid of an agreement', async () => {
    const agreementOf = ({ start_date, end_date, bid_id }: Job) => [start_date, end_date, bid_id];
    expect(agreementOf(await read('bidder', 'openOffered'))).toEqual([null, null, null]);
    expect(agreementOf(await read('owner', 'openOffered'))).not.toContain(null);
    expect(agreementOf(await read('chosen', 'openOffered'))).not.toContain(null);
  });

  test('`can` is empty for everybody without a part in it', async () => {
    expect((await read('owner', 'open')).can).toEqual(['edit', 'delete', 'offer', 'invite', 'uninvite']);
    expect((await read('stranger', 'open')).can).toEqual([]);
    expect((await read('chosen', 'openOffered')).can).toEqual(['accept-offer', 'decline-offer']);
    expect((await read('owner', 'openOffered')).can).toEqual(['withdraw']);
    expect((await read('bidder', 'openOffered')).can).toEqual([]);
  });
});
