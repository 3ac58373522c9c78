/** Reading bids: own lists, a job's bids for its hunter, and that nobody else reads them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addPicture, draftGig, liveGig } from '#server/testing/gigs.ts';
import { agree, agreementForm, bidOn, postJob } from '#server/testing/market.ts';
import { showWork } from '#server/testing/past-work.ts';

let app: TestApp;
let owner: Person;
let otherHunter: Person;
let artist: Person;
let rival: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
  otherHunter = await hunter(app, 'Kwame');
  artist = await talent(app);
  rival = await talent(app, 'Amaka');
});
afterAll(() => app.close());

describe('one bid', () => {
  test('is read by its talent and the hunter of its job, by nobody else', async () => {
    const job = await postJob(owner);
    await bidOn(rival, job);
    const bid = await bidOn(artist, job);
    const params = { id: bid.id };
    const { appliedjob } = await artist.ok(bids.getApplication, { params });
    expect(appliedjob).toEqual(bid);
    expect((await owner.ok(bids.getApplication, { params })).appliedjob).toEqual({
      ...bid,
      can: ['accept', 'reject'],
    });
    const absent = await rival.call(bids.getApplication, { params: { id: job.id } });
    for (const stranger of [rival, otherHunter]) {
      for (const entry of [bids.getApplication, bids.getOffer]) {
        const answer = await stranger.call(entry, { params });
        expect([answer.status, answer.refusal]).toEqual([404, absent.refusal]);
      }
    }
  });

  test('is the offer that its talent follows', async () => {
    const job = await postJob(owner);
    const bid = await bidOn(artist, job, { price_to_accept: 80_000 });
    app.passMinutes(5);
    // Not on the day of the bid: that may have ended meanwhile.
    const form = agreementForm({ ...bid, created_at: app.services.clock.now().toISOString() });
    await owner.ok(bids.offerAgreement, { body: form });
    const { joboffer } = await artist.ok(bids.getOffer, { params: { id: bid.id } });
    expect(joboffer).toMatchObject({
      id: bid.id,
      user: { id: artist.id, name: artist.name },
      created_at: bid.created_at,
      rejection_reason: null,
      accept_price: 80_000,
      net_pay: 72_000,
      status: 'offered',
      job: { title: job.title, milestone: '2', price_budget: 100_000, end_date: form.end_date },
    });
  });
});

describe('a talent’s own applications', () => {
  test('come newest first, page by page, with their status', async () => {
    const me = await talent(app, 'Sade');
    const first = await bidOn(me, await postJob(owner));
    const { bid: agreed } = await agree({ hunter: owner, talent: me });
    const last = await bidOn(me, await postJob(owner));
    await me.ok(bids.withdrawBid, { params: { id: last.id } });
    const params = { id: me.id };
    const page = await me.ok(bids.listApplied, { params, query: { limit: '2' } });
    expect(page.appliedjobs.map((bid) => [bid.id, bid.status])).toEqual([
      [last.id, 'withdrawn'],
      [agreed.id, 'agreed'],
    ]);
    const rest = await me.ok(bids.listApplied, { params, query: { limit: '2', after: page.next ?? '' } });
    expect(rest.appliedjobs.map((bid) => bid.id)).toEqual([first.id]);
    expect(rest.next).toBeNull();
  });

  test('accepted ones wait for agreement or payment', async () => {
    const me = await talent(app, 'Lerato');
    await bidOn(me, await postJob(owner));
    const offered = await bidOn(me, await postJob(owner));
    await owner.ok(bids.offerAgreement, { body: agreementForm(offered) });
    const { bid: agreed } = await agree({ hunter: owner, talent: me });
    const { acceptedBids } = await me.ok(bids.listAccepted, { params: { id: me.id } });
    expect(acceptedBids.map((bid) => [bid.id, bid.status])).toEqual([
      [agreed.id, 'agreed'],
      [offered.id, 'offered'],
    ]);
    expect(acceptedBids[0]?.job).toMatchObject({
      start_date: agreementForm(agreed).start_date,
      status: 'agreed',
    });
  });

  test("are nobody else's", async () => {
    for (const entry of [bids.listApplied, bids.listAccepted]) {
      expect((await rival.call(entry, { params: { id: artist.id } })).status).toBe(404);
      expect((await owner.call(entry, { params: { id: owner.id } })).status).toBe(403);
      expect((await rival.call(entry, { params: { id: 'me' } })).status).toBe(404);
    }
  });
});

test('a bid on the card of its job says how it stands', async () => {
  const job = await postJob(owner);
  const status = async (by: Person) =>
    (await by.ok(jobs.get, { params: { id: job.id } })).job.job_bids.map((bid) => bid.status);
  const mine = await bidOn(artist, job);
  const other = await bidOn(rival, job);
  expect(await status(owner)).toEqual(['applied', 'applied']);
  await artist.ok(bids.withdrawBid, { params: { id: mine.id } });
  expect(await status(artist)).toEqual(['withdrawn']);
  await owner.ok(bids.offerAgreement, { body: agreementForm(other) });
  expect(await status(owner)).toEqual(['withdrawn', 'offered']);
  expect(await status(rival)).toEqual(['offered']);
});

describe("a job's bids for its hunter", () => {
  test('show three pictures of each talent, the nearest to the skill first', async () => {
    const [maker, painter] = [await talent(app, 'Maker'), await talent(app, 'Painter')];
    const { skills } = await maker.ok(catalogue.skills);
    const other = skills.find((one) => one.name !== 'Logo design');
    const away = { title: 'Shop fronts', categoryId: other?.categoryId ?? '', skillId: other?.id ?? '' };
    await liveGig(maker, away);
    const near = await liveGig(maker, { title: 'Logos in one colour' });
    await addPicture(maker, near.id, '#d9942b');
    await addPicture(maker, near.id, '#16603a');
    await draftGig(maker, { title: 'Not shown yet' });
    await showWork(painter, 'Mural');
    const job = await postJob(owner, { skill: 'Logo design' });
    for (const one of [maker, painter, rival]) await bidOn(one, job);
    const { joboffers } = await owner.ok(bids.listForJob, { params: { id: job.id } });
    const shown = joboffers.map(({ talent: { works, gig_days } }) => [
      works.map(({ title }) => title),
      gig_days,
    ]);
    expect(shown).toEqual([
      [['Logos in one colour', 'Logos in one colour', 'Logos in one colour'], expect.any(Number)],
      [['Mural'], null],
      [[], null],
    ]);
    expect(joboffers[0]?.talent.works[0]?.picture.sources[0]?.webp).toMatch(/\.webp$/);
  });

  test('come in order of arrival with what there is to know of each talent', async () => {
    const job = await postJob(owner);
    await artist.ok(profiles.save, { body: { storyline: 'I draw what you hear' } });
    await bidOn(artist, job);
    await bidOn(rival, job, { price_to_accept: 60_000 });
    const answer = await owner.ok(bids.listForJob, { params: { id: job.id } });
    expect(answer.job).toMatchObject({ id: job.id, bids_count: 2 });
    expect(answer.joboffers.map((offer) => [offer.user.name, offer.accept_price, offer.can])).toEqual([
      [artist.name, 100_000, ['accept', 'reject']],
      [rival.name, 60_000, ['accept', 'reject']],
    ]);
    expect(answer.joboffers[0]?.talent).toEqual({
      id: artist.id,
      name: artist.name,
      storyLine: 'I draw what you hear',
      profile_image: null,
      country: 'Nigeria',
      rating: null,
      reviews: 0,
      jobs_done: 0,
      works: [],
      gig_days: null,
      replies: null,
    });
    expect(JSON.stringify(answer)).not.toContain(artist.email);
  });

  test('come in pages', async () => {
    const job = await postJob(owner);
    const made = [
      await bidOn(artist, job),
      await bidOn(rival, job),
      await bidOn(await talent(app, 'Zuri'), job),
    ];
    const params = { id: job.id };
    const first = await owner.ok(bids.listForJob, { params, query: { limit: '2' } });
    const second = await owner.ok(bids.listForJob, {
      params,
      query: { limit: '2', after: first.next ?? '' },
    });
    const seen = [...first.joboffers, ...second.joboffers].map((offer) => offer.id);
    expect(seen).toEqual(made.map((bid) => bid.id));
    expect(second.next).toBeNull();
  });

  test('are read by the hunter of the job only', async () => {
    const job = await postJob(owner);
    await bidOn(artist, job);
    expect((await otherHunter.call(bids.listForJob, { params: { id: job.id } })).status).toBe(404);
    expect((await artist.call(bids.listForJob, { params: { id: job.id } })).status).toBe(403);
  });
});
