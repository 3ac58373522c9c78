/** Two processes with a replica: no read is staler than without it, whether it is behind, away, frozen or promoted. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exportPath } from '#contract/operator/exports.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { type App, buildApp } from '#server/app.ts';
import type { Config } from '#server/core/config.ts';
import { type Database, openPostgres, type Read, type ReplicaFigures } from '#server/core/db/database.ts';
import { withReplica } from '#server/core/db/replica.ts';
import { KEPT_MS } from '#server/core/http/public-answers.ts';
import { call, hunter, type Person, PROFILE } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import type { TestPostgres } from '../../scripts/lib/postgres.ts';
import { printLine, runsOf, seedOf } from '../support/form.ts';
import { addresses, expectTrue, type Market, openMarket, read } from '../support/kept.ts';
import { type Pair, startPair } from '../support/replica.ts';

const WRITES = runsOf(100, 10_000);
const ACTS = runsOf(8, 300);

let pair: Pair;
let app: TestApp;
let databases: Database[];
/** Returns the address of the test's database on a server. */
let within: (server: TestPostgres) => string;
let processes: [App, App];
let market: Market;
/** Metrics address of the first process. */
let metrics: string;
/** Reads the replica without the product's check. */
let unchecked: pg.Client;

beforeAll(async () => {
  pair = await startPair();
  const { primary, replica } = pair;
  vi.stubEnv('TEST_DATABASE', 'postgres');
  vi.stubEnv('TEST_DATABASE_URL', primary.url);
  app = await testApp();
  vi.unstubAllEnvs();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.database.db);
  within = ({ url }) => Object.assign(new URL(url), { pathname: rows[0]?.name }).href;
  await vi.waitFor(async () => {
    unchecked = new pg.Client({ connectionString: within(replica) });
    await unchecked.connect();
  }, 10_000);
  unchecked.on('error', () => undefined);
  const open = async () => withReplica(await openPostgres(within(primary), 8), within(replica));
  databases = [await open(), await open()];
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const build = (database: Database | undefined, own: Partial<Config> = {}) =>
    buildApp({
      ...{ config: { ...app.config, ...own }, clock: app.services.clock, logger: false },
      ...{ database: database as Database, publicKeptMs: KEPT_MS },
    });
  const [near, far] = databases;
  processes = [await build(near, { metrics: { port, host: '127.0.0.1' } }), await build(far)];
  await processes[0].http.listen({ port: 0, host: '127.0.0.1' });
  market = await openMarket(app, processes, app);
}, 120_000);
afterAll(async () => {
  await unchecked.end();
  for (const one of processes) await one.close();
  for (const one of databases) await one.close();
  await app.close();
  await pair.stop();
});

const figuresOf = (database: Database | undefined) => database?.reads.figures() as ReplicaFigures;
const areUsed = () => databases.every((one) => figuresOf(one).isUsed);
const untilUsed = (isUsed: boolean) =>
  vi.waitFor(() => expect(areUsed()).toBe(isUsed), { timeout: 20_000, interval: 50 });

/** Returns how many reads each server answered during `work`. */
async function answeredDuring(work: () => Promise<void>): Promise<{ replica: number; primary: number }> {
  const count = (by: 'replica' | 'primary') =>
    databases.reduce((sum, one) => sum + figuresOf(one).answered[by], 0);
  const before = { replica: count('replica'), primary: count('primary') };
  await work();
  return { replica: count('replica') - before.replica, primary: count('primary') - before.primary };
}

/** Delays the replay of each commit on the replica by `ms` milliseconds. */
async function delay(ms: number): Promise<void> {
  await unchecked.query(`alter system set recovery_min_apply_delay = ${ms}`);
  await unchecked.query('select pg_reload_conf()');
}

