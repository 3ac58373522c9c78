/** Queries of disputes for the two parties: the newest one of an order, and what a settlement would divide. */

import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { disputes } from '#contract/disputes/disputes.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { findAsParty, progressOfOrder } from '#server/orders/policy.ts';
import { grossOf } from './commands.ts';
import { newestDispute, openDisputeOf } from './policy.ts';
import { decisionView, disputeView } from './views.ts';

/** 404 for everybody but the two parties. */
export async function getDispute(
  ctx: ReadCtx,
  { params }: { params: Params<typeof disputes.get> },
): Promise<Reply<typeof disputes.get>> {
  const job = await findAsParty(ctx, params);
  const row = await newestDispute(ctx, job.id);
  if (!row) return { success: true, dispute: null };
  const { policy } = await progressOfOrder(ctx.db, job, ctx.now);
  const viewing = { files: ctx.services.files, now: ctx.now };
  return {
    success: true,
    dispute: await disputeView(ctx.db, row, { price: job.price ?? 0n, policy }, viewing),
  };
}

/** 409 unless a dispute is open, 422 for more than the price. */
export async function previewSettlement(
  ctx: ReadCtx,
  {
    params,
    query,
  }: { params: Params<typeof disputes.previewSettlement>; query: Query<typeof disputes.previewSettlement> },
): Promise<Reply<typeof disputes.previewSettlement>> {
  const job = await findAsParty(ctx, params);
  await openDisputeOf(ctx.db, job);
  const price = job.price ?? 0n;
  const { policy } = await progressOfOrder(ctx.db, job, ctx.now);
  return { success: true, division: decisionView(grossOf(query.talent, job), { price, policy }) };
}
