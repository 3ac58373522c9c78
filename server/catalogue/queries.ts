/** Queries of the catalogue: the categories of the bar and the skills. */
import type { catalogue } from '#contract/catalogue/catalogue.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';

export async function listCategories(ctx: OpenReadCtx): Promise<Reply<typeof catalogue.categories>> {
  const categories = await ctx.db
    .selectFrom('categories')
    .select(['id', 'name', 'parent_id as parentId'])
    .orderBy('position')
    .execute();
  return { success: true, categories };
}

export async function listSkills(ctx: OpenReadCtx): Promise<Reply<typeof catalogue.skills>> {
  const skills = await ctx.db
    .selectFrom('skills')
    .select(['id', 'name', 'category_id as categoryId'])
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute();
  return { success: true, skills };
}
