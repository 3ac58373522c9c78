/** The only place where payments are booked: return page, webhook and sweeper all call `confirmPayment`. */
import { DAY_MS } from '#contract/core/days.ts';
import { datesFrom } from '#contract/gigs/order-terms.ts';
import { words } from '#contract/words.ts';
import { rejectOtherBids } from '#server/bids/commands.ts';
import { lagosDay, nextPollAt } from '#server/core/clock.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { isStatusAllowed, perform } from '#server/core/work/acts.ts';
import { type JobRow, jobs } from '#server/jobs/acts.ts';
import { lockJob } from '#server/jobs/policy.ts';
import { fundEscrow, holdInSuspense, type PostingContext, returnPayment } from '#server/ledger/postings.ts';
import { wasHeld } from '#server/ledger/queries.ts';
import { type PaymentRow, PROVIDER, payments } from '../acts.ts';
import { type Transaction, verifyTransaction } from '../adapter.ts';

/** An unfinished payment counts as failed after this; a later success is still booked. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/**
 * Asks the provider about a payment and books the answer exactly once, however often and by whom it is called.
 * Returns the payment in its new state, or null when the reference is not ours. `reached` is false when the provider
 * gave no conclusive answer.
 */
export async function confirmPayment(
  services: Services,
  reference: string,
  actor: string,
): Promise<{ payment: PaymentRow | null; reached: boolean }> {
  const { db } = services.database;
  const known = await findPayment(db, reference);
  if (known && isBooked(known)) return { payment: known, reached: true };
  const outcome = await verifyTransaction(services.config.paystack, reference);
  const now = services.clock.now();
  if (outcome.kind === 'unknown') return { payment: known, reached: false };
  const found = outcome.kind === 'ok' ? outcome.data : null;
  const payment = await db.transaction().execute(async (tx) => {
    const context: PostingContext = { cause: `payment:${reference}`, actor, at: now };
    if (!known) return bookUnknown(tx, services, reference, found, context);
    const job = await lockJob(tx, known.job_id, {});
    const current = await lockPayment(tx, reference);
    if (!job || !current || isBooked(current)) return current;
    return book(tx, services, job, current, found, context);
  });
  return { payment, reached: true };
}

/** True when the money has been booked, which is final. */
function isBooked(payment: PaymentRow): boolean {
  return !isStatusAllowed(payments, payment, 'settle');
}

async function book(
  tx: Write,
  services: Services,
  job: JobRow,
  payment: PaymentRow,
  found: Transaction | null,
  context: PostingContext,
): Promise<PaymentRow> {
  if (found?.status !== 'success') return bookUnpaid(tx, payment, found, context.at);
  const charge = found.fees ?? 0n;
  const paid = {
    provider_id: found.id,
    provider_fee: charge,
    channel: found.channel ?? null,
    ...payerOf(found),
    paid_at: context.at,
    checked_at: context.at,
    check_after: null,
    failure: null,
  };
  const { amount } = found;
  const by = { by: PROVIDER, at: context.at };
  const facts = {
    title: job.title,
    amount: String(amount),
    user_id: payment.hunter_id,
    reference: payment.reference,
  };
  // If the account was deleted meanwhile, the money has no owner to book it to.
  const isGone = await isDeleted(tx, payment.hunter_id);
  const cause = causeToHold(services, payment, found) ?? (isGone ? 'account' : null);
  if (cause) {
    const held = { ...by, set: paid, post: () => hold(tx, payment.reference, found, cause, context) };
    return isGone
      ? perform(tx, payments, payment, 'hold-unclaimed', held)
      : perform(tx, payments, payment, 'hold', { ...held, facts });
  }
  // Late, paid twice, or not the amount that was asked for: it becomes the hunter's payback.
  const isAsked = amount === payment.amount && (found.requested_amount ?? amount) === payment.amount;
  const isDue = job.status === 'agreed' && job.bid_id === payment.bid_id && job.price === payment.amount;
  if (!isAsked || !isDue) {
    const to = { reference: payment.reference, jobId: job.id, hunterId: payment.hunter_id };
    return perform(tx, payments, payment, 'return', {
      ...by,
      set: { ...paid, amount },
      facts,
      post: () => returnPayment(tx, to, amount, charge, context),
    });
  }
  await perform(tx, jobs, job, 'fund', {
    ...by,
    set: { funded_at: context.at, ...datesOf(job, context.at) },
    facts: { amount: String(amount) },
    post: () => fundEscrow(tx, job.id, amount, charge, context),
  });
  await rejectOtherBids(tx, job, context.at);
  return perform(tx, payments, payment, 'settle', { ...by, set: paid });
}

