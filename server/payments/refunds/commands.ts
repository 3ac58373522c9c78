/** Sends money in suspense back to whoever paid it: intent first, then the call, then the record; never twice. */
import type { Selectable } from 'kysely';
import { askAgainAt } from '#server/core/clock.ts';
import type { Services } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { newId } from '#server/core/ids.ts';
import type { Refunds } from '#server/core/tables.gen.ts';
import { startRefund } from '#server/ledger/books/postings.ts';
import type { Cause } from '#server/ledger/postings.ts';
import {
  createRefund,
  fetchRefund,
  listRefunds,
  type Outcome,
  type ProviderRefund,
  verifyTransaction,
} from '../adapter.ts';
import { moveRefund } from './lifecycle.ts';

export type RefundRow = Selectable<Refunds>;

const LIVE = ['new', 'sending', 'unknown', 'pending'] as const;
/** A sender that died between asking and recording is taken over after this long. */
const ABANDONED_AFTER_MS = 60_000;
const BATCH = 50;

/** Commits nothing by itself: writes the intent and takes the money out of suspense, in the transaction of the act. */
export async function openRefund(
  tx: Tx,
  order: { reference: string; amount: bigint; askedBy: string },
  why: Cause,
): Promise<RefundRow> {
  const refund = await tx
    .insertInto('refunds')
    .values({
      id: newId(),
      reference: order.reference,
      amount: order.amount,
      status: 'new',
      asked_by: order.askedBy,
      created_at: why.at,
      updated_at: why.at,
      check_after: new Date(why.at.getTime() + 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await startRefund(tx, refund, order.amount, why);
  return refund;
}

/** Sends one refund, or asks what became of it; answers it as it stands then. */
export async function advanceRefund(services: Services, id: string): Promise<RefundRow> {
  const { db } = services.database;
  const claimed = await db.transaction().execute((tx) => claim(tx, id, services.clock.now()));
  if (!claimed) return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seen = claimed.provider_id
    ? await fetchRefund(services.config.paystack, claimed.provider_id)
    : await lookOrSend(services, claimed);
  return db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund) throw new Error(`no refund ${id}`);
    // Who was taken over has nothing to say any more: its answer is older than what the next one did.
    if (refund.attempts !== claimed.attempts) return refund;
    return apply(tx, refund, seen, services.clock.now());
  });
}

/** Commits that this process is asking the provider now; null when somebody else is, or it is finished. */
async function claim(tx: Tx, id: string, now: Date): Promise<RefundRow | null> {
  const refund = await lockRefund(tx, id);
  if (!refund || !(LIVE as readonly string[]).includes(refund.status)) return null;
  if (refund.status === 'pending') return refund;
  const age = now.getTime() - refund.updated_at.getTime();
  if (refund.status === 'sending' && age < ABANDONED_AFTER_MS) return null;
  return tx
    .updateTable('refunds')
    .set({ status: 'sending', attempts: refund.attempts + 1, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** By this note ours is known among the refunds at the provider. */
export function noteOf(refund: { id: string }): string {
  return `Refund ${refund.id}`;
}

/**
 * The provider knows no key that makes a second request harmless: its list is read before every request and after
 * every refusal, and ours is known by its note. As each is whole, the provider itself refuses a second one.
 */
async function lookOrSend(services: Services, refund: RefundRow): Promise<Outcome<ProviderRefund>> {
  const { paystack } = services.config;
  const known = await findOurs(services, refund);
  if (known.kind !== 'refused') return known;
  const made = await createRefund(paystack, {
    reference: refund.reference,
    amount: refund.amount,
    note: noteOf(refund),
  });
  if (made.kind !== 'refused') return made;
  const found = await findOurs(services, refund);
  return found.kind === 'refused' ? made : found;
}

/** Ours among the refunds of the payment; `refused` when the provider knows none. */
async function findOurs(services: Services, refund: RefundRow): Promise<Outcome<ProviderRefund>> {
  const { paystack } = services.config;
  const payment = await verifyTransaction(paystack, refund.reference);
  if (payment.kind !== 'ok') return payment;
  const list = await listRefunds(paystack, payment.data.id);
  if (list.kind !== 'ok') return { kind: 'unknown', reason: 'the list of refunds could not be read' };
  const ours = list.data.find((one) => one.merchant_note === noteOf(refund));
  return ours ? { kind: 'ok', data: ours } : { kind: 'refused', code: 'no_refund', message: 'no refund yet' };
}

/** What the provider's answer means. */
async function apply(
  tx: Tx,
  refund: RefundRow,
  outcome: Outcome<ProviderRefund>,
  now: Date,
): Promise<RefundRow> {
  const why: Cause = { cause: `refund:${refund.reference}`, actor: 'provider', at: now };
  const later = { check_after: askAgainAt(refund.created_at, now) };
  if (outcome.kind === 'unknown')
    return refund.status === 'pending'
      ? moveRefund(tx, refund, 'queue', why, later)
      : moveRefund(tx, refund, 'lose-sight', why, { ...later, failure: outcome.reason });
  if (outcome.kind === 'refused')
    return refund.status === 'pending'
      ? moveRefund(tx, refund, 'queue', why, { ...later, failure: outcome.message })
      : moveRefund(tx, refund, 'fail', why, { failure: outcome.message, check_after: null });
  const { id, status } = outcome.data;
  const known = { provider_id: id };
  if (status === 'processed')
    return moveRefund(tx, refund, 'settle', why, { ...known, failure: null, check_after: null });
  if (status === 'failed')
    return moveRefund(tx, refund, 'fail', why, { ...known, failure: status, check_after: null });
  const failure = status === 'needs-attention' ? status : null;
  return moveRefund(tx, refund, 'queue', why, { ...known, ...later, failure });
}

/** The provider spoke of a refund of this payment: its own state decides. True when settled for now. */
export async function confirmRefunds(services: Services, reference: string): Promise<boolean> {
  const live = await services.database.db
    .selectFrom('refunds')
    .select('id')
    .where('reference', '=', reference)
    .where('status', 'in', [...LIVE])
    .execute();
  for (const { id } of live) await advanceRefund(services, id);
  return true;
}

/** Asks about every unfinished refund whose time has come. */
export async function completeRefunds(services: Services): Promise<number> {
  const due = await services.database.db
    .selectFrom('refunds')
    .select('id')
    .where('status', 'in', [...LIVE])
    .where('check_after', '<=', services.clock.now())
    .orderBy('check_after')
    .limit(BATCH)
    .execute();
  for (const { id } of due) await advanceRefund(services, id);
  return due.length;
}

function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  return tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
