/** Random acts through two processes: what is kept for readers without a session is never older than a second, and what one's own act changed is seen at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { type App, buildApp } from '#server/app.ts';
import { KEPT_MS } from '#server/core/http/public-answers.ts';
import { call, type Person, PROFILE, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { everyEntry } from '#server/testing/every-endpoint.ts';
import { formOfGig, liveGig } from '#server/testing/gigs.ts';
import { printLine, runsOf, seedOf } from '../support/form.ts';

const ACTS = runsOf(150, 2_000);

let app: TestApp;
let second: App;
/** Keeps nothing: what it answers is from the database. */
let plain: App;
let sellers: Person[];
let gigIds: string[];

beforeAll(async () => {
  app = await testApp({}, { publicKeptMs: KEPT_MS });
  const parts = { config: app.services.config, database: app.database, clock: app.services.clock };
  second = await buildApp({ ...parts, logger: false, publicKeptMs: KEPT_MS });
  plain = await buildApp({ ...parts, logger: false, publicKeptMs: 0 });
  sellers = [await talent(app, 'Tunde'), await talent(app, 'Amara')];
  gigIds = [];
  for (const seller of [...sellers, ...sellers]) gigIds.push((await liveGig(seller)).id);
}, 60_000);
afterAll(async () => {
  await plain.close();
  await second.close();
  await app.close();
});

/** Numbers from 0 to 1 that are the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The address of every public read, for one seller and one gig. */
function addresses(seller: Person, gigId: string): string[] {
  const open = everyEntry.filter(({ entry }) => entry.method === 'GET' && entry.who === 'anyone');
  return open.map(({ entry }) => {
    const id = entry === gigs.get ? gigId : seller.id;
    return `/api/${entry.path.replace(':id', id).replace(':countryId', 'NG')}`;
  });
}

type Reader = { http: App['http'] };

async function read(from: Reader, url: string, token?: string): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { statusCode, body } = await from.http.inject({ url, headers });
  return `${statusCode} ${body.replace(/,?"request_id":"[^"]*"/, '')}`;
}

type Act = (seller: Person, gigId: string, through: Reader, n: number) => Promise<{ status: number }>;

/** Some are refused, such as pausing what is paused: then nothing changes. */
const acts: Act[] = [
  async (seller, id, through, n) => {
    const body = await formOfGig(seller, { title: `A mark, number ${n}` });
    return call(through, seller.token, gigs.update, { params: { id }, body });
  },
  (seller, id, through) => call(through, seller.token, gigs.pause, { params: { id } }),
  (seller, id, through) => call(through, seller.token, gigs.publish, { params: { id } }),
  (seller, _id, through, n) =>
    call(through, seller.token, profiles.save, {
      body: { ...PROFILE, firstname: `Name ${'x'.repeat(1 + (n % 9))}`, accounttypeId: 2 },
    }),
];

test('every public answer is that of the database a second after any act, and at once for who acted', async () => {
  const seed = seedOf(11);
  printLine(`kept answers: ${ACTS} acts, seed ${seed}`);
  const random = numbers(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  let changes = 0;
  for (let n = 0; n < ACTS; n += 1) {
    const place = Math.floor(random() * gigIds.length);
    const gigId = gigIds[place] as string;
    const seller = sellers[place % sellers.length] as Person;
    const urls = addresses(seller, gigId);
    const some = new Set([
      urls.find((url) => url.includes(gigId)) as string,
      pick(urls),
      pick(urls),
      pick(urls),
    ]);
    for (const url of some) for (const from of [app, second]) await read(from, url);
    const through = pick([app, second]);
    const { status } = await pick(acts)(seller, gigId, through, n);
    if (status === 200) changes += 1;
    for (const one of [app, second]) await one.presenceWritten();
    for (const url of some) {
      const own = await read(plain, url, seller.token);
      for (const from of [app, second]) expect(await read(from, url, seller.token)).toBe(own);
      expect(await read(through, url)).toBe(await read(plain, url));
    }
    app.passMinutes(KEPT_MS / 60_000);
    for (const url of some) {
      for (const from of [app, second]) expect(await read(from, url)).toBe(await read(plain, url));
    }
  }
  expect(changes).toBeGreaterThan(ACTS / 3);
}, 900_000);

test('within that second the other process may answer as before, else nothing would be kept', async () => {
  const [seller] = sellers as [Person];
  const url = `/api/getuser/${seller.id}`;
  const before = await read(second, url);
  const body = { ...PROFILE, firstname: 'Olatunde', accounttypeId: 2 };
  expect((await call(app, seller.token, profiles.save, { body })).status).toBe(200);
  const answers = [await read(second, url), await read(app, url)];
  // The clock runs on: on a slow machine the second is over.
  expect([before, answers[1]]).toContain(answers[0]);
  expect(answers[1]).toContain('Olatunde');
});
