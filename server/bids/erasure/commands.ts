/** Ends what a person asked for or offered and nobody has agreed to yet, and empties the pitches. */
import { sql } from 'kysely';
import type { Ctx } from '#server/core/http/context.ts';
import { lockOwnJob } from '#server/jobs/policy.ts';
import { lockBidAsTalent, removeJob, withdrawBid } from '../commands.ts';
import { isUndecided } from '../rules.ts';

/** Own jobs that take bids are taken down, so that their bidders are notified; own undecided bids are taken back. */
export async function eraseBids(ctx: Ctx): Promise<void> {
  const { userId } = ctx.actor;
  const jobs = await sql<{ id: string }>`
    select id from jobs where hunter_id = ${userId} and status = 'bidding' and deleted_at is null order by id
  `.execute(ctx.tx);
  for (const { id } of jobs.rows) await removeJob(ctx, null, await lockOwnJob(ctx, { id }));
  const waiting = await sql<{ id: string }>`
    select b.id
    from bids b
    join jobs j on j.id = b.job_id
    where b.talent_id = ${userId} and b.rejected_at is null and b.withdrawn_at is null and j.deleted_at is null
      and j.status in ('bidding', 'offered', 'agreed')
    order by b.job_id
  `.execute(ctx.tx);
  for (const { id } of waiting.rows) {
    const bid = await lockBidAsTalent(ctx, { id });
    if (isUndecided(bid, bid.job)) await withdrawBid(ctx, null, bid);
  }
  await sql`
    update bids b set pitch = ''
    where b.talent_id = ${userId}
      and not exists (select from jobs j where j.bid_id = b.id and j.funded_at is not null)
  `.execute(ctx.tx);
}
