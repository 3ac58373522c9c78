/** Races across orders: paybacks withdrawn together and one by one, and the background work of two processes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { addBank, checkout, started } from '#server/testing/story.ts';
import { printLine } from '../support/form.ts';
import { type Process, startTestbed, type Testbed } from '../support/processes.ts';

let testbed: Testbed;
let two: [Process, Process];
let people: { hunter: Person; talent: Person };
let raced = 0;

beforeAll(async () => {
  testbed = await startTestbed();
  two = [await testbed.start(), await testbed.start()];
  const door = two[1] as unknown as TestApp;
  people = { hunter: await hunter(door), talent: await talent(door) };
});
afterAll(async () => {
  printLine(`races: ${raced} pairs of withdrawals, over two processes`);
  await testbed.close();
});

async function wordsOf({ job }: Agreed): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ledger_transactions where job_id = ${job.id} order by id
  `.execute(testbed.database.db);
  return rows.map(({ word }) => word);
}

const door = () => two[1] as unknown as TestApp;

/** In the order in which they wait for the account of the one order: the answers, and what is left to withdraw. */
const WITHDRAWALS = [
  { first: 'all', second: 'one', answers: [200, 'in_flight'], left: 0 },
  { first: 'one', second: 'all', answers: [200, 200], left: 0 },
  { first: 'all', second: 'all', answers: [200, 'in_flight'], left: 0 },
  { first: 'one', second: 'one', answers: [200, 'in_flight'], left: 100_000 },
];

test.each(WITHDRAWALS)(
  'the payback of $first and of $second withdrawn at once',
  async ({ first, second, ...expected }) => {
    const owner = await hunter(door());
    const transfer_recipient_code = await addBank(owner);
    const agreed = await paidBack(owner);
    await paidBack(owner);
    const calls: ReturnType<typeof call<typeof payouts.transferHunter>>[] = [];
    const ask = (which: string) => () => {
      const body = { transfer_recipient_code, ...(which === 'one' && { job_id: agreed.job.id }) };
      calls.push(call(two[calls.length] as Process, owner.token, payouts.transferHunter, { body }));
    };
    const key = `hunter-payback:${owner.id}:${agreed.job.id}`;
    await testbed.whileLocked(
      (tx) => sql`select from ledger_accounts where key = ${key} for update`.execute(tx),
      1,
      ask(first),
      () =>
        testbed.whileLocked(
          async () => undefined,
          2,
          ask(second),
          async () => undefined,
        ),
    );
    raced += 1;
    const answers = await Promise.all(calls);
    expect(answers.map(({ status, refusal }) => refusal.code ?? status)).toEqual(expected.answers);
    expect((await owner.ok(payouts.pendingPayback)).pendingpayout).toBe(expected.left);
    expect(await auditMoney(testbed.database.db)).toEqual([]);
  },
);

/** Returns an order that its talent cancelled: everything paid for it is the hunter's payback. */
async function paidBack(owner: Person): Promise<Agreed> {
  const agreed = await started(door(), { ...people, hunter: owner });
  const body = { reason: 'It does not fit any more' };
  await people.talent.ok(orders.cancel, { params: { id: agreed.job.id }, body });
  return agreed;
}

test('the background of both at once, over one payment that both hear of', async () => {
  const agreed = await agree(people);
  const reference = await checkout(people.hunter, agreed.job.id);
  await testbed.provider.control('POST', `/transactions/${reference}/pay`, { webhook: 32 });
  await Promise.all([two[0].settle(), two[1].settle(), two[0].settle(), two[1].settle()]);
  expect(await wordsOf(agreed)).toEqual(['fund-escrow']);
  expect(await auditMoney(testbed.database.db)).toEqual([]);
});
