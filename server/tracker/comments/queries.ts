/** Queries of comments: those on one task, oldest first. */
import { sql } from 'kysely';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { tasks } from '#contract/tracker/tracker.ts';
import { afterId, cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import type { TaskRow } from '../acts.ts';

type Row = { id: string; author_id: string; author_name: string; comment: string; created_at: Date };

export async function comments(
  ctx: ReadCtx,
  { query }: { query: Query<typeof tasks.comments> },
  task: TaskRow,
): Promise<Reply<typeof tasks.comments>> {
  const after = afterId(query);
  const { rows } = await sql<Row>`
    select c.id, c.author_id, u.name as author_name, c.comment, c.created_at
    from task_comments c
    join users u on u.id = c.author_id
    where c.task_id = ${task.id} and (${after}::uuid is null or c.id > ${after})
    order by c.id
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return {
    success: true,
    comments: items.map((row) => ({
      id: row.id,
      author: { id: row.author_id, name: row.author_name },
      comment: row.comment,
      created_at: row.created_at.toISOString(),
    })),
    next,
  };
}
