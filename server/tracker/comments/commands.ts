/** The verb of comments: say something about a task. */
import type { Body, Reply } from '#contract/endpoint.ts';
import type { tasks } from '#contract/tracker.ts';
import type { Ctx } from '#server/core/context.ts';
import { newId } from '#server/core/ids.ts';
import { announce, demandOpen, type TaskRow } from '../policy.ts';

/** For both parties. 409 once the order is over. */
export async function comment(
  ctx: Ctx,
  { body }: { body: Body<typeof tasks.comment> },
  task: TaskRow,
): Promise<Reply<typeof tasks.comment>> {
  demandOpen(task);
  const { userId, name } = ctx.actor;
  const id = newId();
  await ctx.tx
    .insertInto('task_comments')
    .values({ id, task_id: task.id, author_id: userId, comment: body.comment, created_at: ctx.now })
    .execute();
  await announce(ctx, task, 'task.comment', { task: task.name, task_id: task.id });
  const author = { id: userId, name };
  return { success: true, comment: { id, author, comment: body.comment, created_at: ctx.now.toISOString() } };
}
