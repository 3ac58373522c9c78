/** Checks that must hold after every command, and once everything has come to rest. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { auditMoney, auditTransfers, type ProviderTransfer } from '#server/audit/queries.ts';
import { reconcile } from '#server/reconciliation/commands.ts';
import type { TestApp } from '#server/testing/app.ts';
import { applyBankDecisions, checkFrozen } from './banks.ts';
import type { Share } from './division.ts';
import {
  count,
  endIn,
  jobOf,
  type Model,
  mayHaveMoved,
  nowOf,
  type Order,
  type Real,
  type Status,
} from './state.ts';

type BookTransfer = { reference: string; accepted: number; amountKobo: number; status: string };

async function transfersOf(app: TestApp): Promise<BookTransfer[]> {
  return (await app.control('GET', '/transfers')) as unknown as BookTransfer[];
}

/** Checks the money invariants in the database, and compares with the provider's own book. */
export async function checkMoney(app: TestApp): Promise<void> {
  const { db } = app.database;
  expect(await auditMoney(db)).toEqual([]);
  const book: ProviderTransfer[] = (await transfersOf(app)).map(({ amountKobo, ...one }) => ({
    ...one,
    amount: BigInt(amountKobo),
  }));
  expect(await auditTransfers(db, book)).toEqual([]);
}

type JobRow = { id: string; status: Status; funded_at: Date | null; ended_at: Date | null };

/** Checks that every order has the status and money of the model, or took a step that time or money causes by itself. */
export async function checkOrders(model: Model, real: Real): Promise<void> {
  const { db } = real.app.database;
  const { rows } = await sql<JobRow>`
    select id, status, funded_at, ended_at from jobs where id = any(${model.orders.map(jobOf)}::uuid[])
  `.execute(db);
  for (const order of model.orders) {
    const found = rows.find(({ id }) => id === jobOf(order));
    if (!found) continue;
    const now = nowOf(real);
    // Money that a bank asks back must have arrived first.
    if (order.status === 'agreed' && found.funded_at) follow(order, { ...found, status: 'active' }, now);
    if (order.status !== found.status && mayHaveMoved(order, found.status, now)) follow(order, found, now);
    await applyBankDecisions(order, real);
    if (order.status !== found.status) follow(order, found, now);
  }
  await checkFrozen(model.orders, real);
  await checkShares(model, real);
}

/** Updates the model for a step that no call caused. */
function follow(order: Order, found: JobRow, now: number): void {
  if (!mayHaveMoved(order, found.status, now))
    throw new Error(`an order that was ${order.status} is ${found.status} by itself`);
  if (found.status === 'accepted') {
    endIn(order, 'accepted', { by: 'acceptance', at: found.ended_at?.getTime() ?? now });
  } else if (order.status === 'offered') {
    Object.assign(order, { status: found.status, silenceAt: null });
  } else {
    order.status = found.status;
    order.fundedAt = found.funded_at?.getTime() ?? now;
  }
}

type ShareRow = { job_id: string; talent: bigint; hunter: bigint; fee: bigint; charge: bigint };

/** Checks that the booking of each ended order equals the model's own division, to the kobo. */
async function checkShares({ orders }: Model, { app }: Real): Promise<void> {
  const { rows } = await sql<ShareRow>`
    select t.job_id,
      coalesce(sum(e.amount) filter (where a.kind = 'talent-payable'), 0)::bigint as talent,
      coalesce(sum(e.amount) filter (where a.kind = 'hunter-payback'), 0)::bigint as hunter,
      coalesce(sum(e.amount) filter (where a.kind = 'platform-fee'), 0)::bigint as fee,
      coalesce(sum(e.amount) filter (where a.kind = 'gateway-fee-cost'), 0)::bigint as charge
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.word in ('release-escrow', 'cancel-escrow', 'decide-escrow', 'divide-charged-back')
      and t.job_id = any(${orders.map(jobOf)}::uuid[])
    group by t.job_id
  `.execute(app.database.db);
  const booked = new Map(rows.map(({ job_id, ...parts }): [string, Share] => [job_id, parts]));
  for (const order of orders)
    expect(booked.get(jobOf(order)) ?? null, describeOrder(order)).toEqual(order.ending?.parts ?? null);
}

/** Returns the facts of an order, for the message of a failed money check. */
function describeOrder({ agreed: _, checkouts: __, ...facts }: Order): string {
  return JSON.stringify(facts, (_key, value) => (typeof value === 'bigint' ? `${value}` : value));
}

