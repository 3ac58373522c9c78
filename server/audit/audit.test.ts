/** The ledger refuses invalid entries, and each money invariant catches the bug it is for. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import type { Write } from '#server/core/db/database.ts';
import { escrow, platformFee, providerClearing, talentPayable } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { decideChargeback as bankDecides, chargedBack } from '#server/testing/chargebacks.ts';
import { disputed, settleDispute } from '#server/testing/disputes.ts';
import type { Agreed } from '#server/testing/market.ts';
import { withRollback } from '#server/testing/rollback.ts';
import { accepted, addBank, endTransfer, started, withdraw } from '#server/testing/story.ts';
import { auditMoney, auditTransfers, invariants } from './queries.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let running: Agreed;
let done: Agreed;
let decided: Agreed;

beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  const both = { hunter: ngozi, talent: tunde };
  running = await started(app, both);
  done = await accepted(app, both);
  const cancelled = await started(app, both);
  await tunde.ok(orders.cancel, { params: { id: cancelled.job.id }, body: { reason: 'Ill' } });
  await ngozi.ok(refunds.send, { body: { job_id: cancelled.job.id } });
  decided = await disputed(app, both);
  await settleDispute(decided, { proposedBy: tunde, acceptedBy: ngozi, gross: '40000' });
  await chargedBack(app, await started(app, both));
  await bankDecides(app, await chargedBack(app, await started(app, both)), 'lose');
  await withdraw(app, tunde, done.job.id, await addBank(tunde));
  await endTransfer(app, tunde, 'settle');
});
afterAll(() => app.close());

const rolledBack = <T>(work: (tx: Write) => Promise<T>): Promise<T> => withRollback(app, work);

describe('the book', () => {
  it('explains every kobo of a funded, an accepted, a cancelled, a settled, a charged back, a refunded and a paid-out order', async () => {
    expect(await auditMoney(app.database.db)).toEqual([]);
  });

  const why = { cause: 'test', actor: 'test', at: new Date() };
  const pair = (amount: bigint) => [
    { account: providerClearing, amount: -amount },
    { account: platformFee, amount },
  ];

  it('refuses a posting that does not balance, before the database and in it', async () => {
    const legs = [
      { account: providerClearing, amount: -5n },
      { account: platformFee, amount: 4n },
    ];
    const refused = rolledBack((tx) => post(tx, { word: 'test', key: 'k1', ...why, legs }));
    await expect(refused).rejects.toThrow('does not balance');
    const lopsided = app.database.db.transaction().execute(async (tx) => {
      await post(tx, { word: 'test', key: 'k2', ...why, legs: pair(5n) });
      await sql`
        insert into ledger_entries (transaction_id, account_id, amount)
        select max(t.id), (select id from ledger_accounts where key = 'platform-fee'), 1 from ledger_transactions t
      `.execute(tx);
    });
    await expect(lopsided).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses a transaction without entries', async () => {
    const empty = app.database.db
      .transaction()
      .execute((tx) =>
        tx
          .insertInto('ledger_transactions')
          .values({ word: 'test', idempotency_key: 'empty', cause: 'test', actor: 'test', at: new Date() })
          .execute(),
      );
    await expect(empty).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses the same key twice', async () => {
    const twice = rolledBack(async (tx) => {
      await post(tx, { word: 'test', key: 'same', ...why, legs: pair(5n) });
      await post(tx, { word: 'test', key: 'same', ...why, legs: pair(5n) });
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });

  it('refuses to take more out of an account than it holds', async () => {
    const legs = [
      { account: talentPayable(tunde.id, running.job.id), amount: -1n },
      { account: platformFee, amount: 1n },
    ];
    const over = rolledBack((tx) => post(tx, { word: 'test', key: 'over', ...why, legs }));
    await expect(over).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['an entry changed', sql`update ledger_entries set amount = amount + 1`],
    ['an entry deleted', sql`delete from ledger_entries`],
    ['entries truncated', sql`truncate ledger_entries`],
    ['a transaction changed', sql`update ledger_transactions set word = 'x'`],
    ['a transaction deleted', sql`delete from ledger_transactions`],
    ['a balance set by hand', sql`update ledger_accounts set balance = balance + 1`],
    ['an account handed to another', sql`update ledger_accounts set job_id = null`],
    ['an account deleted', sql`delete from ledger_accounts`],
  ])('refuses %s', async (_case, statement) => {
    await expect(rolledBack((tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses to fund, release, cancel or decide a job twice', async () => {
    const legs = [
      { account: providerClearing, amount: -7n },
      { account: escrow(done.job.id), amount: 7n },
    ];
    for (const word of ['fund-escrow', 'release-escrow', 'cancel-escrow', 'decide-escrow']) {
      const again = rolledBack((tx) =>
        post(tx, { word, key: `again:${word}`, jobId: done.job.id, ...why, legs }),
      );
      await expect(again).rejects.toMatchObject({ code: '23505' });
    }
  });
});

/** For each invariant, a change that breaks it: made with the database's guards off, then rolled back. */
const MUTANTS: Record<string, (tx: Write) => Promise<unknown>> = {
  I39: (tx) =>
    sql`update waits set until_at = until_at + interval '1 hour' where until_at is not null`.execute(tx),
  I1: (tx) => sql`delete from ledger_entries where id = (select min(id) from ledger_entries)`.execute(tx),
  I2: (tx) =>
    sql`update ledger_entries set amount = amount + 1 where id = (select min(id) from ledger_entries)`.execute(
      tx,
    ),
  I3: (tx) => sql`update ledger_accounts set balance = balance + 1 where key = 'platform-fee'`.execute(tx),
  I4: (tx) =>
    sql`
      update ledger_entries set amount = amount + 1
      where account_id = (select id from ledger_accounts where key = ${`escrow:${running.job.id}`})
    `.execute(tx),
  I5: (tx) =>
    sql`
      update ledger_entries set amount = amount - 1
      where account_id in (select id from ledger_accounts where kind = 'payout-in-flight') and amount < 0
    `.execute(tx),
  I6: (tx) =>
    sql`
      update ledger_entries set amount = amount - 1
      where account_id = (select id from ledger_accounts where key = 'platform-fee') and amount > 0
    `.execute(tx),
  I7: (tx) => sql`update payouts set provider_fee = 0 where status = 'success'`.execute(tx),
  I11: (tx) => sql`update payments set status = 'returned' where job_id = ${running.job.id}`.execute(tx),
  I12: (tx) => sql`update bids set price = price + 100 where id = ${running.bid.id}`.execute(tx),
  I13: (tx) =>
    sql`
      insert into ledger_transactions (word, idempotency_key, cause, actor, job_id, at)
      values ('cancel-escrow', 'mutant', 'test', 'test', ${done.job.id}, now())
    `.execute(tx),
  I14: (tx) => sql`update payouts set amount = amount + 1`.execute(tx),
  I27: (tx) =>
    sql`update ledger_accounts set balance = balance + 1 where kind = 'hunter-payback'`.execute(tx),
  I29: (tx) => sql`update jobs set status = 'accepted' where id = ${running.job.id}`.execute(tx),
  I35: (tx) => sql`update disputes set gross = gross - 100 where job_id = ${decided.job.id}`.execute(tx),
  I36: (tx) => sql`update jobs set status = 'disputed' where id = ${running.job.id}`.execute(tx),
  I37: (tx) =>
    sql`
      insert into refunds (id, reference, amount, status, asked_by, created_at, updated_at)
      values (gen_random_uuid(), 'mutant', 5000, 'pending', ${ngozi.id}, now(), now())
    `.execute(tx),
  I43: (tx) => sql`update refunds set status = 'failed' where user_id is not null`.execute(tx),
  I40: (tx) => sql`update chargebacks set amount = amount - 1 where status = 'open'`.execute(tx),
  I41: (tx) => sql`update chargebacks set status = 'won' where status = 'lost'`.execute(tx),
  I42: (tx) => sql`update jobs set frozen_at = null`.execute(tx),
  I38: (tx) =>
    sql`
      insert into operator_log (at, operator_id, act, about_kind, about_id, reason, request_id)
      select now(), ${tunde.id}, 'dispute.note', 'dispute', id, 'It is my own order', 'mutant' from disputes
    `.execute(tx),
  I33: (tx) => sql`update payouts set user_id = ${ngozi.id}`.execute(tx),
  I17: (tx) => sql`update payouts set status = 'reversed'`.execute(tx),
  I23: (tx) =>
    sql`
      with dearer as (
        insert into fee_policies (service_fee_bp, rejection_fee_bp, cancellation_fee_bp, delay_deduction_bp,
          passed_threshold, published_at, effective_at)
        values (1200, 750, 250, 100, 2, now(), now() + interval '30 days')
        returning id
      )
      update jobs set policy_id = (select id from dearer) where id = ${done.job.id}
    `.execute(tx),
  I26: (tx) =>
    sql`
      insert into payouts select (jsonb_populate_record(p, jsonb_build_object(
        'id', gen_random_uuid(), 'reference', 'counted-twice', 'job_id', null))).*
      from payouts p
    `.execute(tx),
  I30: (tx) =>
    sql`update ledger_transactions set at = at - interval '1 day' where word = 'release-escrow'`.execute(tx),
  I32: (tx) => sql`update payments set status = 'suspense' where job_id = ${running.job.id}`.execute(tx),
};

