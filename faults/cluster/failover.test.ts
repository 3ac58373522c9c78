/** Main jobs on two processes and three databases, all behind balancers: whatever breaks, answered writes exist once and both books agree. */
import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { call, hunter, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type Agreed, jobForm } from '#server/testing/market.ts';
import { addBank } from '#server/testing/story.ts';
import { printLine } from '../support/form.ts';
import { type Front, startFront } from '../support/haproxy.ts';
import {
  comeToRest,
  expectWhole,
  letTimePass,
  type OutageRun,
  playToAgreement,
  playToBank,
} from '../support/outage-run.ts';
import { type PatroniCluster, startPatroni } from '../support/patroni.ts';
import { startTestbed } from '../support/processes.ts';

const WORKERS = 6;
/** Milliseconds between two messages, and between two rows written directly to the database. */
const LOOK_MS = 150;
/** Maximum milliseconds until the product is back after its database. */
const BACK_WITHIN_MS = 3_000;
/** Milliseconds below which a pause counts as a slow answer, not as a gap. */
const GAP_MS = 1_000;

let cluster: PatroniCluster;
let front: Front;
let run: OutageRun;

beforeAll(async () => {
  const startedAt = Date.now();
  cluster = await startPatroni();
  printLine(`three servers ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  const testbed = await startTestbed({ FAULTS_BACKGROUND: 'on' }, cluster.url, { simulatorApart: true });
  const [one, two] = [await testbed.start(), await testbed.start()];
  front = await startFront([one.port, two.port]);
  const door = two as unknown as TestApp;
  const people = { hunter: await hunter(door), talent: await talent(door) };
  const bank = await addBank(people.talent);
  testbed.passMinutes(90);
  const both: OutageRun['two'] = [one.through(front.url), two.through(front.url)];
  run = { testbed, two: both, people, bank, inFlight: 0, refused: 0, steps: 0, wrong: [] };
}, 60_000);
afterAll(async () => {
  await run?.testbed.close();
  await front?.stop();
  await cluster?.stop();
}, 20_000);

type Done = { at: number; what: string }[];

/** Sends messages, each once: those that were answered must exist exactly once. */
async function writeMessages(isOver: () => boolean, done: Done): Promise<void> {
  const { hunter: from, talent: to } = run.people;
  for (let count = 0; !isOver(); count += 1) {
    const what = `Message ${count}`;
    const said = await call(run.two[0], from.token, messages.send, {
      body: { recipient_id: to.id, message: what },
    }).catch(() => null);
    if (said?.status === 200) done.push({ at: Date.now(), what });
    await pass(LOOK_MS);
  }
}

/** Writes rows directly to the database, without the product. */
async function writeRows(isOver: () => boolean, done: Done): Promise<void> {
  const write = async (text: string) => {
    const client = new pg.Client({
      connectionString: cluster.url,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(text);
      return true;
    } catch {
      return false;
    } finally {
      client.end().catch(() => undefined);
    }
  };
  await write('create table looks (at timestamptz not null)');
  while (!isOver()) {
    if (await write('insert into looks values (now())')) done.push({ at: Date.now(), what: '' });
    await pass(LOOK_MS);
  }
}

/** Returns the longest gap between two successes, and when it ended. */
function gapOf(done: Done, since: number): { ms: number; end: number } {
  const times = done.map(({ at }) => at).filter((at) => at >= since);
  const gaps = times.map((at, index) => ({ ms: at - (times[index - 1] ?? since), end: at }));
  return gaps.reduce((longest, one) => (one.ms > longest.ms ? one : longest), { ms: 0, end: since });
}

type Break = { name: string; breakDown(): Promise<string> };

const BREAKS: Break[] = [
  {
    name: 'leader killed',
    async breakDown() {
      const leader = await cluster.leader(30_000);
      leader.kill();
      const killedAt = Date.now();
      const next = await cluster.leader(120_000);
      expect(next.name).not.toBe(leader.name);
      leader.start();
      await cluster.follows(leader, 120_000);
      return `the dead one followed ${((Date.now() - killedAt) / 1000).toFixed(1)} s after its end`;
    },
  },
  {
    name: 'handed over',
    async breakDown() {
      const leader = await cluster.leader(60_000);
      await cluster.handOver(leader);
      const next = await cluster.leader(60_000);
      expect(next.name).not.toBe(leader.name);
      return `${leader.name} to ${next.name}`;
    },
  },
  {
    name: 'replica cut off',
    async breakDown() {
      const leader = await cluster.leader(60_000);
      const follower = await cluster.synchronous(30_000);
      follower.freeze();
      try {
        await untilMore(20, 120_000);
        const next = await cluster.synchronous(30_000);
        expect([leader.name, follower.name]).not.toContain(next.name);
        return `${follower.name} was replaced by ${next.name}`;
      } finally {
        follower.thaw();
        await cluster.follows(follower, 60_000);
      }
    },
  },
  {
    name: 'etcd stopped',
    async breakDown() {
      const leader = await cluster.leader(60_000);
      cluster.etcd.kill();
      // Longer than the leader's lease.
      await pass(30_000);
      cluster.etcd.start();
      expect((await cluster.leader(60_000)).name).toBe(leader.name);
      return `${leader.name} went on`;
    },
  },
];

const sent: Done = [];
const rows: Done = [];

/** Waits until `count` more messages were answered. */
async function untilMore(count: number, withinMs = 60_000): Promise<void> {
  const wanted = sent.length + count;
  const deadline = Date.now() + withinMs;
  while (sent.length < wanted && Date.now() < deadline) await pass(LOOK_MS);
  expect(sent.length).toBeGreaterThanOrEqual(wanted);
}

async function breakAndMeasure({ name, breakDown }: Break): Promise<void> {
  await untilMore(10);
  const since = Date.now();
  const stepsBefore = run.steps;
  const said = await breakDown();
  await untilMore(20);
  const [product, database] = [gapOf(sent, since), gapOf(rows, since)];
  const lag = product.ms > GAP_MS ? product.end - database.end : 0;
  printLine(
    `${name}: gap of the database ${seconds(database.ms)}, of the product ${seconds(product.ms)}, back ${seconds(lag)} after it, ` +
      `${run.steps - stepsBefore} steps of jobs meanwhile; ${said}`,
  );
  expect(lag, name).toBeLessThan(BACK_WITHIN_MS);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

test('jobs live from the post to the bank while the database breaks in four ways', {
  timeout: 360_000,
}, async () => {
  const form = await jobForm(run.people.hunter);
  const list: Agreed[] = [];
  let over = false;
  const work = async (number: number) => {
    for (let count = 0; !over; count += 1) {
      const one = await playToAgreement(run, number, { ...form, title: `Job ${number} of ${count}` });
      list.push(one);
      await playToBank(run, one, number);
    }
  };
  let ended = false;
  const working = Promise.all(Array.from({ length: WORKERS }, (_, number) => work(number))).finally(() => {
    ended = true;
  });
  const looking = [writeMessages(() => over, sent), writeRows(() => over, rows)];
  const time = letTimePass(run, () => ended);
  try {
    for (const one of BREAKS) await breakAndMeasure(one);
  } finally {
    over = true;
  }
  await Promise.all([working, time, ...looking]);
  printLine(
    `${list.length} jobs to the bank, ${run.steps} steps, ${run.refused} said again, ${sent.length} messages`,
  );
  expect(run.wrong).toEqual([]);
  await comeToRest(run);
  await expectWhole(run, list);
  const { db } = run.testbed.database;
  const titles = await sql<{ title: string }>`select title from jobs`.execute(db);
  expect(titles.rows.map(({ title }) => title).sort()).toEqual(list.map(({ job }) => job.title).sort());
  const kept = await sql<{
    text: string;
  }>`select body as text from messages where body like 'Message %'`.execute(db);
  const texts = kept.rows.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(sent.filter(({ what }) => !texts.includes(what))).toEqual([]);
});
