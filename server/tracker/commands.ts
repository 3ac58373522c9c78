/** Commands of tracked orders: put an active order on the tracker. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import type { tracker } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { record } from '#server/core/work/events.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { getTracked } from './queries.ts';

/** Once per order, also when it was tracked before and is over now. 409 for an order that is not active. */
export async function track(ctx: Ctx, _input: unknown, job: JobRow): Promise<Reply<typeof tracker.track>> {
  const { rows } = await sql<{ id: string }>`
    select id from tracked_orders where job_id = ${job.id}
  `.execute(ctx.tx);
  const id = rows[0]?.id ?? (await trackNew(ctx, job));
  return { success: true, order: await getTracked(ctx, id) };
}

async function trackNew(ctx: Ctx, job: JobRow): Promise<string> {
  const { hunter_id, talent_id } = job;
  if (job.status !== 'active' || talent_id === null)
    throw conflict(words.tracker.errors.notActive, job.status);
  const id = newId();
  await ctx.tx
    .insertInto('tracked_orders')
    .values({ id, job_id: job.id, hunter_id, talent_id, created_at: ctx.now })
    .execute();
  await record(ctx.tx, {
    name: 'tracker.track',
    about: { kind: 'board', id },
    actor: { kind: 'hunter', id: ctx.actor.userId },
    facts: { title: job.title, job_id: job.id, talent_id },
    at: ctx.now,
  });
  return id;
}
