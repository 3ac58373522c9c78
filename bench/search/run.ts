/** Search, gig and profile pages under load, with 10,000 and with 1,000,000 gigs, and how much slower a hundred times as many are. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import type { gigSearch } from '#contract/gigs/search.ts';
import { fillReference } from '#server/catalogue/reference/commands.ts';
import { type Db, openPostgres, UNLIMITED } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { indexGigs } from '#server/gigs/search/commands.ts';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.ts';
import { tokenOf } from '../calls.ts';
import { type Call, type Figures, load } from '../load.ts';
import { type Product, startProduct } from '../product.ts';
import {
  bar,
  broad,
  countsCall,
  gigCall,
  MISSPELT_BROAD_COUNT,
  misspelt,
  misspeltBroad,
  newest,
  profileCall,
  type Search,
  SIGNED_IN,
  searchCall,
  wordsIn,
} from './calls.ts';
import { fillMarket, type Market } from './fill.ts';
import { idOf } from './ids.ts';

const CONNECTIONS = 4;
const ROUNDS = 3;
const SECONDS = 4;
/** Targets: p99 in milliseconds with 1,000,000 gigs, and how much it may grow with the data. */
const P99_AIM_MS = 100;
const GROWTH_AIM = 3;

const SMALL: Market = { gigs: 10_000, talents: 2_000 };
const LARGE: Market = process.argv.includes('--small')
  ? { gigs: 40_000, talents: 8_000 }
  : { gigs: 1_000_000, talents: 200_000 };

const say = (text: string) => process.stdout.write(`${text}\n`);
const count = (n: number) => n.toLocaleString('en');

type Site = { market: Market; product: Product; hundredths: Call[] };
type Measured = { title: string; call(site: Site, n: number): Call };

const CALLS: Measured[] = [
  { title: 'search: a misspelt word, two filters', call: (_, n) => searchCall(misspelt(n), n) },
  { title: '… its counts', call: (_, n) => countsCall(misspelt(n), n) },
  { title: '… that leave a great part of all gigs', call: (_, n) => searchCall(misspeltBroad(n), n) },
  { title: '… its counts', call: (_, n) => countsCall(misspeltBroad(n), n) },
  { title: '… its hundredth page', call: ({ hundredths }, n) => hundredths[n % hundredths.length] as Call },
  { title: 'search: one word of many gigs', call: (_, n) => searchCall(broad(n), n) },
  { title: '… its counts', call: (_, n) => countsCall(broad(n), n) },
  { title: 'a category, in every order', call: (_, n) => searchCall(bar(n), n) },
  { title: '… its counts', call: (_, n) => countsCall(bar(n), n) },
  { title: 'newest of a category', call: (_, n) => searchCall(newest(n), n) },
  { title: 'words in a category, two filters', call: (_, n) => searchCall(wordsIn(n), n) },
  { title: 'gig detail', call: ({ market }, n) => gigCall(n, market) },
  { title: 'profile', call: ({ market }, n) => profileCall(n, market) },
];