test('every public read and every export is answered by the replica, which cannot be written through it', async () => {
  const [seller] = market.sellers as [Person];
  const urls = addresses(seller, market.gigIds[0] ?? '');
  for (const url of [...urls, '/', '/sitemap.xml', '/sitemap-gigs.xml', `/publicProfile/${seller.id}`]) {
    const { replica, primary } = await answeredDuring(async () => void (await read(processes[0], url)));
    expect([url, primary]).toEqual([url, 0]);
    if (url.startsWith('/api/gig')) expect(replica).toBeGreaterThan(0);
  }
  const operator = await consoleOf(app);
  const taken = await answeredDuring(async () => {
    const { statusCode } = await processes[0].http.inject({
      ...{
        method: 'POST',
        url: `/api/${exportPath('people')}`,
        payload: { reason: 'A list for the auditors' },
      },
      headers: { authorization: `Bearer ${operator.token}` },
    });
    expect(statusCode).toBe(200);
  });
  expect([taken.replica > 0, taken.primary]).toEqual([true, 0]);
  const write = databases[0]?.reads.transaction((db) => sql`delete from shortlist`.execute(db));
  await expect(write).rejects.toThrow('read-only transaction');
});

test('of a buyer’s walk the replica answers what everybody may see, and says how much', async () => {
  const buyer = await hunter(app);
  const [seller, gig] = [market.sellers[0]?.id, market.gigIds[0]];
  const found = ['gig/search?query=mark', 'gig/search/counts?query=mark'];
  const browsing = ['skill', 'category/categories', 'gig/featured', 'work', ...found];
  const looking = [`gig/${gig}`, `work/like/${gig}`, `work/of/${seller}`, `getuser/${seller}`];
  const asking = [
    `review/getreceivedreviews/${seller}`,
    `usergallery/${seller}`,
    'skill/guide?skill=Logo%20design',
  ];
  const own = [
    'me',
    'shortlist/ids',
    'shortlist',
    'turn',
    'notification/unread',
    'chat/unread',
    'notification',
  ];
  const work = ['getalljobs', 'job', 'job/getpendingjobs', 'chat/getconversations', 'payment/refunds'];
  const walk = [...browsing, ...looking, ...asking, ...own, ...work];
  const moved = [];
  for (const path of walk) {
    const { replica } = await answeredDuring(async () => {
      expect(await read(processes[0], `/api/${path}`, buyer.token)).toMatch(/^200 /);
    });
    if (replica > 0) moved.push(path);
  }
  printLine(`replica: ${moved.length} of the ${walk.length} reads of a buyer’s walk`);
  expect(moved).toEqual([...browsing, ...looking, ...asking]);
  const shown = await (await fetch(metrics)).text();
  expect(Number(/^adire_replica_reads_total\{by="replica"\} (\d+)$/m.exec(shown)?.[1])).toBeGreaterThan(10);
  expect(shown).toMatch(/^adire_replica_behind_seconds [0-5]$/m);
});

test('who has just written reads it, through either process, where a plain read of the replica is older', async () => {
  await delay(10);
  let [stale, staleUnchecked, n] = [0, 0, 0];
  const answered = await answeredDuring(async () => {
    const work = async (seller: Person) => {
      while (n < WRITES) {
        const name = `Number ${n++}`;
        const [through, other] = n % 2 ? processes : processes.toReversed();
        const body = { ...PROFILE, firstname: name, accounttypeId: 2 };
        const { status } = await call(through as App, seller.token, profiles.save, { body });
        expect(status).toBe(200);
        const { rows } = await unchecked.query(
          `select firstname from profiles where user_id = '${seller.id}'`,
        );
        if (rows[0].firstname !== name) staleUnchecked += 1;
        const url = `/api/getuser/${seller.id}`;
        const answers = [await read(other as App, url, seller.token), await read(through as App, url)];
        stale += answers.filter((one) => !one.includes(`"${name}"`)).length;
      }
    };
    await Promise.all(market.sellers.map(work));
  });
  await delay(0);
  const moved = answered.replica / (answered.replica + answered.primary);
  printLine(
    `replica: ${WRITES} writes, each read twice at once: ${stale} stale (${staleUnchecked} of ${WRITES} without looking), ` +
      `${(moved * 100).toFixed(1)} % of the reads by the replica`,
  );
  expect(stale).toBe(0);
  expect(staleUnchecked).toBeGreaterThan(0);
  expect(answered.replica).toBeGreaterThan(0);
}, 900_000);

test('what is kept for readers without a session is the database’s within a second, with a replica that lags', async () => {
  await delay(10);
  await expectTrue(market, ACTS, seedOf(12));
  await delay(0);
}, 900_000);

