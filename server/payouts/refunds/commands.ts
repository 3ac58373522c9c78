/** Sends an order's payback to the card or account that it was paid with, exactly once. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { refunds } from '#contract/payouts/refunds.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OutsideCtx } from '#server/core/http/context.ts';
import { conflict, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { render } from '#server/core/i18n/language.ts';
import { lockJob } from '#server/jobs/policy.ts';
import { lockOwnAccounts } from '#server/ledger/queries.ts';
import { advanceRefund, openRefund } from '#server/payments/refunds/commands.ts';
import { assertMayWithdraw, nothingToSend } from '../commands.ts';
import { readRefunds, refundableAmount, refundablePayments } from './queries.ts';

/** Sends back as much as the payment has left; the rest stays payback. 409 when nothing can go back, 502 when refused. */
export async function sendBack(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof refunds.send> },
): Promise<Reply<typeof refunds.send>> {
  const { id } = await ctx.transact((tx) => openIntent(tx, ctx, body.job_id));
  const { status } = await advanceRefund(ctx.services, id);
  if (status === 'failed') throw new Refusal(502, words.payouts.sendBack.refused);
  const [refund] = await readRefunds(ctx.db, sql`r.id = ${id}`, 1);
  return {
    success: true,
    message: render(words.payouts.sendBack.started, ctx.language),
    refund: orNotFound(refund),
  };
}

/** Reads what the payment has left only after locking the payback, so that an earlier chargeback is already deducted. */
async function openIntent(tx: Write, ctx: OutsideCtx, jobId: string) {
  const { userId } = ctx.actor;
  orNotFound(await lockJob(tx, jobId, { hunterId: userId }));
  await assertMayWithdraw(tx, ctx);
  const [account] = await lockOwnAccounts(tx, userId, 'hunter', jobId);
  if (!account) throw await nothingToSend(tx, userId, 'hunter', jobId);
  const payment = (await refundablePayments(tx, userId, [jobId])).get(jobId);
  const amount = payment ? refundableAmount(account.amount, payment) : 0n;
  if (!payment || amount === 0n) throw conflict(words.payouts.sendBack.noWay, 'no_way_back');
  return openRefund(
    tx,
    { reference: payment.reference, amount, askedBy: userId, owner: { userId, jobId } },
    { cause: `request:${ctx.requestId}`, actor: `hunter:${userId}`, at: ctx.now },
  );
}
