/** Every pair of acts that touch an order's money, run at once in two processes: the result is as if one had followed the other. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditMoney, auditTransfers } from '#server/audit/queries.ts';
import { type MoneyAct, moneyPairs, type Pair } from '../support/acts.ts';
import { LONG, printLine, seedOf } from '../support/form.ts';
import { startTestbed, type Testbed } from '../support/processes.ts';
import { makeOrders, type Order, startWorld, type WantedOrder, type World } from '../support/situations.ts';

const SEED = seedOf(20261123);
/** Number of pairs in the short form, the same ones every time. */
const SAMPLE = 25;

let testbed: Testbed;
let world: World;
let raced = 0;
let taken = 0;

beforeAll(async () => {
  testbed = await startTestbed();
  world = await startWorld(testbed);
});
afterAll(async () => {
  printLine(`pairs: ${raced} raced over two processes, both acts taken in ${taken}, seed ${SEED}`);
  await testbed.close();
});

/** The final state of an order, and the answers of the two acts. */
type Outcome = { answers: number[]; order: unknown };

function chosen(): Pair[] {
  const all = moneyPairs();
  if (LONG) return all;
  const drawn = fc.shuffledSubarray(all, { minLength: SAMPLE, maxLength: SAMPLE });
  return fc.sample(drawn, { seed: SEED, numRuns: 1 })[0] ?? [];
}

/** Locks the order's row until both acts wait for it or have ended without it, then releases it. */
async function race(order: Order, acts: MoneyAct[]): Promise<Outcome> {
  let ended = 0;
  const calls: Promise<number>[] = [];
  await testbed.whileLocked(
    (tx) => sql`select id from jobs where id = ${order.agreed.job.id} for update`.execute(tx),
    () => acts.length - ended,
    () => {
      for (const [index, act] of acts.entries())
        calls.push(
          act.run(world.two[index % 2 ? 1 : 0], order, world).finally(() => {
            ended += 1;
          }),
        );
    },
    async () => undefined,
  );
  raced += 1;
  return outcome(order, await Promise.all(calls));
}

async function inTurn(order: Order, acts: MoneyAct[]): Promise<Outcome> {
  const answers: number[] = [];
  for (const act of acts) answers.push(await act.run(world.two[0], order, world));
  return outcome(order, answers);
}

async function outcome({ agreed }: Order, answers: number[]): Promise<Outcome> {
  await world.two[0].settle();
  const id = agreed.job.id;
  const { rows } = await sql`
    select j.status, j.frozen_at is not null as frozen,
      (select json_object_agg(kind, balance order by kind) from ledger_accounts where job_id = j.id and balance <> 0) as held,
      (select json_agg(word order by word) from ledger_transactions where job_id = j.id) as booked,
      (select json_agg(status order by status) from payments where job_id = j.id) as payments,
      (select json_agg(side || ' ' || status || ' ' || amount order by side, status) from payouts where job_id = j.id) as payouts,
      (select json_agg(status || ' ' || amount order by status) from refunds where job_id = j.id) as refunds,
      (select json_agg(status || ' ' || amount order by status) from chargebacks where job_id = j.id) as chargebacks,
      (select json_agg(coalesce(outcome, 'open') order by opened_at) from disputes where job_id = j.id) as disputes,
      (select json_agg(state order by state) from extensions where job_id = j.id) as extensions
    from jobs j where j.id = ${id}
  `.execute(testbed.database.db);
  return { answers, order: rows[0] };
}

async function expectWhole(name: string, { answers }: Outcome): Promise<void> {
  for (const answer of answers) expect([200, 401, 403, 404, 409], name).toContain(answer);
  expect(await auditMoney(testbed.database.db), name).toEqual([]);
}

async function expectSameBook(): Promise<void> {
  const book = (await testbed.provider.control('GET', '/transfers')) as unknown as {
    reference: string;
    accepted: number;
    amountKobo: number;
  }[];
  const transfers = book.map((one) => ({ ...one, amount: BigInt(one.amountKobo) }));
  expect(await auditTransfers(testbed.database.db, transfers)).toEqual([]);
}

type Met = Pair & { name: string; met: Outcome; forth: Outcome };

/** Two orders per pair: on one the acts race, on the other they run one after the other. */
async function raceAll(pairs: readonly Pair[]): Promise<Met[]> {
  const orders = await makeOrders(
    world,
    pairs.flatMap((pair) => [wantedFor(pair), wantedFor(pair)]),
  );
  const done: Met[] = [];
  for (const [index, pair] of pairs.entries()) {
    const { one, other, situation } = pair;
    const name = `${one.name} + ${other.name}, ${situation}`;
    const [first, second] = orders.slice(index * 2, index * 2 + 2) as [Order, Order];
    const met = await race(first, [one, other]);
    await expectWhole(name, met);
    if (met.answers.every((answer) => answer === 200)) taken += 1;
    done.push({ ...pair, name, met, forth: await inTurn(second, [one, other]) });
  }
  return done;
}

const wantedFor = ({ one, other, situation }: Pair): WantedOrder => {
  return { situation, alone: Boolean(one.alone || other.alone) };
};

/** Returns the pairs whose race matched neither order; the reverse order is tried only when the first did not match. */
async function wrongOf(all: readonly Met[]): Promise<unknown[]> {
  const open = all.filter(({ met, forth }) => !isSame(met, forth));
  const orders = await makeOrders(world, open.map(wantedFor));
  const wrong: unknown[] = [];
  for (const [index, { one, other, ...ends }] of open.entries()) {
    const back = await inTurn(orders[index] as Order, [other, one]);
    const swapped = { ...back, answers: back.answers.toReversed() };
    if (!isSame(ends.met, swapped)) wrong.push({ ...ends, back: swapped });
  }
  return wrong;
}

test('every two acts on the money of an order end as one after the other', {
  timeout: 1_200_000,
}, async () => {
  const wrong = await wrongOf(await raceAll(chosen()));
  expect(wrong.map((one) => JSON.stringify(one))).toEqual([]);
  await expectSameBook();
});

function isSame(one: Outcome, other: Outcome): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
