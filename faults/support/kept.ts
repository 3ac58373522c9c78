/** Random acts through two processes, and a check that their cached public answers match the database. */
import { expect } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import type { App } from '#server/app.ts';
import { KEPT_MS } from '#server/core/http/public-answers.ts';
import { call, type Person, PROFILE, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { everyEntry } from '#server/testing/every-endpoint.ts';
import { formOfGig, liveGig } from '#server/testing/gigs.ts';

export type Market = {
  app: Pick<TestApp, 'passMinutes'>;
  /** The two apps that cache answers. */
  keeping: readonly [App, App];
  /** Caches nothing: its answers come from the database. */
  plain: App;
  sellers: Person[];
  gigIds: string[];
};

export async function openMarket(app: TestApp, keeping: Market['keeping'], plain: App): Promise<Market> {
  const sellers = [await talent(app, 'Tunde'), await talent(app, 'Amara')];
  const gigIds = [];
  for (const seller of [...sellers, ...sellers]) gigIds.push((await liveGig(seller)).id);
  return { app, keeping, plain, sellers, gigIds };
}

/** Returns a seeded generator of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the address of every public read, for one seller and one gig. */
export function addresses(seller: Person, gigId: string): string[] {
  const open = everyEntry.filter(({ entry }) => entry.method === 'GET' && entry.who === 'anyone');
  return open.map(({ entry }) => {
    const id = entry === gigs.get ? gigId : seller.id;
    return `/api/${entry.path.replace(':id', id).replace(':countryId', 'NG')}`;
  });
}

type Reader = Pick<App, 'http'>;

export async function read(from: Reader, url: string, token?: string): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { statusCode, body } = await from.http.inject({ url, headers });
  return `${statusCode} ${body.replace(/,?"request_id":"[^"]*"/, '')}`;
}

type Act = (seller: Person, gigId: string, through: Reader, n: number) => Promise<{ status: number }>;

/** Some acts are refused, such as pausing a paused gig: then nothing changes. */
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

/** Expects every public answer to match the database a second after any act, and at once for the person who acted. */
export async function expectTrue(market: Market, count: number, seed: number): Promise<void> {
  const { app, keeping, plain, sellers, gigIds } = market;
  const random = numbers(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  let changes = 0;
  // Answers cached before the start have expired.
  app.passMinutes(KEPT_MS / 60_000);
  for (let n = 0; n < count; n += 1) {
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
    for (const url of some) for (const from of keeping) await read(from, url);
    const through = pick(keeping);
    const { status } = await pick(acts)(seller, gigId, through, n);
    if (status === 200) changes += 1;
    for (const one of keeping) await one.presenceWritten();
    for (const url of some) {
      const own = await read(plain, url, seller.token);
      for (const from of keeping) expect(await read(from, url, seller.token)).toBe(own);
      expect(await read(through, url)).toBe(await read(plain, url));
    }
    app.passMinutes(KEPT_MS / 60_000);
    for (const url of some) {
      for (const from of keeping) expect(await read(from, url)).toBe(await read(plain, url));
    }
  }
  expect(changes).toBeGreaterThan(count / 3);
}
