/** Commands of acceptance items: the hunter marks each one as met or not met. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { acceptance } from '#contract/orders/acceptance.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { perform } from '#server/core/work/acts.ts';
import { type JobRow, jobs } from '#server/jobs/acts.ts';
import { answerItem } from '#server/jobs/commands.ts';
import { lockOwnJob } from '#server/jobs/policy.ts';
import { nextRound } from '../commands.ts';

type OwnItem = { job: JobRow; item: { id: string; job_id: string; text: string } };

/** An acceptance item of one of the caller's own jobs, with the job locked; 404 otherwise. */
export async function lockOwnItem(ctx: Ctx, { id }: Params<typeof acceptance.judge>): Promise<OwnItem> {
  const found = await ctx.tx
    .selectFrom('acceptance_items')
    .select(['id', 'job_id', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
  const item = orNotFound(found);
  return { item, job: await lockOwnJob(ctx, { id: item.job_id }) };
}

/** Records whether the newest round meets this item; 409 unless the work waits for an answer. */
export async function judgeItem(
  ctx: Ctx,
  { body: { met } }: { body: Body<typeof acceptance.judge> },
  { job, item }: OwnItem,
): Promise<Reply<typeof acceptance.judge>> {
  await perform(ctx.tx, jobs, job, 'judge-item', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    facts: { item: item.text, met },
  });
  await answerItem(ctx.tx, item.id, { met, round: (await nextRound(ctx.tx, job.id)) - 1 });
  return { success: true };
}
