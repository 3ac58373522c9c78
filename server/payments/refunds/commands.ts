/** Sends money in suspense back to whoever paid it, once. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { newId } from '#server/core/security/ids.ts';
import { fits, perform } from '#server/core/work/acts.ts';
import { record as recordEvent } from '#server/core/work/events.ts';
import { returnRefund, settleRefund, startRefund } from '#server/ledger/books/postings.ts';
import type { Cause } from '#server/ledger/postings.ts';
import { PROVIDER, type RefundRow, refunds, SENDER } from '../acts.ts';
import {
  createRefund,
  fetchRefund,
  listRefunds,
  type Outcome,
  type ProviderRefund,
  verifyTransaction,
} from '../adapter.ts';
import {
  advance,
  type ProviderRequest,
  putProviderRequest,
  type Seen,
} from '../provider-requests/commands.ts';

/**
 * The provider knows no key that makes a second request harmless: its list is read before every request and after
 * every refusal, and ours is known by its note. As each is whole, the provider itself refuses a second one.
 */
export const refunding: ProviderRequest<RefundRow, ProviderRefund> = {
  kind: 'refund',
  lock: (tx, id) => tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  begin: (tx, refund, at) =>
    perform(tx, refunds, refund, 'send', { by: SENDER, at, set: { attempts: refund.attempts + 1 } }),
  looksFirst: true,
  look: (services, refund) =>
    refund.provider_id
      ? fetchRefund(services.config.paystack, refund.provider_id)
      : findOurs(services, refund),
  send: ({ config }, refund) =>
    createRefund(config.paystack, {
      reference: refund.reference,
      amount: refund.amount,
      note: noteOf(refund),
    }),
  record,
};

/** Commits nothing by itself: writes the intent and takes the money out of suspense, in the transaction of the act. */
export async function openRefund(
  tx: Write,
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
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await putProviderRequest(tx, refunding.kind, refund);
  await startRefund(tx, refund, order.amount, why);
  return refund;
}

/** Sends one refund, or asks for its state; returns the row as it is then. */
export function advanceRefund(services: Services, id: string): Promise<RefundRow> {
  return advance(services, refunding, id);
}

/** By this note ours is known among the refunds at the provider. */
export function noteOf(refund: { id: string }): string {
  return `Refund ${refund.id}`;
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

async function record(
  tx: Write,
  refund: RefundRow,
  { outcome }: Seen<ProviderRefund>,
  at: Date,
): Promise<RefundRow> {
  if (!fits(refunds, refund, 'settle')) return refund;
  const isPending = refund.status === 'pending';
  const queue = (set: Partial<RefundRow>) => perform(tx, refunds, refund, 'queue', { by: PROVIDER, at, set });
  if (outcome.kind === 'unknown')
    return isPending
      ? refund
      : perform(tx, refunds, refund, 'lose-sight', { by: SENDER, at, set: { failure: outcome.reason } });
  if (outcome.kind === 'refused')
    return isPending
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
  tx: Write,
  refund: RefundRow,
  verb: 'settle' | 'fail',
  at: Date,
  set: Partial<RefundRow>,
): Promise<RefundRow> {
  const why: Cause = { cause: `refund:${refund.reference}`, actor: 'provider', at };
  return perform(tx, refunds, refund, verb, {
    by: PROVIDER,
    at,
    set,
    post: () => (verb === 'settle' ? settleRefund : returnRefund)(tx, refund, refund.amount, why),
  });
}

type Paid = { job_id: string; title: string; hunter_id: string; currency: string | null };

/** The hunter of a payment of ours is notified that it went back, once; of other money nobody is known. */
async function notify(tx: Write, refund: RefundRow, at: Date): Promise<void> {
  const { rows } = await sql<Paid>`
    select p.job_id, j.title, p.hunter_id, h.currency
    from payments p
    join jobs j on j.id = p.job_id
    join users u on u.id = p.hunter_id and u.deleted_at is null
    left join held_receipts h on h.reference = p.reference
    where p.reference = ${refund.reference}
  `.execute(tx);
  for (const { job_id, title, hunter_id, currency } of rows)
    await recordEvent(tx, {
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

/** The provider spoke of a refund of this payment: its own state decides. */
export async function confirmRefunds(services: Services, reference: string): Promise<boolean> {
  const live = await services.database.db
    .selectFrom('refunds')
    .select('id')
    .where('reference', '=', reference)
    .where('status', 'in', ['new', 'sending', 'unknown', 'pending'])
    .execute();
  for (const { id } of live) await advanceRefund(services, id);
  return true;
}
