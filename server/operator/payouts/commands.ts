/** What operators do about stuck payouts: ask the provider again, and release those that it holds. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorMoney } from '#contract/operator/money.ts';
import { words } from '#contract/words.ts';
import type { OperatorOutsideCtx } from '#server/core/http/context.ts';
import { conflict, invalid, unanswered } from '#server/core/http/refusal.ts';
import { finalizeTransfer } from '#server/payments/adapter.ts';
import { advancePayout, lockPayout } from '#server/payouts/sending/commands.ts';
import { logOutcome, writeLog } from '../log/commands.ts';
import { WAITS_FOR_CODE } from '../views.ts';
import { payoutLineOf } from './queries.ts';

const w = words.operator;

type Ask = typeof operatorMoney.askPayout;
type Finish = typeof operatorMoney.finishPayout;

/** Asks the provider about the payout by its one reference. 409 for one that has ended. */
export async function askPayout(
  ctx: OperatorOutsideCtx,
  { params, body }: { params: Params<Ask>; body: Body<Ask> },
): Promise<Reply<Ask>> {
  const before = await payoutLineOf(ctx, params.id);
  // The operator's own payout is refused by `writeLog`, which says why.
  if (!before.own_affair && !before.can.includes('ask')) throw conflict(w.payout.ended, before.status);
  await ctx.transact((tx) =>
    writeLog(tx, ctx, {
      act: 'payout.ask',
      about: { kind: 'payout', id: before.id },
      reason: body.reason,
      before: { status: before.status },
    }),
  );
  await advancePayout(ctx.services, before.id);
  return { success: true, payout: await payoutLineOf(ctx, before.id) };
}

/** Gives the provider its one-time code. 409 when the payout waits for none, 422 for a wrong one. */
export async function finishPayout(
  ctx: OperatorOutsideCtx,
  { params, body }: { params: Params<Finish>; body: Body<Finish> },
): Promise<Reply<Finish>> {
  const { id } = await payoutLineOf(ctx, params.id);
  const act = { act: 'payout.finish', about: { kind: 'payout' as const, id }, reason: body.reason };
  const transferCode = await ctx.transact(async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout?.status !== 'pending' || payout.failure !== WAITS_FOR_CODE || !payout.transfer_code) {
      throw conflict(w.payout.noCode, payout?.status ?? 'gone');
    }
    await writeLog(tx, ctx, {
      ...act,
      before: { status: payout.status, waits_for: WAITS_FOR_CODE },
    });
    return payout.transfer_code;
  });
  const outcome = await finalizeTransfer(ctx.services.config.paystack, {
    transfer_code: transferCode,
    otp: body.otp,
  });
  await logOutcome(ctx, act, outcome);
  if (outcome.kind === 'refused') throw invalid('otp', w.payout.wrongCode);
  if (outcome.kind === 'unknown') throw unanswered(w.payments.unreachable);
  await advancePayout(ctx.services, id);
  return { success: true, payout: await payoutLineOf(ctx, id) };
}
