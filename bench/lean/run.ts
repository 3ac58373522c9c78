/** `npm run bench -- --only=lean`: the product against a lean floor, in turns within one run on one database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '#server/app.ts';
import { fillReference } from '#server/catalogue/reference/commands.ts';
import { offsetClock } from '#server/core/clock.ts';
import { readConfig, withSigningSecret } from '#server/core/config.ts';
import { type Database, openPostgres } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { findPostgres, startPostgres, type TestPostgres } from '../../scripts/lib/postgres.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { type Call, type Figures, load } from '../load.ts';
import { startProduct, stop } from '../product.ts';
import { record, watchStatements } from '../recorder.ts';
import { type LeanCall, leanCalls } from './calls.ts';
import { cpuOf, cpuOfCluster, memoryOf } from './cpu.ts';
import { fillLean } from './fill.ts';

const CONNECTIONS = 20;
const { values } = parseArgs({
  strict: false,
  options: { calls: { type: 'string' }, rounds: { type: 'string' }, seconds: { type: 'string' } },
});
/** `--calls=gig,job`, `--rounds=3` and `--seconds=1` are for quick runs. */
const ROUNDS = Number(values.rounds ?? 5);
const SECONDS = Number(values.seconds ?? 4);
const NAMES = typeof values.calls === 'string' ? values.calls.split(',') : Object.keys(leanCalls);

const say = (text: string) => process.stdout.write(`${text}\n`);

type Side = { port: number; pid: number };
type Turn = Figures & { serverMs: number; postgresMs: number };
type Bench = { product: Side; floor: Side; postgres: TestPostgres; statements: Map<string, number> };

