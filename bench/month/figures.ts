/** The figures of a month: call times by load, processor cost, what an order adds to the database and files, and the audit. */
import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { auditMoney, auditTransfers } from '#server/audit/queries.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TestPostgres } from '../../scripts/lib/postgres.ts';
import { cpuOf, cpuOfCluster, memoryOf } from '../lean/cpu.ts';
import type { Product } from '../product.ts';
import { control, type Provider } from './market.ts';
import { DAYS, type Load, loads, PEAK, PLAYED_COUNTS, SCALE } from './shape.ts';

export type Kind = 'read' | 'write' | 'sign in';
export type TimedCall = { kind: Kind; load: Load; ms: number };
/** `folder` holds the files of product and provider. */
export type Stage = { postgres: TestPostgres; products: Product[]; provider: Provider; folder: string };

const say = (text: string) => process.stdout.write(`${text}\n`);
const count = (n: number) => Math.round(n).toLocaleString('en');

/** Processor time used, table sizes and bytes in files at the start. */
type Before = { cpu: Cpu; sizes: Sizes; files: number };

export async function measureStart(stage: Stage, db: Db): Promise<Before> {
  return { sizes: await sizesOf(db), files: bytesIn(stage.folder), cpu: cpu(stage) };
}

export async function report(
  stage: Stage,
  db: Db,
  before: Before,
  heard: readonly TimedCall[],
  wrong: readonly string[],
): Promise<void> {
  const used = cpu(stage);
  reportCalls(heard, wrong);
  reportCost(before.cpu, used, heard, stage.products);
  await reportGrowth(db, before.sizes, bytesIn(stage.folder) - before.files);
  await audit(db, stage.provider.port);
}

function reportCalls(heard: readonly TimedCall[], wrong: readonly string[]): void {
  say(
    `\n${DAYS} days ${count(SCALE)} times faster with ${count(SCALE)} times fewer people: ${count(PLAYED_COUNTS.orders)} orders, ${count(PLAYED_COUNTS.visits)} visits, ` +
      `${count(PLAYED_COUNTS.logins)} logins, ${count(PLAYED_COUNTS.signUps)} sign-ups. The busiest hour has ${PEAK.toFixed(1)} times the average of the month.`,
  );
  say(`${count(heard.length)} calls, ${wrong.length} not answered with 200.`);
  for (const one of wrong.slice(0, 10)) say(`  ${one}`);
  say(['load', 'kind', 'calls', 'p50 ms', 'p95 ms', 'p99 ms'].map((cell) => cell.padStart(12)).join(''));
  for (const load of loads) {
    for (const kind of ['read', 'write', 'sign in'] as const) {
      const times = heard
        .filter((one) => one.load === load && one.kind === kind)
        .map((one) => one.ms)
        .sort((a, b) => a - b);
      const at = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(0);
      say(
        [load, kind, count(times.length), at(0.5), at(0.95), at(0.99)]
          .map((cell) => cell.padStart(12))
          .join(''),
      );
    }
  }
}

type Cpu = { server: number; postgres: number };

const cpu = ({ products, postgres }: Stage): Cpu => ({
  server: products.reduce((all, { pid }) => all + cpuOf(pid), 0),
  postgres: cpuOfCluster(postgres.folder),
});

function reportCost(
  before: Cpu,
  after: Cpu,
  heard: readonly TimedCall[],
  products: readonly Product[],
): void {
  const server = (after.server - before.server) / 1000;
  const postgres = (after.postgres - before.postgres) / 1000;
  const each = (seconds: number) => `${((seconds * 1000) / heard.length).toFixed(2)} ms a call`;
  say(
    `\nprocessor time: server ${count(server)} s (${each(server)}), PostgreSQL ${count(postgres)} s (${each(postgres)})`,
  );
  say(`memory of the processes: ${products.map(({ pid }) => `${memoryOf(pid)} MB`).join(', ')}`);
}

type Sizes = Map<string, { bytes: number; rows: number }>;

async function sizesOf(db: Db): Promise<Sizes> {
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ name: string; bytes: number; rows: number }>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes, greatest(reltuples, 0)::float8 as rows
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db);
  return new Map(rows.map(({ name, ...rest }) => [name, rest]));
}

async function reportGrowth(db: Db, before: Sizes, files: number): Promise<void> {
  const grown = [...(await sizesOf(db))]
    .map(([name, now]) => {
      const then = before.get(name) ?? { bytes: 0, rows: 0 };
      return { name, bytes: now.bytes - then.bytes, rows: now.rows - then.rows };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
  const sum = grown.reduce((all, { bytes }) => all + bytes, 0);
  const perOrder = (bytes: number) => `${(bytes / PLAYED_COUNTS.orders / 1024).toFixed(1)} kB`;
  say(`\nan order leaves ${perOrder(sum)} in the database and ${perOrder(files)} of files; most of it in`);
  for (const { name, bytes, rows } of grown.slice(0, 10))
    say(
      `  ${name.padEnd(24)}${perOrder(bytes).padStart(10)}${(rows / PLAYED_COUNTS.orders).toFixed(1).padStart(8)} rows`,
    );
}

const bytesIn = (folder: string) =>
  Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0]);

async function audit(db: Db, providerPort: number): Promise<void> {
  const book = (await control(providerPort, 'GET', 'transfers')) as {
    reference: string;
    accepted: number;
    amountKobo: number;
  }[];
  const transfers = book.map((one) => ({ ...one, amount: BigInt(one.amountKobo) }));
  const found = [...(await auditMoney(db)), ...(await auditTransfers(db, transfers))];
  const { rows } = await sql<{ paid: number; statuses: string }>`
    select count(*)::int as paid, string_agg(distinct status, ', ') as statuses from payouts
  `.execute(db);
  say(
    `\naudit: ${found.length === 0 ? 'clean' : `${found.length} violations`}; the bank has ${book.length} transfers, our book ${rows[0]?.paid} payouts (${rows[0]?.statuses}).`,
  );
  for (const { invariant, what } of found.slice(0, 10)) say(`  ${invariant} ${what}`);
}