/** The payer's bank and last four digits, where the provider names them; null otherwise. */
function payerOf({ authorization }: Transaction) {
  const { sender_bank, bank, sender_bank_account_number, last4 } = authorization ?? {};
  const ending = /[0-9]{4}$/.exec(sender_bank_account_number ?? last4 ?? '')?.[0];
  return {
    payer_bank: (sender_bank ?? bank ?? '').trim().slice(0, 100) || null,
    payer_ending: ending ?? null,
  };
}

/** Counts the dates from the day of payment if that is after the agreed start. */
function datesOf({ start_date, end_date }: JobRow, fundedAt: Date) {
  return start_date && end_date ? datesFrom({ start_date, end_date }, lagosDay(fundedAt)) : {};
}

async function isDeleted(tx: Write, userId: string): Promise<boolean> {
  const user = await tx.selectFrom('users').select('deleted_at').where('id', '=', userId).executeTakeFirst();
  return user?.deleted_at != null;
}

type HoldCause = 'currency' | 'mode' | 'account' | 'reference';

/** Why the money must be held: not naira, not the mode of our key, or not this reference; null when it can be booked. */
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

/** Books the money to suspense and stores its cause and currency, which the operator needs to decide. */
async function hold(
  tx: Write,
  reference: string,
  found: Transaction,
  cause: HoldCause,
  context: PostingContext,
): Promise<void> {
  await holdInSuspense(tx, reference, found.amount, found.fees ?? 0n, context);
  await tx
    .insertInto('held_receipts')
    .values({ reference, currency: found.currency, cause, held_at: context.at })
    .execute();
}

/** Records that it is not paid (yet): a failed attempt with its reason; anything else is asked about again, ever less often. */
function bookUnpaid(
  tx: Write,
  payment: PaymentRow,
  found: Transaction | null,
  now: Date,
): Promise<PaymentRow> {
  const by = { by: PROVIDER, at: now };
  const age = now.getTime() - payment.created_at.getTime();
  if (!found || found.status === 'failed' || age > GIVEN_UP_AFTER_MS) {
    const failure = found?.gateway_response || words.payments.fixed.notSuccessful;
    const set = { failure, checked_at: now, check_after: null };
    return perform(tx, payments, payment, 'fail', { ...by, set });
  }
  const set = {
    failure: found.status === 'abandoned' && payment.checked_at ? (found.gateway_response ?? null) : null,
    checked_at: now,
    check_after: nextPollAt(payment.created_at, now),
  };
  return perform(tx, payments, payment, 'wait', { ...by, set });
}

/** Books money with a reference that is not ours to suspense, once, for an operator to decide. */
async function bookUnknown(
  tx: Write,
  services: Services,
  reference: string,
  found: Transaction | null,
  context: PostingContext,
): Promise<null> {
  if (found?.status !== 'success') return null;
  if (await wasHeld(tx, reference)) return null;
  await hold(tx, reference, found, causeToHold(services, null, found) ?? 'reference', context);
  return null;
}

/** Records the provider's answer to a new intent, unless a check has moved the payment on meanwhile. */
export async function answerIntent(
  tx: Write,
  reference: string,
  verb: 'open' | 'refuse',
  set: Partial<PaymentRow>,
  at: Date,
): Promise<void> {
  const payment = await lockPayment(tx, reference);
  if (payment && isStatusAllowed(payments, payment, verb))
    await perform(tx, payments, payment, verb, { by: PROVIDER, at, set });
}

export function findPayment(db: Read, reference: string): Promise<PaymentRow | null> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
    .then((row) => row ?? null);
}

function lockPayment(tx: Write, reference: string): Promise<PaymentRow | null> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
    .then((row) => row ?? null);
}
