/** Applying: prices, who may apply, duplicates and races. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { jobEvents } from '#server/testing/job-rows.ts';
import { agree, bidOn, postJob } from '#server/testing/market.ts';

let app: TestApp;
let owner: Person;
let artist: Person;
let rival: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
  artist = await talent(app);
  rival = await talent(app, 'Amaka');
});
afterAll(() => app.close());

function apply(by: Person, job: Pick<Job, 'id'>, form: Record<string, unknown>) {
  return by.call(bids.apply, { body: { pitch: 'Here I am', job_id: job.id, ...form } });
}

describe('applying', () => {
  test('at the budget', async () => {
    const job = await postJob(owner);
    const { job_user } = await artist.ok(bids.apply, {
      body: { pitch: 'I paint.', job_id: job.id, accept_price: 100_000, price_to_accept: null },
    });
    expect(job_user).toMatchObject({
      job_id: job.id,
      user_id: artist.id,
      user: { id: artist.id, name: artist.name },
      pitch: 'I paint.',
      accept_price: 100_000,
      price_to_accept: null,
      rejection_reason: null,
      withdrawal_reason: null,
      status: 'applied',
      net_pay: 90_000,
      can: ['withdraw'],
      job: { id: job.id, title: job.title, milestone: '2', price_budget: 100_000, user: { id: owner.id } },
    });
    const stored = await app.database.db
      .selectFrom('bids')
      .selectAll()
      .where('id', '=', job_user.id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ price: 10_000_000n, accepts_budget: true, talent_id: artist.id });
    const event = (await jobEvents(app, job.id)).at(-1);
    expect(event).toMatchObject({ name: 'bid.apply', actorKind: 'talent', actorId: artist.id });
    expect(event?.facts).toMatchObject({
      title: job.title,
      bid_id: job_user.id,
      talent_id: artist.id,
    });
  });

  test('is refused between two of whom one has blocked the other; a bid that is there stays (rule 4.3)', async () => {
    const [before, job] = [await postJob(owner), await postJob(owner)];
    const [blocked, blocker] = [await talent(app, 'Sipho'), await talent(app, 'Kemi')];
    await bidOn(blocked, before, { accept_price: 100_000 });
    await owner.ok(messages.block, { params: { id: blocked.id } });
    await blocker.ok(messages.block, { params: { id: owner.id } });
    const form = { accept_price: 100_000 };
    const refusalOf = async (by: Person) => {
      const { status, refusal } = await apply(by, job, form);
      return [status, refusal.message];
    };
    expect(await refusalOf(blocked)).toEqual([403, words.jobs.errors.blocked]);
    expect(await refusalOf(blocker)).toEqual([403, words.jobs.errors.youBlocked]);
    expect((await owner.ok(bids.listForJob, { params: { id: before.id } })).joboffers).toHaveLength(1);
    await blocker.ok(messages.unblock, { params: { id: owner.id } });
    expect((await apply(blocker, job, form)).status).toBe(200);
  });

  test('at a price of their own, below or above the budget', async () => {
    const job = await postJob(owner);
    expect(await bidOn(artist, job, { price_to_accept: '1000' })).toMatchObject({
      accept_price: 1000,
      price_to_accept: 1000,
      net_pay: 900,
    });
    expect(await bidOn(rival, job, { price_to_accept: 250_001 })).toMatchObject({
      accept_price: 250_001,
      net_pay: 225_000.9,
    });
  });

  test.each([
    [{ accept_price: 99_999 }, 'accept_price', words.jobs.errors.notTheBudget],
    [{ accept_price: 100_001 }, 'accept_price', words.jobs.errors.notTheBudget],
    [{ accept_price: 0 }, 'accept_price', words.jobs.errors.notTheBudget],
    [{ accept_price: -100_000 }, 'accept_price', words.jobs.errors.notTheBudget],
    [{ accept_price: 'NaN' }, 'accept_price', words.jobs.errors.notTheBudget],
    [{ accept_price: 100_000, price_to_accept: 50_000 }, 'price_to_accept', words.jobs.errors.acceptOrPrice],
    [{}, 'price_to_accept', words.jobs.errors.acceptOrPrice],
    [{ price_to_accept: 999 }, 'price_to_accept', words.jobs.errors.priceMin(1000)],
    [{ price_to_accept: '0' }, 'price_to_accept', words.jobs.errors.priceMin(1000)],
    [{ price_to_accept: -5000 }, 'price_to_accept', words.jobs.errors.price],
    [{ price_to_accept: '5,000' }, 'price_to_accept', words.jobs.errors.price],
    [{ price_to_accept: 5000.5 }, 'price_to_accept', words.jobs.errors.price],
    [{ price_to_accept: '1e9' }, 'price_to_accept', words.jobs.errors.price],
    [{ accept_price: 100_000, pitch: ' ' }, 'pitch', words.jobs.errors.pitch],
    [{ accept_price: 100_000, status: 'hired' }, 'status', words.common.errors.unknownField],
  ])('refuses %j', async (form, field, message) => {
    const job = await postJob(owner);
    const answer = await apply(artist, job, form);
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toEqual({ [field]: [message] });
    expect((await jobEvents(app, job.id)).map((event) => event.name)).toEqual(['job.create']);
  });

  test('the price is the one of the budget at that moment', async () => {
    const job = await postJob(owner);
    const { title: _title, ...form } = {
      title: '',
      job_description: 'x',
      skill: job.skill,
      job_type: 'open' as const,
    };
    await owner.ok(jobs.update, { params: { id: job.id }, body: { ...form, price_budget: '120000' } });
    expect((await apply(artist, job, { accept_price: 100_000 })).status).toBe(422);
    expect((await apply(artist, job, { accept_price: 120_000 })).status).toBe(200);
  });

  test('is refused for one’s own job, an invisible one, one without bidding, and twice', async () => {
    const both = await person(app, 'Femi', [1, 2]);
    const own = await apply(both, await postJob(both), { accept_price: 100_000 });
    expect([own.status, own.refusal.message]).toEqual([403, words.jobs.errors.ownJob]);

    const closed = await postJob(owner, { job_type: 'close' });
    expect((await apply(artist, closed, { accept_price: 100_000 })).status).toBe(404);
    expect((await apply(artist, owner, { accept_price: 100_000 })).status).toBe(404);

    const job = await postJob(owner);
    await bidOn(artist, job);
    const twice = await apply(artist, job, { price_to_accept: 5000 });
    expect([twice.status, twice.refusal.code, twice.refusal.message]).toEqual([
      409,
      'already_applied',
      words.jobs.errors.applied,
    ]);

    const invitedTo = await postJob(owner, { job_type: 'close' });
    for (const { email } of [artist, rival]) {
      await owner.ok(jobs.invite, { body: { talent_email: email, job_id: invitedTo.id } });
    }
    await agree({ hunter: owner, talent: rival, job: invitedTo });
    const late = await apply(artist, invitedTo, { accept_price: 100_000 });
    expect([late.status, late.refusal.code]).toEqual([409, 'agreed']);

    expect((await apply(owner, job, { accept_price: 100_000 })).status).toBe(403);
  });

  test('by two clicks at once is one bid', async () => {
    const job = await postJob(owner);
    const click = () => apply(artist, job, { accept_price: 100_000 });
    const answers = await Promise.all([click(), click(), click()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await owner.ok(jobs.get, { params: { id: job.id } })).job.bids_count).toBe(1);
  });

  test('one press of the button, sent twice, answers the same', async () => {
    const job = await postJob(owner);
    const send = () =>
      artist.ok(bids.apply, {
        body: { pitch: 'x', job_id: job.id, accept_price: 100_000 },
        key: 'one-press-apply',
      });
    expect((await send()).job_user.id).toBe((await send()).job_user.id);
  });
});
