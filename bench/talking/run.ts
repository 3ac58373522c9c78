/** Messaging under load: delivery over a thousand live streams, a conversation of several years, the badge among a million notifications. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillReference } from '#server/catalogue/reference/commands.ts';
import { openPostgres, UNLIMITED } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.ts';
import { tokenOf } from '../calls.ts';
import { type Call, type Figures, load } from '../load.ts';
import { type Product, startProduct } from '../product.ts';
import { idOf } from '../search/ids.ts';
import { fillTalk, neverReads, type Talk } from './fill.ts';
import { openStreams, sendSteadily } from './streams.ts';

const TALK: Talk = process.argv.includes('--small')
  ? { people: 200, long: 5_000, short: 100, news: 450, unreadOfOne: 10_000 }
  : { people: 1_000, long: 100_000, short: 100, news: 990, unreadOfOne: 10_000 };

const PER_SECOND = 50;
const SECONDS = 30;
/** Many short rounds, so that other load on the machine affects both sides. */
const ROUNDS = 11;
const ROUND_SECONDS = 1;
const LOAD = { connections: 4, seconds: 3 };
/** Targets: milliseconds, kB per stream, a ratio, milliseconds. */
const AIMS = { delivery: 100, stream: 40, ratio: 1.5, badge: 100 };

const say = (text: string) => process.stdout.write(`${text}\n`);
const missed: string[] = [];

export async function benchTalking(): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error('the bench needs PostgreSQL server programs on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'adire-bench-'));
  const postgres = await startPostgres(programs, {
    ...{ fsync: 'on', synchronous_commit: 'on', shared_buffers: '2GB', max_wal_size: '8GB' },
  });
  let product: Product | null = null;
  try {
    await fill(postgres.url);
    product = await startProduct(postgres.url, join(folder, 'data'));
    await measureStreams(product);
    await measureConversations(product);
    await measureBadge(product);
    say(missed.length === 0 ? '\nEvery aim is met.' : `\nMissed:\n  ${missed.join('\n  ')}`);
  } finally {
    await product?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<void> {
  const begun = performance.now();
  const database = await openPostgres(url, 2, UNLIMITED);
  await migrate(database.db);
  await fillReference(database.db);
  await fillTalk(database.db, TALK);
  const people = Array.from({ length: neverReads(TALK) }, (_, n) => n + 1);
  await sql`
    insert into sessions (token_hash, user_id, created_at, last_seen_at)
    select hash, id, now(), now()
    from unnest(${people.map((n) => sha256(tokenOf(`talent${n}`)))}::text[], ${people.map(idOf.talent)}::uuid[]) as t (hash, id)
  `.execute(database.db);
  const { rows } = await sql<{ lines: number; news: number }>`
    select (select count(*) from messages)::int as lines, (select count(*) from notifications)::int as news
  `.execute(database.db);
  await database.close();
  const [{ lines, news } = { lines: 0, news: 0 }] = rows;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  say(
    `\n${count(TALK.people)} people, ${count(lines)} messages, ${count(news)} notifications in ${seconds} s`,
  );
}

const count = (n: number) => n.toLocaleString('en');

function as(person: number, path: string): Call {
  return { method: 'GET', path, headers: { authorization: `Bearer ${tokenOf(`talent${person}`)}` } };
}

/** The same page for the first pair, who wrote for years, and for the second. They alternate, after each was opened once. */
async function measureConversations({ port }: Product): Promise<void> {
  const open = (reader: number) => () => as(reader, `/api/chat/getconversation/${idOf.talent(reader + 1)}`);
  const rounds: { long: Figures; short: Figures }[] = [];
  for (const reader of [1, 3]) await measure(port, open(reader));
  for (let round = 0; round < ROUNDS; round += 1) {
    const short = await measure(port, open(3), ROUND_SECONDS);
    rounds.push({ short, long: await measure(port, open(1), ROUND_SECONDS) });
  }
  const ratioOf = (one: { long: Figures; short: Figures }) => one.long.p50 / one.short.p50;
  const middle = rounds.sort((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(ROUNDS / 2)];
  if (!middle) return;
  head();
  row(`open a conversation of ${count(TALK.short)}`, middle.short);
  row(`open a conversation of ${count(TALK.long)}`, middle.long);
  say(`ratio of their p50: ${ratioOf(middle).toFixed(2)}`);
  if (ratioOf(middle) > AIMS.ratio)
    missed.push(`a long conversation opens more than ${AIMS.ratio} times slower`);
}

async function measureBadge({ port }: Product): Promise<void> {
  const path = '/api/notification/unread';
  const everybody = await measure(port, (n) => as(1 + (n % TALK.people), path));
  const one = await measure(port, () => as(neverReads(TALK), path));
  head();
  row(`unread badge, ${count(Math.floor(TALK.news / 5))} unread`, everybody);
  row(`unread badge, ${count(TALK.unreadOfOne)} unread`, one);
  if (everybody.p99 > AIMS.badge) missed.push(`the badge: p99 is above ${AIMS.badge} ms`);
}

/** Runs first, in a process that has only warmed up, so that the growth in memory is due to the streams. */
async function measureStreams({ port, pid }: Product): Promise<void> {
  await load(port, (n) => as(1 + (n % TALK.people), '/api/notification/unread'), { seconds: 0.5 });
  const before = residentKb(pid);
  const streams = await openStreams(port, TALK.people);
  // Presence events of the newcomers go out and are recorded first; after that it is quiet.
  await sleep(3_000);
  const each = (residentKb(pid) - before) / TALK.people;
  const { due, refused } = await sendSteadily(port, {
    people: TALK.people,
    perSecond: PER_SECOND,
    seconds: SECONDS,
  });
  for (let waited = 0; streams.arrived.size < due.size && waited < 50; waited += 1) await sleep(100);
  streams.close();
  const times = [...due]
    .flatMap(([number, at]) => {
      const came = streams.arrived.get(number);
      return came === undefined ? [] : [came - at];
    })
    .sort((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((part) => times[Math.floor(times.length * part)] ?? Number.NaN) as [
    number,
    number,
  ];
  say(
    `\n${count(TALK.people)} open streams: ${each.toFixed(0)} kB each. ${PER_SECOND} messages a second for ${SECONDS} s: ` +
      `${count(times.length)} of ${count(due.size)} delivered, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  );
  if (refused.length > 0) missed.push(`${refused.length} messages were refused: ${refused[0]}`);
  if (times.length < due.size) missed.push(`${due.size - times.length} messages did not arrive`);
  if (!(p99 <= AIMS.delivery)) missed.push(`delivery: p99 is above ${AIMS.delivery} ms`);
  if (each > AIMS.stream) missed.push(`a stream takes more than ${AIMS.stream} kB`);
}

/** Returns the resident memory of a process, in kB. */
function residentKb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim());
}

let sent = 0;

async function measure(port: number, call: (n: number) => Call, seconds = LOAD.seconds): Promise<Figures> {
  const figures = await load(port, () => call(sent++), { ...LOAD, seconds });
  if (figures.refused > 0) throw new Error(`${figures.refused} refused: ${figures.refusal}`);
  return figures;
}

function head(): void {
  say(`\n${'call'.padEnd(42)}${['/s', 'p50 ms', 'p99 ms'].map(cell).join('')}`);
}

function row(title: string, { perSecond, p50, p99 }: Figures): void {
  say(title.padEnd(42) + [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)].map(cell).join(''));
}

function cell(text: string): string {
  return text.padStart(12);
}
