/** The months of the Earning page, and the money that comes next. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { statements } from '#contract/statements/statements.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { acceptanceDivision, progressOfOrders } from '#server/escrow/queries.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { monthsOf } from '#server/ledger/trails/queries.ts';
import { lastMonths } from './rules.ts';

export async function readOverview(ctx: ReadCtx): Promise<Reply<typeof statements.overview>> {
  const names = lastMonths(ctx.now);
  const totals = await monthsOf(ctx.db, ctx.actor.userId, names[0] ?? '');
  const byName = new Map(totals.map((total) => [total.month, total]));
  return {
    success: true,
    months: names.map((month) => ({
      month,
      earned: toNaira(byName.get(month)?.earned ?? 0n),
      withdrawn: toNaira(byName.get(month)?.withdrawn ?? 0n),
    })),
    coming: await comingOf(ctx),
  };
}

/** Of the submitted orders the one that silence accepts first, with its net pay as it stands. */
async function comingOf(ctx: ReadCtx): Promise<Reply<typeof statements.overview>['coming']> {
  const { rows } = await sql<JobRow>`
    select * from jobs
    where talent_id = ${ctx.actor.userId} and status = 'submitted' and answer_due_at is not null
    order by answer_due_at, id
    limit 1
  `.execute(ctx.db);
  const [job] = rows;
  if (!job?.answer_due_at) return null;
  const progress = (await progressOfOrders(ctx.db, [job], ctx.now)).get(job.id);
  if (!progress) return null;
  return {
    amount: toNaira(acceptanceDivision(job.price ?? 0n, progress).talent),
    at: job.answer_due_at.toISOString(),
    job_id: job.id,
    title: job.title,
  };
}