export async function benchLean(): Promise<void> {
  const unknown = NAMES.find((name) => !leanCalls[name]);
  if (unknown) throw new Error(`--calls knows ${Object.keys(leanCalls).join(', ')}; not ${unknown}`);
  const programs = findPostgres();
  if (!programs) throw new Error('the bench needs PostgreSQL server programs on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'adire-bench-'));
  const settings = { fsync: 'on', synchronous_commit: 'on', shared_buffers: '2GB', max_wal_size: '8GB' };
  const postgres = await startPostgres(programs, settings);
  const ends: (() => Promise<void>)[] = [];
  try {
    const statements = await prepare(postgres, folder);
    const product = await startProduct(postgres.url, join(folder, 'data'));
    ends.push(product.stop);
    const floor = await startFloor(postgres.url);
    ends.push(() => stop(floor.process));
    const atRest = memoryOf(product.pid);
    await measureAll({ product, floor, postgres, statements });
    say(
      `\nmemory of the product: ${atRest} MB at rest, ${memoryOf(product.pid)} MB after load; floor ${memoryOf(floor.pid)} MB`,
    );
  } finally {
    for (const end of ends) await end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills the database and counts the statements of each call. */
async function prepare(postgres: TestPostgres, folder: string): Promise<Map<string, number>> {
  const begun = performance.now();
  watchStatements();
  const database = await openPostgres(postgres.url, 4);
  await migrate(database.db);
  await fillReference(database.db);
  await fillLean(postgres.url);
  say(`PostgreSQL ${postgres.version} filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const statements = await countStatements(database, folder);
  await database.close();
  return statements;
}

/** Counts in this process, with presence already recorded: the statements of a person's second call, `begin` and `commit` included. */
async function countStatements(database: Database, folder: string): Promise<Map<string, number>> {
  const config = withSigningSecret(readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }));
  const app = await buildApp({ config, database, clock: offsetClock(0), logger: false });
  await app.http.ready();
  const counts = new Map<string, number>();
  for (const name of NAMES) {
    const call = leanCalls[name] as LeanCall;
    const last = (call.subjects ?? 2_000_000) - 1_000;
    const send = async ({ method, path, headers, body }: Call) => {
      const answer = await app.http.inject({
        method: method as 'GET',
        url: path,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { payload: body }),
      });
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
      await app.presenceWritten();
    };
    const { headers } = call.product(last);
    if (headers?.authorization) await send({ method: 'GET', path: '/api/me', headers });
    if (name.endsWith('-again')) await send(call.product(last));
    counts.set(name, (await record(() => send(call.product(last)))).length);
  }
  await app.close();
  return counts;
}

async function startFloor(url: string): Promise<Side & { process: ChildProcess }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'bench/lean/floor.ts'), url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(Number.parseInt(chunk.toString(), 10)));
    child.once('exit', () => reject(new Error('the floor ended')));
  });
  return { port, pid: child.pid ?? 0, process: child };
}

const COLUMNS = [
  'ratio',
  'goal',
  'range',
  'product/s',
  'floor/s',
  'p99 ms',
  'p99 ms',
  'server',
  'floor',
  'PostgreSQL',
  'floor',
  'statements',
  'bytes',
  'floor',
];
const line = (title: string, cells: readonly string[]) =>
  `${title.padEnd(36)}${cells.map((cell, at) => cell.padStart(Math.max(8, (COLUMNS[at]?.length ?? 0) + 2))).join('')}`;

async function measureAll(bench: Bench): Promise<void> {
  say(
    `${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections; server and PostgreSQL in ms of processor time per request\n`,
  );
  say(line('call', COLUMNS));
  for (const name of NAMES) say(await measure(bench, name, leanCalls[name] as LeanCall));
}

/** Product and floor take turns; the median round counts. Each turn of a write has its own subjects. */
async function measure(bench: Bench, name: string, call: LeanCall): Promise<string> {
  const forFloor = call.floor ?? call.product;
  const share = Math.floor(((call.subjects ?? Number.MAX_SAFE_INTEGER) - 2_000) / (2 * ROUNDS + 2));
  const from = (turn: number, make: (n: number) => Call) => (n: number) =>
    n < share ? make(call.subjects ? turn * share + n : n) : null;
  const bytes = [
    await bytesOf(bench.product, call.product(0)),
    await bytesOf(bench.floor, forFloor(share * (call.subjects ? 1 : 0))),
  ];
  const warm = { connections: CONNECTIONS, seconds: Math.min(1, SECONDS) };
  await load(bench.product.port, (n) => (call.subjects ? null : call.product(n)), warm);
  const rounds: { product: Turn; floor: Turn }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await turn(
      bench,
      bench.product,
      from(2 * round + 1, (n) => call.product(n + 1)),
      name,
    );
    await settle(bench.product.pid);
    const floor = await turn(
      bench,
      bench.floor,
      from(2 * round + 2, (n) => forFloor(n + 1)),
      name,
    );
    rounds.push({ product, floor });
  }
  const ratio = (one: (typeof rounds)[number]) => one.product.perSecond / one.floor.perSecond;
  rounds.sort((a, b) => ratio(a) - ratio(b));
  const middle = rounds[Math.floor(rounds.length / 2)] as (typeof rounds)[number];
  const range = [rounds[0], rounds.at(-1)].map((one) => one && ratio(one).toFixed(2)).join('-');
  const { product, floor } = middle;
  return line(call.title, [
    ratio(middle).toFixed(2),
    call.goal.toFixed(2),
    range,
    product.perSecond.toFixed(0),
    floor.perSecond.toFixed(0),
    product.p99.toFixed(1),
    floor.p99.toFixed(1),
    product.serverMs.toFixed(2),
    floor.serverMs.toFixed(2),
    product.postgresMs.toFixed(2),
    floor.postgresMs.toFixed(2),
    String(bench.statements.get(name) ?? ''),
    ...bytes.map(String),
  ]);
}

async function turn(bench: Bench, side: Side, next: (n: number) => Call | null, name: string): Promise<Turn> {
  const before = [cpuOf(side.pid), cpuOfCluster(bench.postgres.folder)] as const;
  const figures = await load(side.port, next, { connections: CONNECTIONS, seconds: SECONDS });
  const after = [cpuOf(side.pid), cpuOfCluster(bench.postgres.folder)] as const;
  if (figures.refused > 0) say(`  ${name}: ${figures.refused} refused: ${figures.refusal}`);
  const each = (at: 0 | 1) => (after[at] - before[at]) / figures.count;
  return { ...figures, serverMs: each(0), postgresMs: each(1) };
}

/** Waits until the product is idle, so that its background work does not slow the floor down. */
async function settle(pid: number): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const before = cpuOf(pid);
    await new Promise((later) => setTimeout(later, 250));
    if (cpuOf(pid) - before <= 20) return;
  }
}

async function bytesOf({ port }: Side, { method, path, headers, body }: Call): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'accept-encoding': 'identity',
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) say(`  ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return Buffer.byteLength(text);
}
