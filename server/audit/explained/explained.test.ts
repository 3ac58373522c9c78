/** The percentage of explained money: 100 for a real story, less for every way in which the ledger can be wrong. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import type { Write } from '#server/core/db/database.ts';
import { platformFee, providerClearing } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { holdInSuspense } from '#server/ledger/postings.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { disputed, settleDispute } from '#server/testing/disputes.ts';
import { accepted, addBank, endTransfer, started, withdraw } from '#server/testing/story.ts';
import { explainMoney, percentOf } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const [ngozi, tunde] = [await hunter(app, 'Ngozi'), await talent(app, 'Tunde')];
  const parties = { hunter: ngozi, talent: tunde };
  const done = await accepted(app, parties);
  const cancelled = await started(app, parties);
  await tunde.ok(orders.cancel, { params: { id: cancelled.job.id }, body: { reason: 'Ill' } });
  await settleDispute(await disputed(app, parties), { proposedBy: tunde, acceptedBy: ngozi, gross: '40000' });
  const code = await addBank(tunde);
  for (const end of ['fail', 'settle', 'reverse'] as const) {
    if (end !== 'reverse') {
      await withdraw(app, tunde, done.job.id, code);
    }
    await endTransfer(app, tunde, end);
  }
});
afterAll(() => app.close());

class RolledBack extends Error {}

/** Explains the money after `change`, which is rolled back. */
async function after(change: (tx: Write) => Promise<unknown>) {
  let found: Awaited<ReturnType<typeof explainMoney>> | undefined;
  await app.database.db
    .transaction()
    .execute(async (tx) => {
      await change(tx);
      found = await explainMoney(tx);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (!found) throw new Error('nothing was asked');
  return found;
}

test('all money of funded, accepted, cancelled, settled, paid-out and returned orders is explained', async () => {
  const money = await explainMoney(app.database.db);
  expect(money.unexplained).toEqual([]);
  expect(money.explained).toBe(money.moved);
  expect(money.transactions).toBeGreaterThan(9);
});

const MUTANTS: [string, string, (tx: Write) => Promise<unknown>][] = [
  [
    'a payment that is not there any more',
    'fund-escrow',
    (tx) => sql`update payments set status = 'failed'`.execute(tx),
  ],
  [
    'a payment of another amount',
    'fund-escrow',
    (tx) => sql`update payments set amount = amount - 1`.execute(tx),
  ],
  [
    'an order that never ended',
    'release-escrow',
    (tx) => sql`update jobs set status = 'submitted' where status = 'accepted'`.execute(tx),
  ],
  [
    'an order of another price',
    'cancel-escrow',
    (tx) => sql`update jobs set price = price + 1 where status = 'cancelled'`.execute(tx),
  ],
  [
    'a payout of another amount',
    'start-payout',
    (tx) => sql`update payouts set amount = amount - 1`.execute(tx),
  ],
  [
    'a payout that never returned',
    'return-settled-payout',
    (tx) => sql`update payouts set status = 'success' where status = 'reversed'`.execute(tx),
  ],
  [
    'money of nobody',
    'hold-in-suspense',
    (tx) => holdInSuspense(tx, 'stray-1', 5_000n, 0n, { cause: 'test', actor: 'test', at: new Date() }),
  ],
  [
    'a word that no rule knows',
    'gift',
    (tx) =>
      post(tx, {
        ...{ word: 'gift', key: 'gift:1', cause: 'test', actor: 'test', at: new Date() },
        legs: [
          { account: providerClearing, amount: -5n },
          { account: platformFee, amount: 5n },
        ],
      }),
  ],
];

test.each(MUTANTS)('%s is not explained', async (_, word, change) => {
  const money = await after(change);
  expect(money.unexplained.map((one) => one.word)).toContain(word);
  expect(money.explained).toBeLessThan(money.moved);
});

test.each([
  [0n, 0n, '100.00'],
  [1n, 3n, '33.33'],
  [999_999n, 1_000_000n, '99.99'],
  [5n, 5n, '100.00'],
])('%d of %d is %s percent, never rounded up', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
