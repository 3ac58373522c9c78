/** Cancelling a paid order, by either side, after a preview of how the escrow would be divided. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { divisionView } from '#contract/escrow/division.ts';
import type { orders } from '#contract/orders/orders.ts';
import type { Ctx, ReadCtx } from '#server/core/http/context.ts';
import { assertMay, perform } from '#server/core/work/acts.ts';
import { progressOfOrder } from '#server/escrow/queries.ts';
import { cancellationDivision, cancellationRuleOf } from '#server/escrow/rules.ts';
import { type JobRow, jobs } from '#server/jobs/acts.ts';
import { actorOf, findAsParty, partiesOf, sideOfParty } from '#server/jobs/policy.ts';
import { cancelEscrow } from '#server/ledger/postings.ts';
import { assertPreviewMatches } from '../commands.ts';
import { dropExtension } from '../deadlines/commands.ts';

/** Returns how a cancellation by the caller would divide the escrow now. 409 unless the order is active. */
export async function previewCancel(
  ctx: ReadCtx,
  { params }: { params: Params<typeof orders.previewCancel> },
): Promise<Reply<typeof orders.previewCancel>> {
  const job = await findAsParty(ctx, params);
  const side = sideOfParty(ctx, job);
  await assertMay(ctx.db, jobs, job, 'cancel', { by: { kind: side, id: ctx.actor.userId }, at: ctx.now });
  const progress = await progressOfOrder(ctx.db, job, ctx.now);
  const parts = cancellationDivision(job, progress, side);
  return {
    success: true,
    rule: cancellationRuleOf(job, progress, side),
    division: divisionView(job.price ?? 0n, parts, progress),
  };
}

/**
 * Cancels an active order. A repeated call returns the same division; 409 `division_changed` when the figures that the
 * caller saw differ from those that would be booked.
 */
export async function cancelWork(
  ctx: Ctx,
  { body }: { body: Body<typeof orders.cancel> },
  job: JobRow,
): Promise<Reply<typeof orders.cancel>> {
  const by = actorOf(ctx, job);
  const progress = await progressOfOrder(ctx.tx, job, ctx.now);
  const price = job.price ?? 0n;
  const parts = cancellationDivision(job, progress, by.kind);
  const division = divisionView(price, parts, progress);
  if (job.status === 'cancelled' && job.cancelled_by === by.kind && job.funded_at) {
    return { success: true, division };
  }
  if (job.status === 'active') assertPreviewMatches(division, body.expected);
  const why = { cause: `request:${ctx.requestId}`, actor: `${by.kind}:${by.id}`, at: ctx.now };
  await dropExtension(ctx.tx, job, progress.extension, ctx.now);
  await perform(ctx.tx, jobs, job, 'cancel', {
    by,
    at: ctx.now,
    set: { ended_at: ctx.now, cancelled_by: by.kind },
    facts: { reason: body.reason, talent: String(parts.talent), hunter: String(parts.hunter) },
    post: () => cancelEscrow(ctx.tx, partiesOf(job), price, parts, why),
  });
  return { success: true, division };
}
