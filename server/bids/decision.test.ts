/** Rejecting bids and taking them back: once, by the right side, and with a notification to the other. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words/en.ts';
import { statusOf } from '#server/jobs/rules.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { jobEvents } from '#server/testing/job-rows.ts';
import { agree, agreementForm, bidOn, postJob } from '#server/testing/market.ts';
import { bidVerbsOf, isUndecided } from './acts.ts';
import { rejectOtherBids } from './commands.ts';

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

describe('rejecting', () => {
  test('gives the reason to the talent, in the bid and in the event', async () => {
    const job = await postJob(owner);
    const bid = await bidOn(artist, job);
    const rejection_reason = 'We look for <i>oil</i> painters.';
    await owner.ok(bids.reject, { params: { id: bid.id }, body: { rejection_reason } });
    const { joboffer } = await artist.ok(bids.getOffer, { params: { id: bid.id } });
    expect(joboffer).toMatchObject({ rejection_reason, status: 'rejected', can: [] });
    const event = (await jobEvents(app, job.id)).at(-1);
    expect(event).toMatchObject({ name: 'bid.reject', actorKind: 'hunter', actorId: owner.id });
    expect(event?.facts).toMatchObject({
      title: job.title,
      bid_id: bid.id,
      talent_id: artist.id,
      reason: rejection_reason,
    });
    expect((await artist.ok(jobs.get, { params: { id: job.id } })).job.job_bids).toMatchObject([
      { rejection_reason },
    ]);
  });

  test('is for the hunter of the job, with a reason, of what was not decided', async () => {
    const job = await postJob(owner);
    const bid = await bidOn(artist, job);
    const body = { rejection_reason: 'no' };
    const params = { id: bid.id };
    const other = await hunter(app, 'Kwame');
    expect((await other.call(bids.reject, { params, body: {} })).status).toBe(404);
    expect((await artist.call(bids.reject, { params, body })).status).toBe(403);
    for (const rejection_reason of ['', '  ', 'x'.repeat(501), null, 'a\u0000b']) {
      const answer = await owner.call(bids.reject, { params, body: { rejection_reason } });
      expect([answer.status, Object.keys(answer.refusal.errors ?? {})]).toEqual([422, ['rejection_reason']]);
    }
    await owner.ok(bids.reject, { params, body });
    const again = await owner.call(bids.reject, { params, body });
    expect([again.status, again.refusal.code, again.refusal.message]).toEqual([
      409,
      'decided',
      words.jobs.errors.bidDecided,
    ]);
  });

  test('does not reach a bid that is offered, agreed or taken back, but does reach its rivals', async () => {
    const { job, bid } = await agree({ hunter: owner, talent: artist });
    const body = { rejection_reason: 'no' };
    expect((await owner.call(bids.reject, { params: { id: bid.id }, body })).status).toBe(409);
    const second = await postJob(owner);
    const offered = await bidOn(artist, second);
    const waiting = await bidOn(rival, second);
    await owner.ok(bids.offerAgreement, { body: agreementForm(offered) });
    expect((await owner.call(bids.reject, { params: { id: offered.id }, body })).status).toBe(409);
    const { appliedjob } = await owner.ok(bids.getApplication, { params: { id: waiting.id } });
    expect(appliedjob.can).toEqual(['reject']);
    await owner.ok(bids.reject, { params: { id: waiting.id }, body });
    expect((await owner.ok(jobs.get, { params: { id: job.id } })).job.status).toBe('agreed');
  });
});

describe('taking a bid back', () => {
  test('ends it and notifies the hunter', async () => {
    const job = await postJob(owner);
    const bid = await bidOn(artist, job);
    const params = { id: bid.id };
    expect((await rival.call(bids.withdrawBid, { params })).status).toBe(404);
    await artist.ok(bids.withdrawBid, { params });
    const { appliedjob } = await owner.ok(bids.getApplication, { params });
    expect(appliedjob).toMatchObject({ status: 'withdrawn', rejection_reason: null, can: [] });
    expect((await jobEvents(app, job.id)).at(-1)).toMatchObject({
      name: 'bid.withdraw',
      actorId: artist.id,
      facts: { title: job.title, bid_id: bid.id, talent_id: artist.id },
    });
    expect((await artist.call(bids.withdrawBid, { params })).status).toBe(409);
    expect((await owner.call(bids.reject, { params, body: { rejection_reason: 'x' } })).status).toBe(409);
    const again = await apply(artist, job, { accept_price: 100_000 });
    expect(again.refusal.code).toBe('already_applied');
  });

  test('is too late once it is offered', async () => {
    const { bid } = await agree({ hunter: owner, talent: artist });
    expect((await artist.call(bids.withdrawBid, { params: { id: bid.id } })).status).toBe(409);
  });

  test('and rejecting it at the same moment has one winner', async () => {
    const job = await postJob(owner);
    const params = { id: (await bidOn(artist, job)).id };
    const answers = await Promise.all([
      artist.call(bids.withdrawBid, { params }),
      owner.call(bids.reject, { params, body: { rejection_reason: 'no' } }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

test('when an agreement is paid for, the other waiting bids are rejected, and their talents notified', async () => {
  const job = await postJob(owner);
  const refused = await talent(app, 'Refused');
  const gone = await talent(app, 'Gone');
  const [waiting, rejected, withdrawn] = [
    await bidOn(rival, job),
    await bidOn(refused, job),
    await bidOn(gone, job),
  ];
  await owner.ok(bids.reject, { params: { id: rejected.id }, body: { rejection_reason: 'First reason' } });
  await gone.ok(bids.withdrawBid, { params: { id: withdrawn.id } });
  const { bid } = await agree({ hunter: owner, talent: artist, job });
  const before = (await jobEvents(app, job.id)).length;

  const at = new Date();
  for (const _ of ['once', 'twice'])
    await app.database.db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('jobs').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow();
      await rejectOtherBids(tx, row, at);
    });

  const reasonOf = async (who: Person, id: string) =>
    (await who.ok(bids.getApplication, { params: { id } })).appliedjob.rejection_reason;
  expect(await reasonOf(rival, waiting.id)).toBe(words.jobs.rejections.anotherHired);
  expect(await reasonOf(refused, rejected.id)).toBe('First reason');
  expect(await reasonOf(gone, withdrawn.id)).toBeNull();
  expect(await reasonOf(artist, bid.id)).toBeNull();
  const events = (await jobEvents(app, job.id)).slice(before);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    name: 'bid.reject',
    facts: { talent_id: rival.id, reason: words.jobs.rejections.anotherHired },
  });
});

test('in every state a bid has verbs for at most what the state allows', () => {
  const moment = fc.option(fc.constant(new Date()), { nil: null });
  const status = fc.constantFrom(
    'bidding',
    'offered',
    'agreed',
    'active',
    'submitted',
    'accepted',
    'cancelled',
  );
  fc.assert(
    fc.property(
      moment,
      moment,
      status,
      fc.constantFrom(null, 'a', 'b'),
      (rejected_at, withdrawn_at, job, bid_id) => {
        const bid = { id: 'a', rejected_at, withdrawn_at };
        const jobState = { status: job, bid_id: job === 'bidding' ? null : bid_id };
        const is = statusOf(bid, jobState);
        expect(is === 'rejected').toBe(rejected_at !== null);
        if (is === 'offered' || is === 'agreed') expect(job).toBe(is);
        if (is === 'hired') expect(jobState.bid_id).toBe('a');
        const row = { ...bid, job_id: 'j', talent_id: 't', job: { ...jobState, title: '' } };
        const verbs = (['hunter', 'talent'] as const).flatMap((side) => bidVerbsOf(row, side, new Date()));
        expect(verbs.length > 0).toBe(isUndecided(bid, jobState));
        if (verbs.length > 0) expect(is).toBe('applied');
        expect(verbs.includes('accept')).toBe(is === 'applied' && job === 'bidding');
      },
    ),
  );
});
