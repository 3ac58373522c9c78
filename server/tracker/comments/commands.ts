/** Commands of comments: say something about a task. */
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { tasks } from '#contract/tracker/tracker.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { newId } from '#server/core/security/ids.ts';
import { perform } from '#server/core/work/acts.ts';
import { type TaskRow, tasks as taskRows } from '../acts.ts';
import { actingOn } from '../policy.ts';

/** For both parties. 409 once the order is over. */
export async function comment(
  ctx: Ctx,
  { body }: { body: Body<typeof tasks.comment> },
  task: TaskRow,
): Promise<Reply<typeof tasks.comment>> {
  await perform(ctx.tx, taskRows, task, 'comment', actingOn(ctx, task));
  const { userId, name } = ctx.actor;
  const id = newId();
  await ctx.tx
    .insertInto('task_comments')
    .values({ id, task_id: task.id, author_id: userId, comment: body.comment, created_at: ctx.now })
    .execute();
  const author = { id: userId, name };
  return { success: true, comment: { id, author, comment: body.comment, created_at: ctx.now.toISOString() } };
}
