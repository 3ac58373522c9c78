/** No reader of ratings, and no answer of the API, reveals a review before it is shown. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { people } from '#contract/people/people.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { hunter, type Person, passDaysWith, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { everyEntry, sampleOf, send } from '#server/testing/every-endpoint.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { bidOn, postJob } from '#server/testing/market.ts';
import { accepted, review } from '#server/testing/story.ts';
import { buildWorld, type World } from '#server/testing/world.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
/** A stranger to the order. */
let zainab: Person;
let job: string;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  zainab = await person(app, 'Zainab', [1, 2]);
  job = (await accepted(app, { hunter: ngozi, talent: tunde })).job.id;
});

async function receivedBy(someone: Person): Promise<unknown> {
  const params = { id: someone.id };
  const { average, count, histogram } = await zainab.ok(reviews.received, { params });
  return [average, count, histogram];
}

describe('every reader of ratings', () => {
  /** Every call that shows a stranger the stars of the talent or the hunter. */
  const READERS: Record<string, () => Promise<unknown>> = {
    'the reviews received by the talent': () => receivedBy(tunde),
    'the reviews received by the hunter': () => receivedBy(ngozi),
    'the bids of a job': async () => {
      const posted = await postJob(zainab);
      await bidOn(tunde, posted);
      const { joboffers } = await zainab.ok(bids.listForJob, { params: { id: posted.id } });
      return joboffers.map(({ talent: { rating, reviews: count } }) => [rating, count]);
    },
    'the card of a job': async () => {
      const posted = await postJob(ngozi);
      const found = (await zainab.ok(jobs.get, { params: { id: posted.id } })).job;
      return [found.user.rating, found.user.reviews];
    },
    'the open jobs': async () => {
      const posted = await postJob(ngozi);
      const { openjobs } = await zainab.ok(jobs.listOpen);
      const found = openjobs.find((one) => one.id === posted.id);
      return [found?.user.rating, found?.user.reviews];
    },
    'the profile of the talent': async () => {
      const { users } = await zainab.ok(people.get, { params: { id: tunde.id } });
      return [users.rating, users.reviews];
    },
    'the profile of the hunter': async () => {
      const { users } = await zainab.ok(people.get, { params: { id: ngozi.id } });
      return [users.rating, users.reviews];
    },
    'the cards of the gigs of a talent': async () => {
      const made = await gigOfTunde();
      const found = await zainab.ok(gigs.ofPerson, { params: { id: tunde.id } });
      const card = found.gigs.find((one) => one.id === made);
      return [card?.user.rating, card?.user.reviews];
    },
    'the page of a gig': async () => {
      const { gig } = await zainab.ok(gigs.get, { params: { id: await gigOfTunde() } });
      return gig.map((one) => [one.user.rating, one.user.reviews]);
    },
    'the search for gigs': async () => {
      const made = await gigOfTunde();
      await app.settle();
      const found = await zainab.ok(gigSearch.search, { query: { rating: '1' } });
      const all = await zainab.ok(gigSearch.search, { query: { sort: 'newest' } });
      const card = all.gigs.find((one) => one.id === made);
      return [found.gigs.some((one) => one.id === made), card?.user.rating, card?.user.reviews];
    },
  };

  /** The talent's only gig. */
  async function gigOfTunde(): Promise<string> {
    const [own] = (await tunde.ok(gigs.listOwn)).gigs;
    return (own ?? (await liveGig(tunde))).id;
  }

  test.each(Object.entries(READERS))('%s', async (_name, read) => {
    const before = JSON.stringify(await read());
    await review(ngozi, tunde, job, { rating: 1 });
    expect(JSON.stringify(await read())).toBe(before);
    const other = await accepted(app, { hunter: ngozi, talent: tunde });
    await review(tunde, ngozi, other.job.id, { rating: 1 });
    expect(JSON.stringify(await read())).toBe(before);
    await passDaysWith(app, 14.01, [ngozi, tunde, zainab]);
    expect(JSON.stringify(await read())).not.toBe(before);
  });
});

describe('every answer of the API', () => {
  const SECRET = 'Never seen such a wonderful hippopotamus';
  const reading = everyEntry.filter(
    ({ entry }) =>
      entry.method === 'GET' &&
      entry.who !== 'operator' &&
      (entry.who !== 'anyone' || entry.params !== undefined),
  );

  /** All replies to one person about the order, its parties and whatever else the samples name. */
  async function answers(world: World, someone: Person): Promise<Record<string, string>> {
    const all: Record<string, string> = {};
    for (const one of reading) {
      const sample = sampleOf(one, world, someone);
      const { accepted: order, hunter: client, talent: painter } = world.ids;
      const ids = sample.params?.id ? new Set([sample.params.id, order, client, painter]) : [null];
      for (const id of ids) {
        const params = id ? { params: { id } } : {};
        const answer = await send(app, one.entry, { ...sample, ...params }, { token: someone.token });
        expect([200, 403, 404, 409], `${one.key}: ${answer.body}`).toContain(answer.statusCode);
        all[`${one.key} ${id ?? ''}`] = answer.body.replace(/"issued_at":"[^"]+"/, '');
      }
    }
    return all;
  }

  test('keeps a hidden review from all but its author', async () => {
    const world = await buildWorld(app);
    const before = await answers(world, zainab);
    await review(world.hunter, world.talent, world.ids.accepted, { comment: SECRET, rating: 1 });
    await app.settle();
    expect(await answers(world, zainab)).toEqual(before);
    const revealing = async (someone: Person) =>
      Object.entries(await answers(world, someone))
        .filter(([, body]) => body.includes(SECRET))
        .map(([key]) => key.split(' ')[0]);
    expect(await revealing(world.talent)).toEqual([]);
    expect(await revealing(world.hunter)).toContain('orders.getSubmitted');
    await review(world.talent, world.hunter, world.ids.accepted);
    expect(await revealing(world.talent)).toEqual(
      expect.arrayContaining(['orders.getSubmitted', 'orders.listAccepted', 'reviews.ofJob']),
    );
    expect(await revealing(zainab)).toEqual(['reviews.received']);
  });
});
