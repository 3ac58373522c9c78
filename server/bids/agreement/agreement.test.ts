/** The agreement after its offer: accepted by the right talent, and every way out before payment. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { addDays } from '#contract/core/days.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words/en.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { eventNames, jobEvents, storedJob } from '#server/testing/job-rows.ts';
import { agree, agreementForm, type Bid, bidOn, postJob } from '#server/testing/market.ts';

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

async function bidStatus(who: Person, bid: Bid) {
  return (await who.ok(bids.getApplication, { params: { id: bid.id } })).appliedjob.status;
}

async function offered() {
  const job = await postJob(owner);
  const bid = await bidOn(artist, job, { price_to_accept: 80_000 });
  await owner.ok(bids.offerAgreement, { body: agreementForm(bid) });
  return { job, bid, params: { id: job.id } };
}

const NO_AGREEMENT = {
  talent_id: null,
  bid_id: null,
  price: null,
  start_date: null,
  end_date: null,
  terms: null,
  policy_id: null,
  agreed_at: null,
  answer_due_at: null,
};

describe('accepting', () => {
  test('makes it an agreement of both', async () => {
    const { job, bid, params } = await offered();
    await artist.ok(bids.acceptOrder, { params, body: { terms_accepted: true } });
    const row = await storedJob(app, job.id);
    expect(row).toMatchObject({ status: 'agreed', price: 8_000_000n });
    expect(row.agreed_at).not.toBeNull();
    expect((await owner.ok(jobs.get, { params })).job).toMatchObject({ order_accepted: 1 });
    expect(await bidStatus(artist, bid)).toBe('agreed');
    expect((await jobEvents(app, job.id)).at(-1)).toMatchObject({
      name: 'job.accept-offer',
      actorId: artist.id,
      facts: { talent_id: artist.id, bid_id: bid.id },
    });
  });

  test('is done by the chosen talent, with the terms ticked, once', async () => {
    const { job, params } = await offered();
    await agree({ hunter: owner, talent: rival });
    const body = { terms_accepted: true };
    expect((await owner.call(bids.acceptOrder, { params, body })).status).toBe(403);
    expect((await rival.call(bids.acceptOrder, { params, body })).status).toBe(404);
    const unticked = await artist.call(bids.acceptOrder, { params, body: { terms_accepted: false } });
    expect([unticked.status, unticked.refusal.errors]).toEqual([
      422,
      { terms_accepted: [words.jobs.fixed.terms] },
    ]);
    expect((await artist.call(bids.acceptOrder, { params, body: {} })).status).toBe(422);
    expect((await storedJob(app, job.id)).status).toBe('offered');
    await artist.ok(bids.acceptOrder, { params, body });
    expect((await artist.call(bids.acceptOrder, { params, body })).status).toBe(409);
  });

  test('by a rival who sees the job is forbidden; before any offer it is not possible', async () => {
    const job = await postJob(owner);
    const body = { terms_accepted: true };
    const params = { id: job.id };
    await bidOn(rival, job);
    const bid = await bidOn(artist, job);
    expect((await rival.call(bids.acceptOrder, { params, body })).refusal.code).toBe('bidding');
    await owner.ok(bids.offerAgreement, { body: agreementForm(bid) });
    expect((await rival.call(bids.acceptOrder, { params, body })).status).toBe(403);
    expect((await rival.call(bids.declineOrder, { params, body: { reason: 'x' } })).status).toBe(403);
    expect((await rival.call(bids.withdrawOrder, { params, body: { reason: 'x' } })).status).toBe(403);
    expect(await storedJob(app, job.id)).toMatchObject({ status: 'offered', talent_id: artist.id });
  });
});

describe('ways out before payment', () => {
  test('the talent declines: the job takes bids again, the bid is taken back with the reason', async () => {
    const { job, bid, params } = await offered();
    const reason = 'The dates do not work for me';
    await artist.ok(bids.declineOrder, { params, body: { reason } });
    expect(await storedJob(app, job.id)).toMatchObject({ status: 'bidding', ...NO_AGREEMENT });
    expect(await bidStatus(artist, bid)).toBe('withdrawn');
    const { joboffers } = await owner.ok(bids.listForJob, { params });
    expect(joboffers).toMatchObject([{ withdrawal_reason: reason, rejection_reason: null, can: [] }]);
    expect((await jobEvents(app, job.id)).at(-1)).toMatchObject({
      name: 'job.decline-offer',
      actorId: artist.id,
      facts: { reason, talent_id: artist.id, bid_id: bid.id },
    });
    const again = await owner.call(bids.offerAgreement, { body: agreementForm(bid) });
    expect([again.status, again.refusal.code]).toEqual([409, 'decided']);
    const next = await bidOn(rival, job);
    expect((await owner.ok(bids.offerAgreement, { body: agreementForm(next) })).job.status).toBe('offered');
  });

  test('the hunter withdraws or leaves: the bid waits as before and may be offered again', async () => {
    const { job, bid, params } = await offered();
    await owner.ok(bids.withdrawOrder, { params, body: { reason: 'Wrong dates' } });
    expect(await storedJob(app, job.id)).toMatchObject({ status: 'bidding', ...NO_AGREEMENT });
    expect(await bidStatus(artist, bid)).toBe('applied');
    expect((await jobEvents(app, job.id)).at(-1)).toMatchObject({
      name: 'job.withdraw',
      facts: { reason: 'Wrong dates', talent_id: artist.id },
    });
    await agree({ hunter: owner, talent: artist, bid });
    await owner.ok(bids.withdrawOrder, { params, body: { reason: 'Budget was cut' } });
    expect(await storedJob(app, job.id)).toMatchObject({ status: 'bidding', ...NO_AGREEMENT });
    expect(await bidStatus(artist, bid)).toBe('applied');
    expect((await jobEvents(app, job.id)).at(-1)).toMatchObject({
      name: 'job.leave',
      actorKind: 'hunter',
      facts: { talent_id: artist.id },
    });
    await agree({ hunter: owner, talent: artist, bid });
    expect((await storedJob(app, job.id)).status).toBe('agreed');
  });

  test('the talent leaves from agreed, not from offered, and never ends the job', async () => {
    const { job, bid, params } = await offered();
    const body = { reason: 'I fell ill' };
    expect((await artist.call(bids.withdrawOrder, { params, body })).refusal.code).toBe('offered');
    await artist.ok(bids.acceptOrder, { params, body: { terms_accepted: true } });
    expect((await artist.call(bids.withdrawOrder, { params, body: { ...body, cancel: true } })).status).toBe(
      403,
    );
    expect((await artist.call(bids.declineOrder, { params, body })).status).toBe(409);
    await artist.ok(bids.withdrawOrder, { params, body });
    expect(await storedJob(app, job.id)).toMatchObject({ status: 'bidding', ...NO_AGREEMENT });
    const { appliedjob } = await owner.ok(bids.getApplication, { params: { id: bid.id } });
    expect(appliedjob).toMatchObject({ status: 'withdrawn', withdrawal_reason: body.reason });
    expect((await jobEvents(app, job.id)).at(-1)).toMatchObject({
      name: 'job.leave',
      actorKind: 'talent',
      facts: body,
    });
  });

  test('the hunter calls the job off: it ends with all its bids', async () => {
    const job = await postJob(owner);
    const waiting = await bidOn(rival, job);
    const { bid } = await agree({ hunter: owner, talent: artist, job });
    const params = { id: job.id };
    const reason = 'The tour is off';
    await owner.ok(bids.withdrawOrder, { params, body: { reason, cancel: true } });
    const row = await storedJob(app, job.id);
    expect(row).toMatchObject({ status: 'cancelled', talent_id: artist.id, bid_id: bid.id });
    expect(row.ended_at).not.toBeNull();
    const read = async (who: Person, id: string) =>
      (await who.ok(bids.getApplication, { params: { id } })).appliedjob;
    expect(await read(artist, bid.id)).toMatchObject({ status: 'rejected', rejection_reason: reason });
    expect(await read(rival, waiting.id)).toMatchObject({
      status: 'rejected',
      rejection_reason: words.jobs.rejections.jobCancelled,
    });
    const events = (await jobEvents(app, job.id)).slice(-2);
    expect(events).toMatchObject([
      { name: 'job.call-off', facts: { talent_id: artist.id } },
      { name: 'bid.reject', facts: { talent_id: rival.id } },
    ]);
    expect((await owner.call(bids.withdrawOrder, { params, body: { reason } })).status).toBe(409);
  });

  test('an offer can be withdrawn but not called off; a reason is always given', async () => {
    const { job, params } = await offered();
    const off = await owner.call(bids.withdrawOrder, { params, body: { reason: 'x', cancel: true } });
    expect([off.status, off.refusal.code]).toEqual([409, 'offered']);
    for (const entry of [bids.declineOrder, bids.withdrawOrder]) {
      const by = entry === bids.declineOrder ? artist : owner;
      const answer = await by.call(entry, { params, body: { reason: ' ' } });
      expect([answer.status, answer.refusal.errors]).toEqual([422, { reason: [words.jobs.errors.reason] }]);
    }
    expect((await storedJob(app, job.id)).status).toBe('offered');
  });

  test('accepting and withdrawing at the same moment leave one whole state', async () => {
    const { job, params } = await offered();
    const answers = await Promise.all([
      artist.call(bids.acceptOrder, { params, body: { terms_accepted: true } }),
      owner.call(bids.withdrawOrder, { params, body: { reason: 'Changed my mind' } }),
    ]);
    const row = await storedJob(app, job.id);
    expect(answers.some((answer) => answer.status === 200)).toBe(true);
    expect(row.status).toBe('bidding');
    expect(row).toMatchObject(NO_AGREEMENT);
  });

  test('are closed to everybody without a part in the job', async () => {
    const { params } = await offered();
    const stranger = await talent(app, 'Zuri');
    const body = { reason: 'x' };
    expect((await stranger.call(bids.declineOrder, { params, body })).status).toBe(404);
    expect((await stranger.call(bids.withdrawOrder, { params, body: {} })).status).toBe(404);
    expect((await (await hunter(app, 'Kwame')).call(bids.withdrawOrder, { params, body })).status).toBe(404);
  });
});

test('an offer that nobody answers for three days lapses, and the job takes bids again', async () => {
  const { job, bid, params } = await offered();
  app.passDays(1.5);
  await app.settle();
  app.passDays(1.6);
  await app.settle();
  expect(await storedJob(app, job.id)).toMatchObject({ status: 'bidding', ...NO_AGREEMENT });
  expect(await bidStatus(artist, bid)).toBe('applied');
  const names = await eventNames(app, job.id);
  expect(names.slice(2)).toEqual(['job.offer', 'job.remind-offer', 'job.lapse-offer']);
  const today = lagosDay(app.services.clock.now());
  const dates = { start_date: today, end_date: addDays(today, 20) };
  await owner.ok(bids.offerAgreement, { body: agreementForm(bid, dates) });
  await artist.ok(bids.acceptOrder, { params, body: { terms_accepted: true } });
  app.passDays(3.1);
  await app.settle();
  expect((await storedJob(app, job.id)).status, 'an accepted one stands').toBe('agreed');
});