test('while replay is paused the database itself answers, with what was just written, and readiness says so', async () => {
  await unchecked.query('select pg_wal_replay_pause()');
  const answered = await answeredDuring(async () => {
    await expectTrue(market, 4, 13);
    await untilUsed(false);
  });
  expect(answered.primary).toBeGreaterThan(0);
  const ready = await processes[0].http.inject('/readyz');
  expect([ready.statusCode, ready.json().replica]).toEqual([200, 'away']);
  await vi.waitFor(() => expect(figuresOf(databases[0]).bytesBehind).toBeGreaterThan(0), 5_000);
  await unchecked.query('select pg_wal_replay_resume()');
  await untilUsed(true);
  expect((await processes[0].http.inject('/readyz')).json().replica).toBe('ready');
});

test('a read that is in the way of what the replica replays is answered by the database', async () => {
  await unchecked.query('alter system set max_standby_streaming_delay = 0');
  await unchecked.query('select pg_reload_conf()');
  const slow = sql<{ count: number }>`select (select count(*)::int from shortlist) as count, pg_sleep(1)`;
  const answered = await answeredDuring(async () => {
    const answer = slow.execute(databases[0]?.reads.db as Read);
    await vi.waitFor(async () => {
      const { rows } = await unchecked.query(
        "select from pg_stat_activity where state = 'active' and wait_event = 'PgSleep'",
      );
      expect(rows.length).toBe(1);
    });
    await sql`truncate shortlist`.execute(app.database.db);
    expect((await answer).rows[0]?.count).toBe(0);
  });
  expect(answered).toEqual({ replica: 0, primary: 1 });
});

test('a replica that is killed or frozen under load costs nobody an answer', async () => {
  const [seller] = market.sellers as [Person];
  const urls = addresses(seller, market.gigIds[0] ?? '').filter((url) => !url.includes('verify'));
  let [isOver, count, slowest] = [false, 0, 0];
  const visit = async (visitor: number) => {
    while (!isOver) {
      count += 1;
      const url = urls[count % urls.length] as string;
      const startedAt = performance.now();
      const { statusCode } = await (processes[visitor % 2] as App).http.inject({
        url,
        headers: { authorization: `Bearer ${seller.token}` },
      });
      slowest = Math.max(slowest, performance.now() - startedAt);
      if (statusCode >= 500) throw new Error(`${url}: ${statusCode}`);
    }
  };
  const load = Promise.all(Array.from({ length: 8 }, (_, visitor) => visit(visitor)));
  await pair.replica.halt('immediate');
  await untilUsed(false);
  await pair.replica.resume();
  await untilUsed(true);
  pair.replica.freeze();
  await untilUsed(false);
  pair.replica.thaw();
  await untilUsed(true);
  isOver = true;
  await load;
  printLine(
    `replica killed and frozen: ${count} answers, 0 failed, slowest ${(slowest / 1000).toFixed(1)} s`,
  );
  expect(slowest).toBeLessThan(6_000);
});

test('the start takes no other database for a replica, and does not wait for one that is away', async () => {
  const open = async (url: string) => withReplica(await openPostgres(within(pair.primary), 2), url);
  await expect(open(pair.replica.url)).rejects.toThrow('names another database than DATABASE_URL');
  const nobody = Object.assign(new URL(within(pair.replica)), { port: '1' }).href;
  for (const url of [nobody, within(pair.primary)]) {
    const opened = await open(url);
    expect((await opened.reads.db.selectFrom('users').select('id').execute()).length).toBeGreaterThan(0);
    expect(figuresOf(opened)).toMatchObject({ isUsed: false, answered: { replica: 0, primary: 1 } });
    await opened.close();
  }
});

test('a replica that became a database of its own answers nothing more', async () => {
  const [seller] = market.sellers as [Person];
  const own = new pg.Client({ connectionString: pair.replica.url });
  await own.connect();
  await own.query('select pg_promote()');
  await own.end();
  const answered = await answeredDuring(() => expectTrue(market, 4, 14));
  expect(answered.replica).toBe(0);
  expect(areUsed()).toBe(false);
  expect(await read(processes[0], `/api/getuser/${seller.id}`)).toContain('200');
});
