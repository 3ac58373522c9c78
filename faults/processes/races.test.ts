/** Two processes, one order, one moment: every pair of money calls meets at a barrier, and the order ends once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { disputes } from '#contract/disputes/disputes.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { STATEMENT } from '#server/testing/disputes.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { accepted, addBank, checkout, handIn, started } from '#server/testing/story.ts';
import { printLine } from '../support/form.ts';
import { type Ground, layGround, type Process } from '../support/processes.ts';

let ground: Ground;
let two: [Process, Process];
let people: { hunter: Person; talent: Person };
let bank: string;
let raced = 0;

beforeAll(async () => {
  ground = await layGround();
  two = [await ground.start(), await ground.start()];
  const door = two[1] as unknown as TestApp;
  people = { hunter: await hunter(door), talent: await talent(door) };
  bank = await addBank(people.talent);
});
afterAll(async () => {
  printLine(`races: ${raced} pairs met at the barrier, over two processes`);
  await ground.close();
});

/** Through one process; returns the status. */
type Act = (by: Process, agreed: Agreed, reference: string) => Promise<number>;
const at = ({ job }: Agreed) => ({ params: { id: job.id } });
const reason = 'It does not fit any more';
const as = async (by: Process, who: 'hunter' | 'talent', ...[entry, sent]: CallOf) =>
  (await call(by, people[who].token, entry, sent)).status;
type CallOf = [entry: Parameters<typeof call>[2], sent: Parameters<typeof call>[3]];

const ACTS = {
  accept: (by, agreed) => as(by, 'hunter', orders.accept, { ...at(agreed), body: {} }),
  decline: (by, agreed) => as(by, 'hunter', orders.decline, { ...at(agreed), body: { reason } }),
  'cancel as hunter': (by, agreed) => as(by, 'hunter', orders.cancel, { ...at(agreed), body: { reason } }),
  'cancel as talent': (by, agreed) => as(by, 'talent', orders.cancel, { ...at(agreed), body: { reason } }),
  'dispute as hunter': (by, agreed) =>
    as(by, 'hunter', disputes.open, { ...at(agreed), body: { statement: STATEMENT } }),
  'dispute as talent': (by, agreed) =>
    as(by, 'talent', disputes.open, { ...at(agreed), body: { statement: STATEMENT } }),
  'hand in': (by, agreed) => as(by, 'talent', orders.submit, { ...at(agreed), body: { comment: 'Done' } }),
  leave: (by, agreed) => as(by, 'talent', bids.withdrawOrder, { ...at(agreed), body: { reason } }),
  pay: (by, agreed) => as(by, 'hunter', payments.pay, { body: { job_id: agreed.job.id } }),
  verify: (by, _agreed, reference) => as(by, 'hunter', payments.verify, { params: { ref: reference } }),
  payout: (by, { job }) =>
    as(by, 'talent', payouts.transfer, { body: { transfer_recipient_code: bank, job_id: job.id } }),
} satisfies Record<string, Act>;
type ActName = keyof typeof ACTS;

/** Every pair of these, each with itself as well. */
function pairs(names: ActName[]): [ActName, ActName][] {
  return names.flatMap((one, index) => names.slice(index).map((other): [ActName, ActName] => [one, other]));
}

/** Both calls wait at the row of the order; when both are there it is let go. Returns the two statuses. */
async function meet(agreed: Agreed, reference: string, names: [ActName, ActName]): Promise<number[]> {
  const calls: Promise<number>[] = [];
  await ground.whileLocked(
    (tx) => sql`select id from jobs where id = ${agreed.job.id} for update`.execute(tx),
    2,
    () => {
      calls.push(...names.map((name, index) => ACTS[name](two[index] as Process, agreed, reference)));
    },
    async () => undefined,
  );
  raced += 1;
  return Promise.all(calls);
}

async function wordsOf({ job }: Agreed): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ledger_transactions where job_id = ${job.id} order by id
  `.execute(ground.database.db);
  return rows.map(({ word }) => word);
}

const ENDS = /^(release|cancel|decide)-escrow$/;

/** No answer breaks, money ends once at most, and every invariant holds. */
async function expectWhole(agreed: Agreed, answers: number[]): Promise<void> {
  for (const answer of answers) expect([200, 404, 409]).toContain(answer);
  expect(answers).toContain(200);
  const words = await wordsOf(agreed);
  expect(words.filter((word) => ENDS.test(word)).length).toBeLessThan(2);
  expect(words.filter((word) => word === 'fund-escrow').length).toBeLessThan(2);
  expect(await auditMoney(ground.database.db)).toEqual([]);
}

const door = () => two[1] as unknown as TestApp;

test('an order that was handed in', async () => {
  const names: ActName[] = ['accept', 'decline', 'dispute as hunter', 'dispute as talent'];
  for (const pair of pairs(names)) {
    const agreed = await started(door(), people);
    await handIn(people.talent, agreed.job.id);
    await expectWhole(agreed, await meet(agreed, '', pair));
  }
});

test('an order that is being worked on', async () => {
  const names: ActName[] = [
    'cancel as hunter',
    'cancel as talent',
    'hand in',
    'dispute as hunter',
    'dispute as talent',
  ];
  for (const pair of pairs(names)) {
    const agreed = await started(door(), people);
    await expectWhole(agreed, await meet(agreed, '', pair));
  }
});

test('an order that is being paid', async () => {
  for (const pair of pairs(['verify', 'pay', 'leave'])) {
    const agreed = await agree(people);
    const reference = await checkout(people.hunter, agreed.job.id);
    await ground.provider.control('POST', `/transactions/${reference}/pay`, { webhook: false });
    await expectWhole(agreed, await meet(agreed, reference, pair));
  }
});

test('a payout asked for in both', async () => {
  const agreed = await accepted(door(), people);
  const answers = await meet(agreed, '', ['payout', 'payout']);
  expect(answers.sort()).toEqual([200, 409]);
  await expectWhole(agreed, answers);
  const transfers = (await ground.provider.control('GET', '/transfers')) as unknown as { accepted: number }[];
  expect(transfers.map(({ accepted: times }) => times)).toEqual([1]);
});

/** In the order in which they wait for the account of the one order: what each answers, and what is left to withdraw. */
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
    await ground.whileLocked(
      (tx) => sql`select from ledger_accounts where key = ${key} for update`.execute(tx),
      1,
      ask(first),
      () =>
        ground.whileLocked(
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
    expect(await auditMoney(ground.database.db)).toEqual([]);
  },
);

/** An order that its talent left: all that was paid for it is the hunter's again. */
async function paidBack(owner: Person): Promise<Agreed> {
  const agreed = await started(door(), { ...people, hunter: owner });
  await people.talent.ok(orders.cancel, { ...at(agreed), body: { reason } });
  return agreed;
}

test('the background of both at once, over one payment that both hear of', async () => {
  const agreed = await agree(people);
  const reference = await checkout(people.hunter, agreed.job.id);
  await ground.provider.control('POST', `/transactions/${reference}/pay`, { webhook: 32 });
  await Promise.all([two[0].settle(), two[1].settle(), two[0].settle(), two[1].settle()]);
  expect(await wordsOf(agreed)).toEqual(['fund-escrow']);
  expect(await auditMoney(ground.database.db)).toEqual([]);
});
