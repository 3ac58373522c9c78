/** `npm run bench`: requests per second and p99 of the API on a large market, each as a ratio to a bare handler with the same SQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serialize } from 'node:v8';
import { CompiledQuery, sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import { fillReference } from '#server/catalogue/reference/commands.ts';
import { offsetClock } from '#server/core/clock.ts';
import { readConfig, withSigningSecret } from '#server/core/config.ts';
import { type Database, type Db, openPostgres, UNLIMITED } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { sha256 } from '#server/core/security/ids.ts';
import {
  findPostgres,
  type PostgresPrograms,
  startPostgres,
  type TestPostgres,
} from '../scripts/lib/postgres.ts';
import { ROOT } from '../scripts/lib/root.ts';
import { ensureWebBuilt } from '../scripts/lib/web-build.mjs';
import { type BenchCall, calls, tokenOf } from './calls.ts';
import { benchEdge } from './edge/run.ts';
import { fill, ids, LARGE } from './fill.ts';
import type { Recorded } from './floor-main.ts';
import { benchLean } from './lean/run.ts';
import { type Figures, load } from './load.ts';
import { benchCapacity } from './month/capacity.ts';
import { benchMonth } from './month/run.ts';
import { type Product, startProduct, stop } from './product.ts';
import { record, type Statement, watchStatements } from './recorder.ts';
import { benchSearch } from './search/run.ts';
import { benchTalking } from './talking/run.ts';

const ROUNDS = 3;
/** Tables with fewer rows than this may be scanned in full. */
const GROWN = 1_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

const children: ChildProcess[] = [];
const products: Product[] = [];
let postgres: TestPostgres;
let folder: string;

const PARTS = ['calls', 'lean', 'search', 'talking', 'edge', 'capacity', 'month'];
/** Run only when they are named: the month alone takes three quarters of an hour, and the edge needs nginx. */
const LONG = ['edge', 'capacity', 'month'];
const { only } = parseArgs({
  options: {
    ...{ only: { type: 'string' }, small: { type: 'boolean' } },
    ...{ calls: { type: 'string' }, rounds: { type: 'string' }, seconds: { type: 'string' } },
    days: { type: 'string' },
  },
}).values;
const programs = findPostgres();
if (!programs || (only !== undefined && !PARTS.includes(only))) {
  say(
    programs
      ? `--only takes ${PARTS.join(' or ')}.`
      : 'The bench needs PostgreSQL server programs on this machine.',
  );
  process.exit(1);
}
await ensureWebBuilt(ROOT, process.execPath);
const wanted = (part: string) => (only === undefined ? !LONG.includes(part) : only === part);
if (wanted('calls')) await benchCalls(programs);
if (wanted('lean')) await benchLean();
if (wanted('search')) await benchSearch();
if (wanted('talking')) await benchTalking();
if (wanted('edge')) await benchEdge();
if (wanted('capacity')) await benchCapacity();
if (wanted('month')) await benchMonth();

async function benchCalls(programs: PostgresPrograms): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'adire-bench-'));
  postgres = await startPostgres(programs, {
    fsync: 'on',
    synchronous_commit: 'on',
    shared_buffers: '2GB',
  });
  try {
    await main();
  } finally {
    for (const child of children) await stop(child);
    for (const product of products) await product.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  watchStatements();
  const database = await openPostgres(postgres.url, 4, UNLIMITED);
  await migrate(database.db);
  await fillReference(database.db);
  say(`Filling PostgreSQL ${postgres.version}: ${LARGE.jobs} jobs, ${LARGE.jobs * LARGE.bidsPerJob} bids …`);
  await fill(database.db, LARGE);
  await signIn(database);
  const recorded = await recordCalls(database);
  await reportPlans(database, recorded);
  await database.close();
  const file = join(folder, 'recorded');
  writeFileSync(file, serialize(recorded));
  const product = await startProduct(postgres.url, join(folder, 'data'));
  products.push(product);
  const floorPort = await startFloorProcess(file);
  say(
    `\n${'call'.padEnd(36)}${'API/s'.padStart(8)}${'p99 ms'.padStart(9)}${'floor/s'.padStart(9)}${'p99 ms'.padStart(9)}${'ratio'.padStart(8)}`,
  );
  for (const name of Object.keys(calls)) await measure(name, product.port, floorPort);
}

/** Creates sessions with known tokens for all callers. */
async function signIn(database: Database): Promise<void> {
  const people = [
    ...Array.from({ length: LARGE.hunters }, (_, n) => ({ name: `hunter${n + 1}`, id: ids.hunter(n + 1) })),
    ...Array.from({ length: 1000 }, (_, n) => ({ name: `talent${n + 1}`, id: ids.talent(n + 1) })),
  ];
  const hashes = people.map((one) => sha256(tokenOf(one.name)));
  await sql`
    insert into sessions (token_hash, user_id, created_at, last_seen_at)
    select hash, id, now(), now() from unnest(${hashes}::text[], ${people.map((one) => one.id)}::uuid[]) as t(hash, id)
  `.execute(database.db);
}