export async function benchSearch(): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error('the bench needs PostgreSQL server programs on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'adire-bench-'));
  const settings = { fsync: 'on', synchronous_commit: 'on', shared_buffers: '2GB', max_wal_size: '8GB' };
  const postgres = await startPostgres(programs, settings);
  const sites: Site[] = [];
  try {
    for (const [index, market] of [SMALL, LARGE].entries()) {
      const url = await openMarket(postgres.url, `market_${index}`, market);
      const product = await startProduct(url, join(folder, String(index)));
      sites.push({ market, product, hundredths: [] });
    }
    for (const site of sites) site.hundredths = await walkToHundredths(site);
    await measureAll(sites as [Site, Site]);
  } finally {
    for (const site of sites) await site.product.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates and fills a separate database; returns its address. */
async function openMarket(server: string, name: string, market: Market): Promise<string> {
  const admin = await openPostgres(server, 1);
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, 4, UNLIMITED);
  await migrate(database.db);
  await fillReference(database.db);
  const begun = performance.now();
  await fillMarket(database.db, market);
  await compareWithProduct(database.db, market);
  await signIn(database.db);
  say(`${count(market.gigs)} gigs of ${count(market.talents)} talents in ${seconds(begun)} s`);
  await database.close();
  return url.href;
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(0);
}

async function signIn(db: Db): Promise<void> {
  const people = Array.from({ length: SIGNED_IN }, (_, n) => n + 1);
  const hashes = people.map((n) => sha256(tokenOf(`talent${n}`)));
  await sql`
    insert into sessions (token_hash, user_id, created_at, last_seen_at)
    select hash, id, now(), now() from unnest(${hashes}::text[], ${people.map(idOf.talent)}::uuid[]) as t (hash, id)
  `.execute(db);
}

const PAGE = 20;
const LONG_PAGE = 50;

/** Returns the calls for the hundredth page of several searches; their `after` is found by paging through all earlier pages. */
async function walkToHundredths({ product, market }: Site): Promise<Call[]> {
  const calls: Call[] = [];
  for (let n = 0; n < MISSPELT_BROAD_COUNT; n += 1) {
    const search = misspeltBroad(n);
    const after = await walkPast(product.port, search, 99 * PAGE);
    if (after) calls.push(searchCall({ ...search, after }, n));
  }
  if (calls.length === 0) throw new Error(`no search has a hundredth page among ${market.gigs} gigs`);
  return calls;
}

/** Returns the `after` that follows this many results; null when there are no more. */
async function walkPast(port: number, search: Search, results: number): Promise<string | null> {
  let after: string | null = null;
  for (let left = results; left > 0; left -= LONG_PAGE) {
    const page: Search = { ...search, ...(after && { after }), limit: String(Math.min(left, LONG_PAGE)) };
    const answer = await fetch(`http://127.0.0.1:${port}${searchCall(page, 0).path}`);
    const { next } = (await answer.json()) as Reply<typeof gigSearch.search>;
    if (!next) return null;
    after = next;
  }
  return after;
}

async function measureAll(sites: [Site, Site]): Promise<void> {
  const [small, large] = sites;
  const columns = ['/s', 'p50 ms', 'p99 ms'];
  const sizes = sites.flatMap(({ market }) => columns.map((one) => `${one} ${short(market.gigs)}`));
  say(`\n${CONNECTIONS} connections\n${'call'.padEnd(48)}${[...sizes, 'growth'].map(cell).join('')}`);
  const missed: string[] = [];
  for (const { title, call } of CALLS) {
    const of = async (site: Site) => {
      const rounds: Figures[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(site, title, call));
      return rounds.sort((a, b) => a.p99 - b.p99)[Math.floor(ROUNDS / 2)] as Figures;
    };
    const [before, after] = [await of(small), await of(large)];
    const growth = after.p99 / before.p99;
    const figures = [before, after].flatMap((one) => [
      one.perSecond.toFixed(0),
      one.p50.toFixed(1),
      one.p99.toFixed(1),
    ]);
    say(title.padEnd(48) + [...figures, growth.toFixed(2)].map(cell).join(''));
    if (after.p99 > P99_AIM_MS) missed.push(`${title}: p99 is above ${P99_AIM_MS} ms`);
    if (growth > GROWTH_AIM) missed.push(`${title}: p99 grows more than ${GROWTH_AIM} times`);
  }
  say(missed.length === 0 ? '\nEvery aim is met.' : `\nMissed:\n  ${missed.join('\n  ')}`);
}

let sent = 0;

async function measure(site: Site, title: string, call: Measured['call']): Promise<Figures> {
  const figures = await load(site.product.port, () => call(site, sent++), {
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  if (figures.refused > 0) throw new Error(`${title}: ${figures.refused} refused: ${figures.refusal}`);
  return figures;
}

function cell(text: string): string {
  return text.padStart(12);
}

function short(gigs: number): string {
  return gigs >= 1_000_000 ? `${gigs / 1_000_000}M` : `${gigs / 1_000}k`;
}

const SOME = 50;

/** Throws when the product would index a gig differently, or when gigs are missing. */
async function compareWithProduct(db: Db, { gigs }: Market): Promise<void> {
  const { rows: held } = await sql<{ gigs: number }>`select count(*)::int as gigs from gig_search`.execute(
    db,
  );
  if (held[0]?.gigs !== gigs) throw new Error(`${held[0]?.gigs} gigs of ${gigs} were filled in`);
  const ids = Array.from({ length: SOME }, (_, n) => idOf.gig(1 + ((n * 104_729) % gigs)));
  const rowsOf = async () =>
    (
      await sql<{
        row: string;
      }>`select s::text as row from gig_search s where gig_id = any(${ids}::uuid[]) order by gig_id`.execute(
        db,
      )
    ).rows;
  const before = await rowsOf();
  await db.transaction().execute((tx) => indexGigs(tx, ids, new Date()));
  const after = await rowsOf();
  const other = before.findIndex(({ row }, index) => row !== after[index]?.row);
  if (other >= 0) throw new Error(`filled: ${before[other]?.row}\nindexed: ${after[other]?.row}`);
}
