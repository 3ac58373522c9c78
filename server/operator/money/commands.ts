/** What operators do with money in suspense: give it to a hunter, or send it back; and asking the provider about it. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorMoney } from '#contract/operator/money.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OperatorCtx, OperatorOutsideCtx } from '#server/core/http/context.ts';
import { invalid, orNotFound, Refusal, unanswered } from '#server/core/http/refusal.ts';
import { record } from '#server/core/work/events.ts';
import { giveFromSuspense } from '#server/ledger/books/postings.ts';
import { lockSuspense } from '#server/ledger/books/queries.ts';
import type { PostingContext } from '#server/ledger/postings.ts';
import { wasHeld } from '#server/ledger/queries.ts';
import { confirmPayment } from '#server/payments/confirmation/commands.ts';
import { advanceRefund, openRefund } from '#server/payments/refunds/commands.ts';
import { type Acting, writeLog } from '../log/commands.ts';
import { confirmOrPropose, type Waiting } from '../proposals/commands.ts';
import { isOurNaira, readRefunds, receiptOf } from './queries.ts';

const w = words.operator;

function postingContextOf({ actor, requestId, now }: Acting): PostingContext {
  return { cause: `request:${requestId}`, actor: `operator:${actor.userId}`, at: now };
}

/** The whole amount held under the reference, with its account locked; 422 on `reference` when there is none. */
async function assertHeld(tx: Write, reference: string): Promise<bigint> {
  const amount = await lockSuspense(tx, reference);
  if (amount <= 0n) throw invalid('reference', w.unmatched.nothing);
  return amount;
}

/** 422 on `reference` unless the money is naira that was paid to our account: taken one for one, it would be another sum. */
async function assertNaira(tx: Write, reference: string): Promise<void> {
  const { cause } = await receiptOf(tx, reference);
  if (!isOurNaira(cause)) throw invalid('reference', w.unmatched.notNaira);
}

type Job = { id: string; title: string; hunter_id: string };

/** The job whose hunter gets the money: for a payment of ours only that payment's job, else the job that the operator names. */
async function jobOf(tx: Write, { reference, job_id }: { reference: string; job_id: string }): Promise<Job> {
  const { rows } = await sql<Job & { paid_for: string | null; hunter_gone: boolean }>`
    select j.id, j.title, j.hunter_id, u.deleted_at is not null as hunter_gone,
      (select p.job_id from payments p where p.reference = ${reference}) as paid_for
    from jobs j
    join users u on u.id = j.hunter_id
    where j.id = ${job_id}
  `.execute(tx);
  const [job] = rows;
  if (!job) throw invalid('job_id', w.unmatched.noJob);
  if (job.hunter_gone) throw invalid('job_id', w.unmatched.hunterGone);
  if (job.paid_for !== null && job.paid_for !== job.id) throw invalid('job_id', w.unmatched.otherJob);
  return job;
}

/** Puts what is held into the payback of the job's hunter, who is notified. Above the limit only when a second operator does the same. */
export async function give(
  ctx: OperatorCtx,
  { body }: { body: Body<typeof operatorMoney.give> },
): Promise<Reply<typeof operatorMoney.give>> {
  const { reference, reason } = body;
  const amount = await assertHeld(ctx.tx, reference);
  await assertNaira(ctx.tx, reference);
  const job = await jobOf(ctx.tx, body);
  const about = { kind: 'suspense' as const, id: reference };
  const act = 'suspense.give';
  const intent = { act, about, input: { job_id: job.id }, amount, reason };
  const waiting = await confirmOrPropose(ctx.tx, ctx, intent);
  if (waiting) return { success: true, ...waiting };
  await giveFromSuspense(
    ctx.tx,
    reference,
    { jobId: job.id, hunterId: job.hunter_id },
    amount,
    postingContextOf(ctx),
  );
  await record(ctx.tx, {
    name: 'payment.give',
    about: { kind: 'job', id: job.id },
    actor: { kind: 'operator', id: ctx.actor.userId },
    facts: { title: job.title, amount: amount.toString(), user_id: job.hunter_id },
    at: ctx.now,
  });
  await writeLog(ctx.tx, ctx, {
    act,
    about,
    reason,
    before: { held: amount.toString() },
    after: { held: '0', job_id: job.id, hunter_id: job.hunter_id },
  });
  return { success: true, waiting: false };
}

/** Sends what is held back to the payer. The intent is committed before the provider is asked; 502 when the provider refuses. */
export async function refund(
  ctx: OperatorOutsideCtx,
  { body }: { body: Body<typeof operatorMoney.refund> },
): Promise<Reply<typeof operatorMoney.refund>> {
  const opened = await ctx.transact((tx) => openIntent(tx, ctx, body));
  if (typeof opened !== 'string') return { success: true, ...opened };
  const done = await advanceRefund(ctx.services, opened);
  if (done.status === 'failed') throw new Refusal(502, w.unmatched.refused);
  return { success: true, waiting: false };
}

/** Opens the refund and returns its id, or what waits while a second operator has to do the same. */
async function openIntent(
  tx: Write,
  ctx: OperatorOutsideCtx,
  { reference, reason }: Body<typeof operatorMoney.refund>,
): Promise<string | Waiting> {
  const amount = await assertHeld(tx, reference);
  const about = { kind: 'suspense' as const, id: reference };
  const act = 'suspense.refund';
  const waiting = await confirmOrPropose(tx, ctx, { act, about, input: {}, amount, reason });
  if (waiting) return waiting;
  const { id } = await openRefund(
    tx,
    { reference, amount, askedBy: ctx.actor.userId, owner: null },
    postingContextOf(ctx),
  );
  await writeLog(tx, ctx, {
    act,
    about,
    reason,
    before: { held: amount.toString() },
    after: { held: '0', refund_id: id },
  });
  return id;
}

/** Asks the provider for the state of a refund now, before its next scheduled check. */
export async function askRefund(
  ctx: OperatorOutsideCtx,
  {
    params,
    body,
  }: { params: Params<typeof operatorMoney.askRefund>; body: Body<typeof operatorMoney.askRefund> },
): Promise<Reply<typeof operatorMoney.askRefund>> {
  const read = async () => orNotFound((await readRefunds(ctx, sql`r.id = ${params.id}`, 1))[0]);
  const before = await read();
  await ctx.transact((tx) =>
    writeLog(tx, ctx, {
      act: 'refund.ask',
      about: { kind: 'refund', id: before.id },
      reason: body.reason,
      before: { status: before.status },
    }),
  );
  await advanceRefund(ctx.services, before.id);
  return { success: true, refund: await read() };
}

/** Asks the provider about any reference and books its answer. 503 when it does not answer. */
export async function askPayment(
  ctx: OperatorOutsideCtx,
  { body }: { body: Body<typeof operatorMoney.askPayment> },
): Promise<Reply<typeof operatorMoney.askPayment>> {
  const { reference, reason } = body;
  await ctx.transact((tx) =>
    writeLog(tx, ctx, { act: 'payment.ask', about: { kind: 'payment', id: reference }, reason }),
  );
  const { payment, reached } = await confirmPayment(ctx.services, reference, `operator:${ctx.actor.userId}`);
  if (!reached) throw unanswered(w.payments.unreachable);
  const held = await wasHeld(ctx.db, reference);
  return { success: true, status: payment?.status ?? null, held };
}
