/** `npm run bench -- --only=month`: a month of the market at 1:1,000 through two processes, to the bank. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openPostgres, UNLIMITED } from '#server/core/db/database.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.ts';
import { BENCH_PASSWORD } from '../fill.ts';
import { json } from '../lean/calls.ts';
import { type Call, send } from '../load.ts';
import { type Product, startProduct, stop } from '../product.ts';
import { openStreams } from '../talking/streams.ts';
import { SETTINGS } from './capacity.ts';
import { type Kind, measureStart, report, type Stage, type TimedCall } from './figures.ts';
import { fillMonth, startProvider } from './market.ts';
import { arrivals, DAY_MS, DAYS, loadAt, PLAYED_COUNTS } from './shape.ts';
import { type OrderCalls, stepsOf } from './story.ts';
import { visit } from './visits.ts';

const PLAYED_MS = DAYS * DAY_MS;
/** Number of streams open all the time, over both processes. */
const STREAMS = 200;
const say = (text: string) => process.stdout.write(`${text}\n`);

export async function benchMonth(): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error('the bench needs PostgreSQL server programs on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'adire-bench-'));
  const postgres = await startPostgres(programs, SETTINGS);
  const ends: (() => Promise<void>)[] = [];
  try {
    await fillMonth(postgres.url);
    const webhookPort = await freePort();
    const provider = await startProvider(join(folder, 'provider'), webhookPort);
    ends.push(() => stop(provider.process));
    const products: Product[] = [];
    for (const port of [webhookPort, await freePort()]) {
      const product = await startProduct(postgres.url, join(folder, 'data'), {
        ...provider.env,
        PORT: String(port),
      });
      products.push(product);
      ends.unshift(product.stop);
    }
    await play({ postgres, products, provider, folder });
  } finally {
    for (const end of ends) await end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(stage: Stage): Promise<void> {
  const database = await openPostgres(stage.postgres.url, 2, UNLIMITED);
  const before = await measureStart(stage, database.db);
  const streams = await Promise.all(stage.products.map(({ port }) => openStreams(port, STREAMS / 2)));
  const heard: TimedCall[] = [];
  const wrong: string[] = [];
  const started = performance.now();
  const calls = callsOf(stage, heard, wrong, () => (performance.now() - started) / PLAYED_MS);
  await Promise.all([
    each(started, PLAYED_COUNTS.visits, (n) => inTurn(visit(n).map((call) => () => calls.ask('read', call)))),
    each(started, PLAYED_COUNTS.logins, (n) => calls.ask('login', login(n))),
    each(started, PLAYED_COUNTS.signUps, (n) => calls.ask('register', signUp(n))),
    each(started, PLAYED_COUNTS.orders, (n) => live(calls, n, started + PLAYED_MS)),
  ]);
  await atRest(database.db);
  for (const stream of streams) stream.close();
  await report(stage, database.db, before, heard, wrong);
  await database.close();
}

/** Starts each run at its scheduled time, whether or not earlier ones have ended; resolves when all have. */
async function each(started: number, total: number, run: (n: number) => Promise<unknown>): Promise<void> {
  const going: Promise<unknown>[] = [];
  let n = 0;
  for (const part of arrivals(total)) {
    const wait = started + part * PLAYED_MS - performance.now();
    if (wait > 1) await sleep(wait);
    going.push(run(n).catch(() => undefined));
    n += 1;
  }
  await Promise.all(going);
}

async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step();
}

/** Runs each step when it is due, or when the played days are over; a refused step ends the order. */
async function live(calls: OrderCalls, n: number, over: number): Promise<void> {
  const began = performance.now();
  for (const { day, run } of stepsOf(calls, n)) {
    const wait = Math.min(began + day * DAY_MS, over) - performance.now();
    if (wait > 0) await sleep(wait);
    await run();
  }
}

const login = (n: number) =>
  json(
    'POST',
    '/api/login',
    {},
    { email: `hunter${1 + (n % 1_000)}@bench.example`, password: BENCH_PASSWORD },
  );
const signUp = (n: number) => {
  const password = { password: 'indigo-cloth-26', password_confirmation: 'indigo-cloth-26' };
  return json('POST', '/api/register', {}, { name: 'Ada Obi', email: `new${n}@bench.example`, ...password });
};

/** Sends to the processes in turn; an answer other than 200 is recorded and ends the caller's run. */
function callsOf(
  { products, provider }: Stage,
  heard: TimedCall[],
  wrong: string[],
  part: () => number,
): OrderCalls {
  // Closes idle connections before the server does.
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: 30_000 });
  let turn = 0;
  const next = () => products[turn++ % products.length] as Product;
  async function hear(what: string, kind: Kind, call: () => Promise<{ status: number; text: string }>) {
    const load = loadAt(part());
    const begun = performance.now();
    const { status, text } = await call().catch((error: Error) => ({ status: 0, text: error.message }));
    heard.push({ kind, load, ms: performance.now() - begun });
    if (status === 200) return JSON.parse(text);
    wrong.push(`${what}: ${status} ${text.slice(0, 200)}`);
    throw new Error(what);
  }
  return {
    providerPort: provider.port,
    ask: (what, call: Call) => hear(what, kindOf(what, call), () => send(next().port, agent, call)),
    upload: (what, path, headers, body) =>
      hear(what, 'write', async () => {
        const answer = await fetch(`http://127.0.0.1:${next().port}${path}`, {
          method: 'POST',
          headers,
          body,
        });
        return { status: answer.status, text: await answer.text() };
      }),
  };
}

function kindOf(what: string, { method }: Call): Kind {
  if (what === 'login' || what === 'register') return 'sign in';
  return method === 'GET' ? 'read' : 'write';
}

/** Waits until no work is pending and the banks have answered. */
async function atRest(db: Db): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const { rows } = await sql<{ open: number }>`
      select (select count(*) from work_items where parked_at is null and subject <> '')::int
        + (select count(*) from payouts where status not in ('success', 'failed', 'reversed'))::int as open
    `.execute(db);
    if (rows[0]?.open === 0) return;
    await sleep(500);
  }
  say('Work was still waiting two minutes after the last order.');
}
