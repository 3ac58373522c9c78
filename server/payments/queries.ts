/** Queries of payments: the summary a hunter sees before paying. */

import { type RawBuilder, sql } from 'kysely';
import { isInEscrow } from '#contract/acts/statuses.ts';
import type { Params, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import { divisionView } from '#contract/escrow/division.ts';
import type { payments } from '#contract/payments/payments.ts';
import { words } from '#contract/words.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { render } from '#server/core/i18n/language.ts';
import { progressOfOrders } from '#server/escrow/queries.ts';
import { acceptanceDivision } from '#server/escrow/rules.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { isGiven } from '#server/ledger/books/queries.ts';

/** SQL column for other queries: how a payment held in suspense was resolved; null while it is held. */
export function resolutionOf(
  reference: RawBuilder<unknown>,
): RawBuilder<'given' | 'sending-back' | 'sent-back' | null> {
  return sql`(case
    when ${isGiven(reference)} then 'given'
    else (
      select case r.status when 'processed' then 'sent-back' else 'sending-back' end
      from refunds r
      where r.reference = ${reference} and r.user_id is null and r.status <> 'failed'
    )
  end)`;
}

type BidRow = {
  id: string;
  price: bigint;
  created_at: Date;
  withdrawn_at: Date | null;
  talent_id: string;
  talent: string;
};

/** A bid on the caller's job as it would be paid for: price, milestones, and the division if all goes well. 404 otherwise. */
export async function getBidForPayment(
  ctx: ReadCtx,
  { params }: { params: Params<typeof payments.bid> },
): Promise<Reply<typeof payments.bid>> {
  const { bid, job } = await loadBid(ctx, params.id);
  const progress = orNotFound((await progressOfOrders(ctx.db, [job], ctx.now)).get(job.id));
  const chosen = job.bid_id === bid.id;
  const canPay = chosen && job.status === 'agreed';
  return {
    success: true,
    bid: {
      id: bid.id,
      accept_price: toNaira(bid.price),
      job_id: job.id,
      user_id: bid.talent_id,
      created_at: bid.created_at.toISOString(),
      user: { id: bid.talent_id, name: bid.talent },
      start_date: chosen ? job.start_date : null,
      end_date: chosen ? job.end_date : null,
      terms: chosen ? job.terms : null,
      order_accepted: chosen && job.agreed_at ? 1 : 0,
      can_pay: canPay,
      why_not: canPay ? null : render(whyNot(job, bid, chosen), ctx.language),
      is_order: job.talent_id !== null,
      held: canPay && (await isHeld(ctx, job.id)),
      division: divisionView(
        bid.price,
        acceptanceDivision(bid.price, { ...progress, missed: [], delayed: false }),
        progress,
      ),
      job: {
        title: job.title,
        job_description: job.brief,
        milestone: String(progress.milestones.length),
        user_id: job.hunter_id,
        milestones: progress.milestones.map((milestone) => ({
          position: milestone.position,
          title: milestone.title,
          due: milestone.due_days,
          penalty: milestone.penalty_percent,
        })),
      },
    },
  };
}

/** True while a payment for the job is in suspense and not resolved. */
async function isHeld(ctx: ReadCtx, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from payments p
    where p.job_id = ${jobId} and p.status = 'suspense' and ${resolutionOf(sql`p.reference`)} is null
    limit 1
  `.execute(ctx.db);
  return rows.length > 0;
}

function whyNot(job: JobRow, bid: BidRow, chosen: boolean): string {
  if (chosen && (isInEscrow(job.status) || job.status === 'accepted'))
    return words.payments.errors.paidAlready;
  if (job.status === 'cancelled' || bid.withdrawn_at) return words.payments.errors.cancelled;
  return words.payments.fixed.notAccepted;
}

async function loadBid(ctx: ReadCtx, bidId: string): Promise<{ bid: BidRow; job: JobRow }> {
  const { rows } = await sql<BidRow & { job_id: string }>`
    select b.id, b.price, b.created_at, b.withdrawn_at, b.talent_id, b.job_id, u.name as talent
    from bids b
    join users u on u.id = b.talent_id
    join jobs j on j.id = b.job_id
    where b.id = ${bidId} and j.hunter_id = ${ctx.actor.userId}
  `.execute(ctx.db);
  const bid = orNotFound(rows[0]);
  const job = await ctx.db.selectFrom('jobs').selectAll().where('id', '=', bid.job_id).executeTakeFirst();
  return { bid, job: orNotFound(job) };
}