/** Further bugs that no single table shows, and the invariant that catches each. */
const FURTHER: [string, string, string, (tx: Write) => Promise<unknown>][] = [
  [
    ...(['I9', 'the last event wins: a late word unmakes a payment', 'I7'] as const),
    (tx) => sql`update payments set status = 'failed' where status = 'funded'`.execute(tx),
  ],
  [
    ...(['I10', 'a payment of another amount moved the escrow', 'I7'] as const),
    (tx) => sql`update payments set amount = amount - 100 where status = 'funded'`.execute(tx),
  ],
  [
    ...(['I28', 'a whole transaction is gone, with its legs and their part of the balances', 'I32'] as const),
    async (tx) => {
      await sql`
        update ledger_accounts a set balance = a.balance - e.amount
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = a.id and t.idempotency_key = ${`fund-escrow:${running.job.id}`}
      `.execute(tx);
      await sql`
        delete from ledger_entries where transaction_id = (
          select id from ledger_transactions where idempotency_key = ${`fund-escrow:${running.job.id}`})
      `.execute(tx);
      await sql`
        delete from ledger_transactions where idempotency_key = ${`fund-escrow:${running.job.id}`}
      `.execute(tx);
    },
  ],
  [
    ...(['I31', 'a person is erased with the accounts of their money', 'I26'] as const),
    (tx) => sql`delete from ledger_accounts where user_id = ${tunde.id}`.execute(tx),
  ],
];