/** Ends everything pending at the provider and lets time pass until nothing waits any more. */
export async function comeToRest(model: Model, { app }: Real): Promise<void> {
  await app.control('POST', '/faults/clear');
  for (const one of model.orders.flatMap(({ chargebacks }) => chargebacks)) {
    const verb = Number(one.id) % 2 ? 'lose' : 'win';
    // One that is already decided stays so.
    if (await app.control('POST', `/disputes/${one.id}/${verb}`, { webhook: true }).catch(() => null))
      one.decided = verb === 'win' ? 'won' : 'lost';
  }
  for (let round = 0; round < 3; round += 1) {
    app.passMinutes(70);
    await app.settle();
    for (const { reference, status } of await transfersOf(app))
      if (status === 'pending')
        await app.control('POST', `/transfers/${reference}/settle`, { webhook: round === 0 });
    const refunds = (await app.control('GET', '/refunds')) as unknown as { id: number; status: string }[];
    for (const { id, status } of refunds)
      if (!['processed', 'failed'].includes(status))
        await app.control('POST', `/refunds/${id}/move`, { status: 'processed', webhook: round === 0 });
  }
  app.passMinutes(70);
  await app.settle();
}

/** Checks at rest: every payment is booked, every request has ended, and both books agree. */
export async function checkRest(model: Model, real: Real): Promise<void> {
  const { app } = real;
  await checkMoney(app);
  await checkOrders(model, real);
  const { rows: waiting } = await sql<{ what: string }>`
    select 'payout ' || status as what from payouts where status in ('new', 'sending', 'unknown', 'pending')
    union all
    select 'refund ' || status from refunds where status not in ('processed', 'failed')
    union all
    select kind || ' ' || coalesce(error, '') from work_items where subject <> ''
  `.execute(app.database.db);
  expect(waiting).toEqual([]);
  // A page that was abandoned and then paid without a webhook is what reconciliation is for.
  const both = await reconcile(app.services, 'month');
  expect(both).toMatchObject({ complete: true, found: [] });
  for (const { class: kind, subject } of both.repaired) count(real, `repaired: ${kind} of a ${subject}`);
  await checkOrders(model, real);
  for (const order of model.orders) await checkPages(order, app);
  await checkStrays(model, app);
  await checkMoney(app);
}

/** Checks that at most one paid page paid for the order and the hunter got all others back, whatever the amounts. */
async function checkPages({ agreed, fundedAt, checkouts }: Order, app: TestApp): Promise<void> {
  const { rows } = await sql<{ status: string; pages: number }>`
    select status, count(*)::int as pages
    from payments
    where job_id = ${agreed.job.id} and status in ('funded', 'returned', 'suspense')
    group by status
  `.execute(app.database.db);
  const pages = Object.fromEntries(rows.map((row) => [row.status, row.pages]));
  const paid = checkouts.filter((one) => one.paid !== null).length;
  const funded = fundedAt === null ? 0 : 1;
  const { funded: held = 0, returned = 0, suspense = 0 } = pages;
  expect({ held, returned, suspense }).toEqual({ held: funded, returned: paid - funded, suspense: 0 });
}

/** Checks that each unassigned payment is in suspense, with the hunter it was given to, or with its payer, and in only one of them. */
async function checkStrays({ strays }: Model, app: TestApp): Promise<void> {
  for (const { reference, amount, with: place } of strays) {
    const { rows } = await sql<{ held: bigint; given: bigint; sent: bigint }>`
      select
        (select coalesce(sum(balance), 0) from ledger_accounts where key = ${`suspense:${reference}`})::bigint as held,
        (select coalesce(sum(e.amount), 0)
          from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id
          join ledger_accounts a on a.id = e.account_id and a.kind = 'hunter-payback'
          where t.idempotency_key = ${`give-from-suspense:${reference}`})::bigint as given,
        (select coalesce(sum(amount), 0) from refunds
          where reference = ${reference} and status = 'processed')::bigint as sent
    `.execute(app.database.db);
    expect(rows, `${reference} is with ${place}`).toEqual([
      {
        held: place === 'suspense' ? amount : 0n,
        given: place === 'hunter' ? amount : 0n,
        sent: place === 'payer' ? amount : 0n,
      },
    ]);
  }
}
