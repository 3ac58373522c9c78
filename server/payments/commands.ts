/** Commands of payments: start one, verify one, and sweep up those whose payers never come back. */

import { sql } from 'kysely';
import { isInEscrow } from '#contract/acts/statuses.ts';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { fromNaira, toNaira } from '#contract/core/money.ts';
import type { payments } from '#contract/payments/payments.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import type { OutsideCtx, Services } from '#server/core/http/context.ts';
import { conflict, invalid, notFound, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { render } from '#server/core/i18n/language.ts';
import { newHex, newId } from '#server/core/security/ids.ts';
import { eachAlone } from '#server/core/work/schedule.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { lockJob } from '#server/jobs/policy.ts';
import type { PaymentRow } from './acts.ts';
import { initializeTransaction, isProviderPage } from './adapter.ts';
import { answerIntent, confirmPayment, findPayment } from './confirmation/commands.ts';
import { resolutionOf } from './queries.ts';

/** A checkout opened less than this ago is reused instead of opening a second one. */
const REUSE_MS = 10 * 60_000;
/** Minimum time between two calls to the provider about one payment on behalf of a browser. */
const ASK_EVERY_MS = 5_000;

type PayForm = Body<typeof payments.pay>;

/**
 * Starts the payment of an agreed order. The intent with its reference is committed first, then the provider is
 * asked, then the answer is recorded. 404 not the caller's job, 409 not agreed or already paid, 422 a sent value differs,
 * 502 the provider refuses, 503 it does not answer.
 */
export async function pay(ctx: OutsideCtx, { body }: { body: PayForm }): Promise<Reply<typeof payments.pay>> {
  const payment = await ctx.transact((tx) => openIntent(tx, ctx, body));
  if (payment.authorization_url) return answer(payment.reference, payment.authorization_url);
  const keep = (verb: 'open' | 'refuse', set: Partial<PaymentRow>) =>
    ctx.transact((tx) => answerIntent(tx, payment.reference, verb, set, ctx.now));
  const { config } = ctx.services;
  const outcome = await initializeTransaction(config.paystack, {
    email: ctx.actor.email,
    amount: payment.amount,
    reference: payment.reference,
    callbackUrl: callbackUrl(ctx.services),
    cancelUrl: `${config.publicUrl}${paths.fill(paths.pay, { id: payment.bid_id })}?payment=cancelled`,
  });
  if (outcome.kind !== 'ok') {
    await keep('refuse', { failure: outcome.kind });
    throw new Refusal(outcome.kind === 'refused' ? 502 : 503, words.payments.errors.unavailable, {
      retryAfterSeconds: 10,
    });
  }
  const url = outcome.data.authorization_url;
  if (!isProviderPage(config.paystack, config.publicUrl, url)) {
    await keep('refuse', { failure: 'not the page of the provider' });
    throw new Refusal(502, words.payments.errors.unavailable);
  }
  await keep('open', { authorization_url: url, check_after: new Date(ctx.now.getTime() + 60_000) });
  return answer(payment.reference, url);
}

function answer(reference: string, authorization_url: string): Reply<typeof payments.pay> {
  return { success: true, authorization_url, reference, data: { authorization_url, reference } };
}

function callbackUrl(services: Services): string {
  return `${services.config.publicUrl}${paths.paymentResult}`;
}

async function openIntent(tx: Write, ctx: OutsideCtx, body: PayForm): Promise<PaymentRow> {
  const job = orNotFound(await lockJob(tx, body.job_id, { hunterId: ctx.actor.userId }));
  assertSame(ctx, job, body);
  if (job.status === 'bidding' || job.status === 'offered')
    throw conflict(words.payments.fixed.notAccepted, job.status);
  if (job.status !== 'agreed') throw conflict(words.common.refusals.illegalStep(job.status), job.status);
  const live = await tx
    .selectFrom('payments')
    .selectAll()
    .where('job_id', '=', job.id)
    .where('bid_id', '=', job.bid_id)
    .where('status', '=', 'open')
    .where('authorization_url', 'is not', null)
    .where('created_at', '>', new Date(ctx.now.getTime() - REUSE_MS))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (live) return live;
  return tx
    .insertInto('payments')
    .values({
      id: newId(),
      reference: `adire-${newHex(16)}`,
      job_id: job.id,
      bid_id: job.bid_id as string,
      hunter_id: job.hunter_id,
      talent_id: job.talent_id as string,
      amount: job.price as bigint,
      created_at: ctx.now,
      check_after: new Date(ctx.now.getTime() + 120_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Amount, hunter, talent and return address are derived on the server; a sent value that differs is refused with 422. */
function assertSame(ctx: OutsideCtx, job: JobRow, body: PayForm): void {
  if (body.amount !== undefined && !sameAmount(body.amount, job.price))
    throw invalid('amount', words.payments.errors.differs('amount'));
  if (body.hunter_id !== undefined && body.hunter_id !== job.hunter_id)
    throw invalid('hunter_id', words.payments.errors.differs('hunter_id'));
  if (body.talent_id !== undefined && body.talent_id !== job.talent_id)
    throw invalid('talent_id', words.payments.errors.differs('talent_id'));
  const { publicUrl } = ctx.services.config;
  const known = [callbackUrl(ctx.services), `${publicUrl}${paths.formerPaymentResult}`];
  if (body.callback_url !== undefined && !known.includes(body.callback_url))
    throw invalid('callback_url', words.payments.errors.callback);
}

function sameAmount(sent: string | number, price: bigint | null): boolean {
  try {
    return price !== null && fromNaira(sent) === price;
  } catch {
    return false;
  }
}

/** For the return page: asks the provider about the caller's payment and books it. 404 when it is not the caller's, 503 without an answer. */
export async function verify(
  ctx: OutsideCtx,
  { params }: { params: Params<typeof payments.verify> },
): Promise<Reply<typeof payments.verify>> {
  const own = await findPayment(ctx.db, params.ref);
  if (!own || own.hunter_id !== ctx.actor.userId) throw notFound();
  const recent = own.checked_at && ctx.now.getTime() - own.checked_at.getTime() < ASK_EVERY_MS;
  const confirmed = recent
    ? { payment: own, reached: true }
    : await confirmPayment(ctx.services, own.reference, `hunter:${ctx.actor.userId}`);
  if (!confirmed.reached) throw new Refusal(503, words.payments.errors.unavailable, { retryAfterSeconds: 5 });
  const payment = confirmed.payment ?? own;
  ctx.services.wake();
  const { rows } = await sql<{ title: string; talent: string; is_order: boolean; status: string }>`
    select j.title, u.name as talent, j.talent_id is not null as is_order, j.status
    from jobs j, users u
    where j.id = ${payment.job_id} and u.id = ${payment.talent_id}
  `.execute(ctx.db);
  const job = orNotFound(rows[0]);
  return {
    success: true,
    status: await shownStatus(ctx.db, payment),
    job_id: payment.job_id,
    title: job.title,
    amount: toNaira(payment.amount),
    talent: { id: payment.talent_id, name: job.talent },
    is_order: job.is_order,
    in_escrow: isInEscrow(job.status),
    reason: payment.failure && render(payment.failure, ctx.language),
  };
}

const SHOWN = {
  new: 'pending',
  open: 'pending',
  funded: 'funded',
  failed: 'failed',
  returned: 'returned',
  suspense: 'held',
} as const;

/** The status to show; for a payment held in suspense, how it was resolved. */
async function shownStatus(db: Db, { status, reference }: PaymentRow) {
  const shown = SHOWN[status as keyof typeof SHOWN];
  if (shown !== 'held') return shown;
  const { became } = await db
    .selectNoFrom(resolutionOf(sql`${reference}::text`).as('became'))
    .executeTakeFirstOrThrow();
  return became ?? shown;
}

const SWEEP_BATCH = 50;

/** Asks the provider about payments whose check is due, for payers who never return from its page. */
export async function sweepPayments(services: Services): Promise<void> {
  const due = await services.database.db
    .selectFrom('payments')
    .select('reference')
    .where('status', 'in', ['new', 'open'])
    .where('check_after', '<=', services.clock.now())
    .orderBy('check_after')
    .limit(SWEEP_BATCH)
    .execute();
  await eachAlone(services, due, ({ reference }) => confirmPayment(services, reference, 'sweeper'));
}
