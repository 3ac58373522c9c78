/** The one way a payment becomes money here: return page, webhook and sweeper all call `confirmPayment`. */
import type { Selectable } from 'kysely';
import { words } from '#contract/words.ts';
import { rejectOtherBids } from '#server/bids/commands.ts';
import { askAgainAt, DAY_MS } from '#server/core/clock.ts';
import type { Services } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { record } from '#server/core/events.ts';
import type { Payments } from '#server/core/tables.gen.ts';
import { type JobRow, lockJob, moveJob } from '#server/jobs/lifecycle.ts';
import { type Cause, fundEscrow, holdInSuspense, returnPayment } from '#server/ledger/postings.ts';
import { isPosted } from '#server/ledger/queries.ts';
import { type Transaction, verifyTransaction } from '../adapter.ts';

export type PaymentRow = Selectable<Payments>;

/** Final: the money was booked, once. */
const BOOKED = new Set(['funded', 'returned', 'suspense']);
/** A payment nobody finished is given up after this; a later success is still taken. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/**
 * Asks the provider about a payment and books the answer, once, whoever asks, in any order, any number of times.
 * Answers the payment as it stands, or null when the reference is not ours. `reached` is false when the provider
 * gave no conclusive answer.
 */
export async function confirmPayment(
  services: Services,
  reference: string,
  actor: string,
): Promise<{ payment: PaymentRow | null; reached: boolean }> {
  const { db } = services.database;
  const known = await findPayment(db as Tx, reference);
  if (known && BOOKED.has(known.status)) return { payment: known, reached: true };
  const outcome = await verifyTransaction(services.config.paystack, reference);
  const now = services.clock.now();
  if (outcome.kind === 'unknown') return { payment: known, reached: false };
  const found = outcome.kind === 'ok' ? outcome.data : null;
  const payment = await db.transaction().execute(async (tx) => {
    const why: Cause = { cause: `payment:${reference}`, actor, at: now };
    if (!known) return bookUnknown(tx, services, reference, found, why);
    const job = await lockJob(tx, known.job_id, {});
    const current = await lockPayment(tx, reference);
    if (!job || !current || BOOKED.has(current.status)) return current;
    return book(tx, services, job, current, found, why);
  });
  return { payment, reached: true };
}

async function book(
  tx: Tx,
  services: Services,
  job: JobRow,
  payment: PaymentRow,
  found: Transaction | null,
  why: Cause,
): Promise<PaymentRow> {
  const now = why.at;
  if (!found)
    return setPayment(tx, payment, {
      status: 'failed',
      failure: words.payment.notSuccessful,
      checked_at: now,
      check_after: null,
    });
  if (found.status !== 'success') return bookUnpaid(tx, payment, found, now);
  const charge = found.fees ?? 0n;
  const paid = {
    provider_id: found.id,
    provider_fee: charge,
    channel: found.channel ?? null,
    paid_at: now,
    checked_at: now,
    check_after: null,
    failure: null,
  };
  // Money of an account that was deleted meanwhile has nobody to be named for it.
  const isGone = await isDeleted(tx, payment.hunter_id);
  const cause = causeToHold(services, payment, found) ?? (isGone ? 'account' : null);
  if (cause) {
    await hold(tx, payment.reference, found, cause, why);
    if (!isGone) await note(tx, job, payment, 'payment.hold', found.amount, now);
    return setPayment(tx, payment, { ...paid, status: 'suspense' });
  }
  // Late, twice, or another amount than was asked for: the hunter's either way (decisions.md, Money 1).
  const isAsked =
    found.amount === payment.amount && (found.requested_amount ?? found.amount) === payment.amount;
  const isDue = job.status === 'agreed' && job.bid_id === payment.bid_id && job.price === payment.amount;
  if (!isAsked || !isDue) {
    const { amount } = found;
    const to = { reference: payment.reference, jobId: job.id, hunterId: payment.hunter_id };
    await returnPayment(tx, to, amount, charge, why);
    await note(tx, job, payment, 'payment.return', amount, now);
    return setPayment(tx, payment, { ...paid, amount, status: 'returned' });
  }
  await moveJob(tx, job, {
    verb: 'fund',
    by: { kind: 'provider', id: null },
    at: now,
    set: { funded_at: now },
    facts: { amount: String(payment.amount) },
    post: () => fundEscrow(tx, job.id, payment.amount, charge, why),
  });
  await rejectOtherBids(tx, job.id, payment.bid_id, now);
  return setPayment(tx, payment, { ...paid, status: 'funded' });
}

