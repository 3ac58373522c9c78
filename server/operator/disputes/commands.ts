/** An operator decides a dispute, or writes to both parties about it. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { fromNaira } from '#contract/core/money.ts';
import type { operatorDisputes } from '#contract/operator/disputes.ts';
import type { OperatorCtx } from '#server/core/http/context.ts';
import { decideDispute, noteDispute } from '#server/disputes/decisions/commands.ts';
import { writeLog } from '../log/commands.ts';
import { confirmOrPropose } from '../proposals/commands.ts';
import { progressOf } from './queries.ts';

type D = typeof operatorDisputes;

/** Divides the escrow. Above the limit it happens only when a second operator decides the same. */
export async function decide(
  ctx: OperatorCtx,
  { params, body }: { params: Params<D['decide']>; body: Body<D['decide']> },
): Promise<Reply<D['decide']>> {
  const { price, isRipe } = await progressOf(ctx.tx, params.id, ctx.now);
  const gross = fromNaira(body.talent);
  const about = { kind: 'dispute' as const, id: params.id };
  const act = 'dispute.decide';
  const { reason } = body;
  const intent = { act, about, input: { talent: body.talent }, amount: price, reason };
  // What cannot be decided is not proposed either: `decideDispute` says why.
  const waiting = isRipe && gross <= price ? await confirmOrPropose(ctx.tx, ctx, intent) : null;
  if (waiting) return { success: true, ...waiting };
  const dispute = await decideDispute(ctx, {
    disputeId: params.id,
    operatorId: ctx.actor.userId,
    gross,
    reason,
  });
  await writeLog(ctx.tx, ctx, {
    act,
    about,
    reason,
    before: { price: price.toString(), job_id: dispute.job_id },
    after: { talent_gross: gross.toString() },
  });
  return { success: true, waiting: false };
}

export async function note(
  ctx: OperatorCtx,
  { params, body }: { params: Params<D['note']>; body: Body<D['note']> },
): Promise<Reply<D['note']>> {
  await noteDispute(ctx, { disputeId: params.id, operatorId: ctx.actor.userId, text: body.reason });
  await writeLog(ctx.tx, ctx, {
    act: 'dispute.note',
    about: { kind: 'dispute', id: params.id },
    reason: body.reason,
  });
  return { success: true };
}