/** Indexes that would refuse the mutant before the invariant sees it. */
const STRICT_INDEXES = ['ledger_one_ending', 'ledger_one_funding'];

/** Returns the invariants that a change to the ledger breaks with its guards off; the change is rolled back. */
function brokenBy(mutant: ((tx: Write) => Promise<unknown>) | undefined): Promise<string[]> {
  return rolledBack(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const index of STRICT_INDEXES) await sql`drop index ${sql.ref(index)}`.execute(tx);
    await mutant?.(tx);
    return (await auditMoney(tx)).map((violation) => violation.invariant);
  });
}

describe('each invariant', () => {
  it.each(invariants.map(({ id, property }) => [id, property] as const))(
    '%s catches its mutant: %s',
    async (id) => {
      const mutant = MUTANTS[id];
      expect(mutant, `a mutant of ${id}`).toBeDefined();
      expect(await brokenBy(mutant)).toContain(id);
    },
  );

  it.each(FURTHER)('%s: %s, seen by %s', async (_id, _what, seenBy, mutant) => {
    expect(await brokenBy(mutant)).toContain(seenBy);
  });

  it('I16 catches a payout that is called failed while the provider has it', async () => {
    const caught = await rolledBack(async (tx) => {
      await sql`update payouts set status = 'failed'`.execute(tx);
      const { reference, amount } = await tx
        .selectFrom('payouts')
        .select(['reference', 'amount'])
        .executeTakeFirstOrThrow();
      return auditTransfers(tx, [{ reference, amount, accepted: 1, status: 'pending' }]);
    });
    expect(caught.map((violation) => violation.invariant)).toEqual(['I16']);
  });

  it('I15 catches a second reference and a transfer that was accepted twice', async () => {
    const { reference, amount } = await app.database.db
      .selectFrom('payouts')
      .select(['reference', 'amount'])
      .executeTakeFirstOrThrow();
    const audit = (one: { reference: string; accepted: number; amount: bigint }) =>
      auditTransfers(app.database.db, [one]);
    expect(await audit({ reference, accepted: 1, amount })).toEqual([]);
    expect(await audit({ reference, accepted: 2, amount })).toHaveLength(1);
    expect(await audit({ reference: 'payout-made-up-by-a-retry', accepted: 1, amount })).toHaveLength(1);
  });
});
