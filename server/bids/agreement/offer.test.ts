/** Offering an agreement: what it keeps, what must fit together, and one winner. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { addDays } from '#contract/core/days.ts';
import { words } from '#contract/words/en.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { eventNames, jobEvents, storedJob } from '#server/testing/job-rows.ts';
import { agreementForm, type Bid, bidOn, postJob } from '#server/testing/market.ts';

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

describe('offering', () => {
  test('keeps what was agreed: the price of the bid, dates, terms and the policy in force', async () => {
    const job = await postJob(owner);
    const bid = await bidOn(artist, job, { price_to_accept: 80_000 });
    const form = agreementForm(bid);
    const answer = await owner.ok(bids.offerAgreement, { body: form });
    expect(answer.job).toMatchObject({
      status: 'offered',
      order_accepted: 0,
      bid_id: bid.id,
      start_date: form.start_date,
      end_date: form.end_date,
      can: ['withdraw'],
    });
    expect(await storedJob(app, job.id)).toMatchObject({
      talent_id: artist.id,
      bid_id: bid.id,
      price: 8_000_000n,
      terms: form.terms,
      policy_id: 1,
      agreed_at: null,
    });
    const event = (await jobEvents(app, job.id)).at(-1);
    expect(event).toMatchObject({ name: 'job.offer', actorKind: 'hunter', actorId: owner.id });
    expect(event?.facts).toMatchObject({
      title: job.title,
      talent_id: artist.id,
      bid_id: bid.id,
      price: '8000000',
    });
    expect(await bidStatus(artist, bid)).toBe('offered');
  });

  test('two clicks at once, or two bids at once, have one winner', async () => {
    const job = await postJob(owner);
    const [one, two] = [await bidOn(artist, job), await bidOn(rival, job)];
    const click = (bid: Bid) => owner.call(bids.offerAgreement, { body: agreementForm(bid) });
    const answers = await Promise.all([click(one), click(two), click(one)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const { status, bid_id } = await storedJob(app, job.id);
    expect(status).toBe('offered');
    const winner = answers.find((answer) => answer.status === 200);
    expect(winner?.body.job.bid_id).toBe(bid_id);
    const names = await eventNames(app, job.id);
    expect(names.filter((name) => name === 'job.offer')).toHaveLength(1);
  });

  test('is refused when anything does not belong together', async () => {
    const job = await postJob(owner);
    const bid = await bidOn(artist, job);
    const other = await hunter(app, 'Kwame');
    const foreign = await bidOn(rival, await postJob(owner));
    const offer = (by: Person, changes: object) =>
      by.call(bids.offerAgreement, { body: { ...agreementForm(bid), ...changes } });
    expect((await offer(other, {})).status).toBe(404);
    expect((await offer(artist, {})).status).toBe(403);
    for (const [changes, field, message] of [
      [{ creative_id: rival.id }, 'creative_id', words.jobs.errors.otherBid],
      [{ creative_id: owner.id }, 'creative_id', words.jobs.errors.otherBid],
      [{ id: foreign.job_id }, 'creative_id', words.jobs.errors.otherBid],
      [{ job_type: 'close' }, 'job_type', words.jobs.errors.otherType],
      [{ terms: ' ' }, 'terms', words.jobs.errors.terms],
      [{ price: 1 }, 'price', words.common.errors.unknownField],
    ] as const) {
      const answer = await offer(owner, changes);
      expect([answer.status, answer.refusal.errors], field).toEqual([422, { [field]: [message] }]);
    }
    await owner.ok(bids.reject, { params: { id: bid.id }, body: { rejection_reason: 'no' } });
    const decided = await offer(owner, {});
    expect([decided.status, decided.refusal.code]).toEqual([409, 'decided']);
    expect((await storedJob(app, job.id)).status).toBe('bidding');
  });

  test('takes days in Lagos from today on, two years at most', async () => {
    const job = await postJob(owner);
    const bid = await bidOn(artist, job);
    const today = lagosDay(new Date(bid.created_at));
    const refusalOf = async (start_date: unknown, end_date: unknown) => {
      const body = { ...agreementForm(bid), start_date, end_date };
      return (await owner.call(bids.offerAgreement, { body })).refusal.errors;
    };
    const plusYears = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
    expect(await refusalOf(addDays(today, -1), today)).toEqual({
      start_date: [words.jobs.errors.startInPast],
    });
    expect(await refusalOf(addDays(today, 2), addDays(today, 1))).toEqual({
      end_date: [words.jobs.errors.endBeforeStart],
    });
    expect(await refusalOf(today, addDays(plusYears(2), 1))).toEqual({
      end_date: [words.jobs.errors.tooFar],
    });
    expect(await refusalOf(plusYears(100), plusYears(101))).toEqual({
      start_date: [words.jobs.errors.tooFar],
    });
    for (const bad of [
      '',
      null,
      '2026-02-30',
      '21-11-2026',
      `${today}T23:00:00+14:00`,
      'tomorrow',
      20261121,
    ]) {
      expect(Object.keys((await refusalOf(bad, plusYears(1))) ?? {})).toContain('start_date');
      expect(Object.keys((await refusalOf(today, bad)) ?? {})).toContain('end_date');
    }
    const whole = { ...agreementForm(bid), start_date: today, end_date: plusYears(2) };
    expect((await owner.call(bids.offerAgreement, { body: whole })).status).toBe(200);
  });
});