async function isDeleted(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx.selectFrom('users').select('deleted_at').where('id', '=', userId).executeTakeFirst();
  return user?.deleted_at != null;
}

type HoldCause = 'currency' | 'mode' | 'account' | 'reference';

/** Naira, and the mode of the key: what is neither has nobody here to be named for it. */
function causeToHold(
  services: Services,
  asked: { reference: string } | null,
  found: Transaction,
): HoldCause | null {
  const mode = services.config.paystack.secretKey.startsWith('sk_live_') ? 'live' : 'test';
  if (found.currency !== 'NGN') return 'currency';
  if (found.domain !== '' && found.domain !== mode) return 'mode';
  return found.reference === asked?.reference ? null : 'reference';
}

/** Into suspense, with why it is there and in what currency: an operator decides by both. */
async function hold(
  tx: Tx,
  reference: string,
  found: Transaction,
  cause: HoldCause,
  why: Cause,
): Promise<void> {
  await holdInSuspense(tx, reference, found.amount, found.fees ?? 0n, why);
  await tx
    .insertInto('held_receipts')
    .values({ reference, currency: found.currency, cause, held_at: why.at })
    .execute();
}

/** Not paid (yet): a failed try says why; anything else waits and is asked about again, ever less often. */
function bookUnpaid(tx: Tx, payment: PaymentRow, found: Transaction, now: Date): Promise<PaymentRow> {
  const age = now.getTime() - payment.created_at.getTime();
  if (found.status === 'failed' || age > GIVEN_UP_AFTER_MS) {
    const failure = found.gateway_response || words.payment.notSuccessful;
    return setPayment(tx, payment, { status: 'failed', failure, checked_at: now, check_after: null });
  }
  return setPayment(tx, payment, {
    status: 'open',
    failure: found.status === 'abandoned' && payment.checked_at ? (found.gateway_response ?? null) : null,
    checked_at: now,
    check_after: askAgainAt(payment.created_at, now),
  });
}

/** Money with a reference we never made: it waits in suspense for an operator. */
async function bookUnknown(
  tx: Tx,
  services: Services,
  reference: string,
  found: Transaction | null,
  why: Cause,
): Promise<null> {
  if (found?.status !== 'success') return null;
  if (await isPosted(tx, `hold-in-suspense:${reference}`)) return null;
  await hold(tx, reference, found, causeToHold(services, null, found) ?? 'reference', why);
  return null;
}

async function note(
  tx: Tx,
  job: JobRow,
  payment: PaymentRow,
  name: string,
  amount: bigint,
  at: Date,
): Promise<void> {
  await record(tx, {
    name,
    about: { kind: 'job', id: job.id },
    actor: { kind: 'provider', id: null },
    facts: {
      title: job.title,
      amount: String(amount),
      user_id: payment.hunter_id,
      reference: payment.reference,
    },
    at,
  });
}

export function findPayment(tx: Tx, reference: string): Promise<PaymentRow | null> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
    .then((row) => row ?? null);
}

function lockPayment(tx: Tx, reference: string): Promise<PaymentRow | null> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
    .then((row) => row ?? null);
}

function setPayment(tx: Tx, payment: PaymentRow, set: Partial<PaymentRow>): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set(set)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
