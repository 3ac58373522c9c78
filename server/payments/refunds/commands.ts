/** Sends money in suspense back to whoever paid it: intent first, then the call, then the record; never twice. */
import { sql } from 'kysely';
import { askAgainAt } from '#server/core/clock.ts';
import type { Tx } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { newId } from '#server/core/security/ids.ts';
import { fits, perform } from '#server/core/work/acts.ts';
import { record } from '#server/core/work/events.ts';
import { returnRefund, settleRefund, startRefund } from '#server/ledger/books/postings.ts';
import type { Cause } from '#server/ledger/postings.ts';
import { PROVIDER, SENDER } from '../acts.ts';
import {
  createRefund,
  fetchRefund,
  listRefunds,
  type Outcome,
  type ProviderRefund,
  verifyTransaction,
} from '../adapter.ts';
import { type RefundRow, refunds } from './acts.ts';

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
  if (refund?.status === 'pending') return refund;
  if (!refund || !fits(refunds, refund, 'send')) return null;
  const age = now.getTime() - refund.updated_at.getTime();
  if (refund.status === 'sending' && age < ABANDONED_AFTER_MS) return null;
  return perform(tx, refunds, refund, 'send', {
    by: SENDER,
    at: now,
    set: { attempts: refund.attempts + 1 },
  });
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

/** What the provider's answer means; what it repeats of an ended refund changes nothing. */
async function apply(
  tx: Tx,
  refund: RefundRow,
  outcome: Outcome<ProviderRefund>,
  at: Date,
): Promise<RefundRow> {
  if (!fits(refunds, refund, 'settle')) return refund;
  const later = { check_after: askAgainAt(refund.created_at, at) };
  const queue = (set: Partial<RefundRow>) =>
    perform(tx, refunds, refund, 'queue', { by: PROVIDER, at, set: { ...later, ...set } });
  if (outcome.kind === 'unknown')
    return refund.status === 'pending'
      ? queue({})
      : perform(tx, refunds, refund, 'lose-sight', {
          by: SENDER,
          at,
          set: { ...later, failure: outcome.reason },
        });
  if (outcome.kind === 'refused')
    return refund.status === 'pending'
      ? queue({ failure: outcome.message })
      : end(tx, refund, 'fail', at, { failure: outcome.message });
  const { id: provider_id, status } = outcome.data;
  if (status === 'processed') {
    await notify(tx, refund, at);
    return end(tx, refund, 'settle', at, { provider_id, failure: null });
  }
  if (status === 'failed') return end(tx, refund, 'fail', at, { provider_id, failure: status });
  return queue({ provider_id, failure: status === 'needs-attention' ? status : null });
}

function end(
  tx: Tx,
  refund: RefundRow,
  verb: 'settle' | 'fail',
  at: Date,
  set: Partial<RefundRow>,
): Promise<RefundRow> {
  const why: Cause = { cause: `refund:${refund.reference}`, actor: 'provider', at };
  return perform(tx, refunds, refund, verb, {
    by: PROVIDER,
    at,
    set: { ...set, check_after: null },
    post: () => (verb === 'settle' ? settleRefund : returnRefund)(tx, refund, refund.amount, why),
  });
}

type Paid = { job_id: string; title: string; hunter_id: string; currency: string | null };

/** The hunter of a payment of ours is notified that it went back, once; of other money nobody is known. */
async function notify(tx: Tx, refund: RefundRow, at: Date): Promise<void> {
  const { rows } = await sql<Paid>`
    select p.job_id, j.title, p.hunter_id, h.currency
    from payments p
    join jobs j on j.id = p.job_id
    join users u on u.id = p.hunter_id and u.deleted_at is null
    left join held_receipts h on h.reference = p.reference
    where p.reference = ${refund.reference}
  `.execute(tx);
  for (const { job_id, title, hunter_id, currency } of rows)
    await record(tx, {
      name: 'payment.refund',
      about: { kind: 'job', id: job_id },
      actor: PROVIDER,
      facts: {
        title,
        amount: String(refund.amount),
        currency: currency ?? 'NGN',
        user_id: hunter_id,
        reference: refund.reference,
      },
      at,
    });
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
