/** Shared by the parts of statements: the titles of orders. */
import type { ReadCtx } from '#server/core/http/context.ts';

/** Titles by job; `ids` may repeat, and hold nulls for what belongs to no job. */
export async function titlesOf(ctx: ReadCtx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const named = [...new Set(ids.flatMap((id) => id ?? []))];
  if (named.length === 0) return new Map();
  const rows = await ctx.db.selectFrom('jobs').select(['id', 'title']).where('id', 'in', named).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
