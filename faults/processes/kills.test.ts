/** SIGKILL at every step between an intent and its record; the next process finishes what the killed one began, once. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditMoney, auditTransfers } from '#server/audit/queries.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { type SmtpSink, smtpSink } from '#server/testing/smtp-sink.ts';
import { addBank } from '#server/testing/story.ts';
import { LONG, printLine, seedOf } from '../support/form.ts';
import type { Case, Scene, Step } from '../support/kill-cases.ts';
import { MONEY_STEPS } from '../support/kill-steps.ts';
import { type Process, startTestbed } from '../support/processes.ts';

const SEED = seedOf(20261123);
/** Number of kills per step. */
const TIMES = LONG ? 42 : 3;
/** Number of orders that are each at a step when their process is killed. */
const AT_ONCE = 6;

let scene: Scene;
let sink: SmtpSink;
let victim: Process;
/** Started before the victim is killed, to avoid waiting for it. */
let next: Process;
const recoveries: number[] = [];
let struck = 0;

beforeAll(async () => {
  sink = await smtpSink();
  const testbed = await startTestbed({ SMTP_URL: sink.url });
  victim = await testbed.start();
  const door = { ...victim } as unknown as TestApp;
  const people = { hunter: await hunter(door), talent: await talent(door) };
  scene = { testbed, door, people, bank: await addBank(people.talent) };
});
afterAll(async () => {
  const sorted = [...recoveries].sort((a, b) => a - b);
  printLine(
    `kills: ${struck} steps struck by ${sorted.length} kills, seed ${SEED}; from the kill to a process at rest: ${sorted[0]} to ${sorted.at(-1)} ms`,
  );
  await scene.testbed.close();
  await sink.close();
});
beforeEach(() => {
  sink.mood = 'take';
});
afterEach(expectWhole);

async function expectWhole(): Promise<void> {
  const { db } = scene.testbed.database;
  expect(await auditMoney(db)).toEqual([]);
  const book = (await scene.testbed.provider.control('GET', '/transfers')) as unknown as {
    reference: string;
    accepted: number;
    amountKobo: number;
  }[];
  const transfers = book.map((one) => ({ ...one, amount: BigInt(one.amountKobo) }));
  expect(await auditTransfers(db, transfers)).toEqual([]);
}

async function startNext(): Promise<void> {
  next = await scene.testbed.start();
  victim.hear();
}

/** Kills the process; some minutes later another one finishes its work. */
async function replaceVictim(): Promise<void> {
  await victim.kill();
  const killedAt = Date.now();
  victim = next;
  victim.hear();
  Object.assign(scene.door, victim);
  for (let round = 0; round < 3; round += 1) {
    scene.testbed.passMinutes(6);
    await victim.settle();
  }
  recoveries.push(Date.now() - killedAt);
}

/** Waits until each case is at its step, those in a transaction last, then kills the process. */
async function strike(cases: readonly Case[]): Promise<void> {
  const doing: Promise<unknown>[] = [];
  const begin = ({ act }: Case) => void doing.push(act().catch(() => undefined));
  const caught: Promise<void>[] = [];
  for (const one of cases) {
    if ('table' in one.strike) continue;
    const { method, path, when } = one.strike;
    caught.push(scene.testbed.provider.catch(method, path, when));
    begin(one);
  }
  await Promise.all(caught);
  const within = cases.filter((one) => 'table' in one.strike);
  const [table] = within.flatMap((one) => ('table' in one.strike ? [one.strike.table] : []));
  const waiting = () =>
    within.every((one) => one.isThere?.() ?? true) ? within.length : Number.POSITIVE_INFINITY;
  if (table) await whileLocked(table, waiting, () => within.forEach(begin));
  await replaceVictim();
  await Promise.all(doing);
  struck += cases.length;
}

function whileLocked(table: string, waiting: number | (() => number), act: () => void): Promise<void> {
  return scene.testbed.whileLocked(
    (tx) => sql`lock table ${sql.ref(table)} in access exclusive mode`.execute(tx),
    waiting,
    act,
    () => victim.kill(),
  );
}

/** Returns every step TIMES times in seeded random order, grouped so that no two steps of a group wait for different tables. */
function groups(): Step[][] {
  const all = Array.from({ length: TIMES }, () => MONEY_STEPS).flat();
  const shuffled = fc.shuffledSubarray(all, { minLength: all.length });
  const made: Step[][] = [];
  for (const step of fc.sample(shuffled, { seed: SEED, numRuns: 1 })[0] ?? []) {
    const fits = (group: Step[]) =>
      group.length < AT_ONCE && group.every(({ table }) => !table || !step.table || table === step.table);
    const group = made.find(fits);
    if (group) group.push(step);
    else made.push([step]);
  }
  return made;
}

test.each(groups().map((group) => ({ group, named: group.map(({ name }) => name).join(' / ') })))(
  '$named',
  async ({ group }) => {
    const starting = startNext();
    const cases: Case[] = [];
    for (const step of group) cases.push(await step.prepare(scene));
    await starting;
    await strike(cases);
    for (const { check } of cases) await check();
  },
);

const messageIdOf = (data: string) => /^Message-ID: (.*)$/im.exec(data)?.[1] ?? '';
const idsSince = (before: number) => sink.mails.slice(before).map(({ data }) => messageIdOf(data));
const TURNS = Array.from({ length: TIMES }, (_, turn) => turn + 1);

/** Prepares: no mail is waiting, another process is ready, and an order has news for its parties. */
async function withNews(): Promise<number> {
  await Promise.all([victim.settle(), startNext()]);
  const before = sink.mails.length;
  await agree(scene.people);
  return before;
}

test.each(TURNS)('mail: after its last line, before the word of the mail server (%i)', async () => {
  const before = await withNews();
  sink.mood = 'silence';
  const sending = victim.settle().catch(() => undefined);
  await expect.poll(() => sink.mails.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(before);
  sink.mood = 'take';
  await replaceVictim();
  await sending;
  struck += 1;
  const ids = idsSince(before);
  const { rows } = await sql<{ unsent: number }>`
    select count(*)::int as unsent from mails where sent_at is null
  `.execute(scene.testbed.database.db);
  expect(rows).toEqual([{ unsent: 0 }]);
  // Only the mail with unknown outcome arrived twice, under one Message-ID; all others once.
  expect(ids.length - new Set(ids).size).toBe(1);
});

test.each(TURNS)('mail: claimed, before it is recorded as sent (%i)', async () => {
  const before = await withNews();
  const sending: Promise<unknown>[] = [];
  await whileLocked('mails', 1, () => void sending.push(victim.settle().catch(() => undefined)));
  await replaceVictim();
  await Promise.all(sending);
  struck += 1;
  const ids = idsSince(before);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});
