/** What must hold after every command, and what must be true when everything has come to rest. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { auditMoney, auditTransfers, type ProviderTransfer } from '#server/audit/queries.ts';
import { reconcile } from '#server/reconciliation/commands.ts';
import type { TestApp } from '#server/testing/app.ts';
import { count, jobOf, type Model, mayHaveMoved, type Real, type Status } from './state.ts';

type BookTransfer = { reference: string; accepted: number; amountKobo: number; status: string };

async function transfersOf(app: TestApp): Promise<BookTransfer[]> {
  return (await app.control('GET', '/transfers')) as unknown as BookTransfer[];
}

/** The money invariants on the database, and the provider's own book as the second witness. */
export async function checkMoney(app: TestApp): Promise<void> {
  const { db } = app.database;
  expect(await auditMoney(db)).toEqual([]);
  const book: ProviderTransfer[] = (await transfersOf(app)).map(({ reference, accepted, amountKobo }) => ({
    reference,
    accepted,
    amount: BigInt(amountKobo),
  }));
  expect(await auditTransfers(db, book)).toEqual([]);
}

/** Every order stands where the model has it, or took a step that time and money take by themselves. */
export async function checkOrders(model: Model, { app }: Real): Promise<void> {
  const { rows } = await sql<{ id: string; status: Status }>`
    select id, status from jobs where id = any(${model.orders.map(jobOf)}::uuid[])
  `.execute(app.database.db);
  const now = app.services.clock.now();
  for (const order of model.orders) {
    const found = rows.find(({ id }) => id === jobOf(order))?.status as Status;
    if (found === order.status) continue;
    if (!mayHaveMoved(order, found, now))
      throw new Error(`an order that was ${order.status} is ${found} by itself`);
    order.status = found;
    order.started = false;
  }
}

/** Ends what is under way at the provider and lets time pass until nothing waits any more. */
export async function comeToRest({ app }: Real): Promise<void> {
  await app.control('POST', '/faults/clear');
  for (let round = 0; round < 3; round += 1) {
    app.passMinutes(70);
    await app.settle();
    for (const { reference, status } of await transfersOf(app))
      if (status === 'pending')
        await app.control('POST', `/transfers/${reference}/settle`, { webhook: round === 0 });
  }
  app.passMinutes(70);
  await app.settle();
}

/** At rest: everything paid is booked, everything asked has ended, and both books say the same. */
export async function checkRest(model: Model, real: Real): Promise<void> {
  const { app } = real;
  await checkMoney(app);
  await checkOrders(model, real);
  const { rows: waiting } = await sql<{ what: string }>`
    select 'payout ' || status as what from payouts where status in ('new', 'sending', 'unknown', 'pending')
    union all
    select 'event ' || event from provider_inbox where handled_at is null
  `.execute(app.database.db);
  expect(waiting).toEqual([]);
  // A page that was given up and then paid without a word is what the comparison is for.
  const both = await reconcile(app.services, 'month');
  expect(both).toMatchObject({ complete: true, found: [] });
  for (const { class: kind, subject } of both.repaired) count(real, `repaired: ${kind} of a ${subject}`);
  const paid = model.orders.flatMap(({ checkouts }) => checkouts.filter((one) => one.paid !== null));
  const { rows: unbooked } = await sql<{ reference: string }>`
    select reference from payments
    where reference = any(${paid.map(({ reference }) => reference)}::text[])
      and status not in ('funded', 'returned', 'suspense')
  `.execute(app.database.db);
  expect(unbooked).toEqual([]);
  await checkMoney(app);
}