/** Sends each call once through the real app, in this process, and records its SQL. */
async function recordCalls(database: Database): Promise<Recorded> {
  const config = withSigningSecret({
    ...readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }),
  });
  const app = await buildApp({ config, database, clock: offsetClock(0), logger: false });
  await app.http.ready();
  const recorded: Recorded = {};
  for (const [name, call] of Object.entries(calls)) {
    const recordedWith = call.subjects === Number.POSITIVE_INFINITY ? 500 : call.subjects;
    const { method, path, headers, body } = call.request(recordedWith);
    await app.http.inject({ method: 'GET', url: '/api/me', headers: headers ?? {} });
    await app.presenceWritten();
    const statements = await record(async () => {
      const answer = await app.http.inject({
        method: method as 'GET',
        url: path,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { payload: body }),
      });
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    });
    recorded[name] = { statements, recordedWith };
  }
  await app.close();
  return recorded;
}

async function reportPlans(database: Database, recorded: Recorded): Promise<void> {
  for (const [name, { statements }] of Object.entries(recorded)) {
    const scans = await scansOf(database.db, statements);
    say(
      `${name}: ${statements.length} statements, ${scans.length === 0 ? 'no scan of a growing table' : scans.join('; ')}`,
    );
  }
}

function startFloorProcess(file: string): Promise<number> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'bench/floor-main.ts'), file, postgres.url, ...process.argv.slice(2)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(Number.parseInt(chunk.toString(), 10)));
    child.once('exit', () => reject(new Error('the floor ended')));
  });
}

/** Product and floor take turns; the median round counts. Writes use up their subjects from both ends. */
async function measure(name: string, appPort: number, floorPort: number): Promise<void> {
  const call = calls[name];
  if (!call) return;
  const half = Math.floor(call.subjects / 2);
  let fromApp = 1;
  let fromFloor = call.subjects === Number.POSITIVE_INFINITY ? 1 : half + 1;
  const rounds: { app: Figures; floor: Figures }[] = [];
  await recordPresenceOfAll(appPort, call);
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await load(floorPort, () =>
      fromFloor < call.subjects ? { method: 'GET', path: `/${name}/${fromFloor++}` } : null,
    );
    const app = await load(appPort, () => (fromApp <= half ? call.request(fromApp++) : null));
    for (const [who, figures] of Object.entries({ product: app, floor })) {
      if (figures.refused > 0) say(`  ${name}: the ${who} refused ${figures.refused}: ${figures.refusal}`);
    }
    rounds.push({ app, floor });
  }
  rounds.sort((a, b) => a.app.perSecond / a.floor.perSecond - b.app.perSecond / b.floor.perSecond);
  const middle = rounds[Math.floor(ROUNDS / 2)];
  if (!middle) return;
  const { app, floor } = middle;
  const cells = [
    app.perSecond.toFixed(0),
    app.p99.toFixed(1),
    floor.perSecond.toFixed(0),
    floor.p99.toFixed(1),
    (app.perSecond / floor.perSecond).toFixed(2),
  ];
  say(call.title.padEnd(36) + cells.map((cell, i) => cell.padStart([8, 9, 9, 9, 8][i] ?? 8)).join(''));
}

/** Sends one call as each caller first: what a person's first call of a minute records should be measured on neither side. */
async function recordPresenceOfAll(appPort: number, call: BenchCall): Promise<void> {
  let n = 1;
  const next = () =>
    n <= LARGE.hunters ? { method: 'GET', path: '/api/me', headers: call.request(n++).headers ?? {} } : null;
  if (call.request(n).headers) await load(appPort, next, { seconds: 60 });
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** Returns `Seq Scan on jobs` and the like for each statement that would scan a large table. */
async function scansOf(db: Db, statements: readonly Statement[]): Promise<string[]> {
  const found = new Set<string>();
  const grown = await grownTables(db);
  for (const { text, values } of statements) {
    if (!/^\s*(select|with|update)/i.test(text)) continue;
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, values),
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (explained) collect(explained.Plan, grown, found);
  }
  return [...found];
}

async function grownTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and reltuples > ${GROWN}
  `.execute(db);
  return new Set(rows.map((row) => row.relname));
}

function collect(plan: Plan, grown: Set<string>, found: Set<string>): void {
  const table = plan['Relation Name'];
  if (plan['Node Type'] === 'Seq Scan' && table && grown.has(table)) found.add(`Seq Scan on ${table}`);
  for (const child of plan.Plans ?? []) collect(child, grown, found);
}
