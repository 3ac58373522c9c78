/** Sends money back to its payer, once: all of a payment in suspense, or up to the amount of a hunter's payback. */
import { sql } from 'kysely';
import { unfinishedStatuses } from '#contract/acts/statuses.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { newId } from '#server/core/security/ids.ts';
import { isStatusAllowed, perform } from '#server/core/work/acts.ts';
import { record as recordEvent } from '#server/core/work/events.ts';
import { returnRefund, settleRefund, startRefund } from '#server/ledger/books/postings.ts';
import type { PostingContext } from '#server/ledger/postings.ts';
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
  type ProviderAnswer,
  type ProviderRequest,
  putProviderRequest,
} from '../provider-requests/commands.ts';

/**
 * An unanswered request may not be in the provider's list yet. The provider refuses a second refund of a whole payment but
 * not of a part: until this time has passed, a partial refund is only looked up.
 */
const RESEND_AFTER_MS = 30 * 60_000;

/**
 * The provider has no idempotency key for refunds: its list is read before every request and after every refusal, and
 * ours is recognised by its note.
 */
export const refunding: ProviderRequest<RefundRow, ProviderRefund> = {
  kind: 'refund',
  lock: (tx, id) => tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  begin: (tx, refund, at) =>
    perform(tx, refunds, refund, 'send', {
      by: SENDER,
      at,
      set: { attempts: refund.attempts + 1, ...(maySend(refund, at) && { sent_at: at }) },
    }),
  mustLookUpFirst: true,
  async lookUp(services, refund) {
    if (refund.provider_id) return fetchRefund(services.config.paystack, refund.provider_id);
    const found = await findOurs(services, refund);
    const isSentNow = refund.sent_at?.getTime() === refund.updated_at.getTime();
    return found.kind === 'refused' && !isSentNow
      ? { kind: 'unknown', reason: 'not in the list of refunds yet' }
      : found;
  },
  send: ({ config }, refund) =>
    createRefund(config.paystack, {
      reference: refund.reference,
      amount: refund.amount,
      note: noteOf(refund),
    }),
  record,
};

function maySend({ user_id, sent_at }: RefundRow, at: Date): boolean {
  return user_id === null || sent_at === null || at.getTime() - sent_at.getTime() >= RESEND_AFTER_MS;
}

type Order = {
  reference: string;
  amount: bigint;
  askedBy: string;
  /** The owner of the payback it is taken from; null when it is taken from suspense. */
  owner: { userId: string; jobId: string } | null;
};

/** Writes the intent and reserves the money, within the caller's transaction. */
export async function openRefund(tx: Write, order: Order, context: PostingContext): Promise<RefundRow> {
  const refund = await tx
    .insertInto('refunds')
    .values({
      id: newId(),
      reference: order.reference,
      amount: order.amount,
      asked_by: order.askedBy,
      user_id: order.owner?.userId ?? null,
      job_id: order.owner?.jobId ?? null,
      created_at: context.at,
      updated_at: context.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await putProviderRequest(tx, refunding.kind, refund);
  await startRefund(tx, refund, context);
  return refund;
}

/** Sends one refund, or looks up its state; returns the updated row. */
export function advanceRefund(services: Services, id: string): Promise<RefundRow> {
  return advance(services, refunding, id);
}

/** The note by which our refund is recognised at the provider. */
export function noteOf(refund: { id: string }): string {
  return `Refund ${refund.id}`;
}

/** Our refund among those of the payment; `refused` when the provider has none. */
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
  { outcome }: ProviderAnswer<ProviderRefund>,
  at: Date,
): Promise<RefundRow> {
  if (!isStatusAllowed(refunds, refund, 'settle')) return refund;
  const isPending = refund.status === 'pending';
  const queue = (set: Partial<RefundRow>) => perform(tx, refunds, refund, 'queue', { by: PROVIDER, at, set });
  if (outcome.kind === 'unknown')
    return isPending
      ? refund
      : perform(tx, refunds, refund, 'lose-sight', { by: SENDER, at, set: { failure: outcome.reason } });
  if (outcome.kind === 'refused')
    return isPending
      ? queue({ failure: outcome.message })
      : endRefund(tx, refund, 'fail', at, { failure: outcome.message });
  const { id: provider_id, status } = outcome.data;
  if (status === 'processed') return endRefund(tx, refund, 'settle', at, { provider_id, failure: null });
  if (status === 'failed') return endRefund(tx, refund, 'fail', at, { provider_id, failure: status });
  return queue({ provider_id, failure: status === 'needs-attention' ? status : null });
}

async function endRefund(
  tx: Write,
  refund: RefundRow,
  verb: 'settle' | 'fail',
  at: Date,
  set: Partial<RefundRow>,
): Promise<RefundRow> {
  const context: PostingContext = { cause: `refund:${refund.reference}`, actor: 'provider', at };
  const post = verb === 'settle' ? settleRefund : returnRefund;
  const after = await perform(tx, refunds, refund, verb, {
    by: PROVIDER,
    at,
    set,
    post: () => post(tx, refund, context),
  });
  const name = newsOf(refund, verb);
  if (name) await notify(tx, name, refund, at);
  return after;
}

/** The event to record. For money in suspense the payer is notified only of success; a failure is for operators. */
function newsOf({ user_id }: RefundRow, verb: 'settle' | 'fail') {
  if (user_id === null) return verb === 'settle' ? ('payment.refund' as const) : null;
  return verb === 'settle' ? ('payment.send-back' as const) : ('payment.keep' as const);
}

type Paid = { job_id: string; title: string; hunter_id: string; currency: string | null };

/** Notifies the hunter how the refund ended; money that is not from one of our payments has no known owner. */
async function notify(
  tx: Write,
  name: NonNullable<ReturnType<typeof newsOf>>,
  refund: RefundRow,
  at: Date,
): Promise<void> {
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
      name,
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

/** Called when a webhook is about a refund of this payment: looks up the provider's state of each unfinished one. */
export async function confirmRefunds(services: Services, reference: string): Promise<boolean> {
  const live = await services.database.db
    .selectFrom('refunds')
    .select('id')
    .where('reference', '=', reference)
    .where('status', 'in', unfinishedStatuses)
    .execute();
  for (const { id } of live) await advanceRefund(services, id);
  return true;
}
