/** Operators change the categories of the bar and the skills; gigs that name them are found under the new words at once. */
import { sql } from 'kysely';
import type { Category, Skill } from '#contract/catalogue/catalogue.ts';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorMarket } from '#contract/operator/market.ts';
import { words } from '#contract/words.ts';
import {
  addCategory as add,
  addSkill as addOne,
  arrangeCategories as arrange,
  changeCategory as change,
  changeSkill as changeOne,
  hasSubcategories,
  isNameTaken,
  lockCategory,
  lockSkill,
} from '#server/catalogue/commands.ts';
import { isLiveGig } from '#server/catalogue/policy.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OperatorCtx } from '#server/core/http/context.ts';
import { invalid, orNotFound } from '#server/core/http/refusal.ts';
import { indexGigs } from '#server/gigs/search/commands.ts';
import { logOfSite } from '../log/commands.ts';

const w = words.operator;

type M = typeof operatorMarket;
type Sent<E extends M[keyof M]> = { params: Params<E>; body: Body<E> };

export async function gateCategory(ctx: OperatorCtx, params: { id: string }): Promise<Category> {
  return orNotFound(await lockCategory(ctx.tx, params.id));
}

export async function gateSkill(ctx: OperatorCtx, params: { id: string }): Promise<Skill> {
  return orNotFound(await lockSkill(ctx.tx, params.id));
}

/** 422 unless the category may be placed under this parent: the bar has two levels. */
async function assertParent(tx: Write, parentId: string | null, own: Category | null): Promise<void> {
  if (parentId === null) return;
  if (parentId === own?.id) throw invalid('parent_id', w.categories.ownParent);
  const parent = await lockCategory(tx, parentId);
  if (!parent || parent.parentId !== null) throw invalid('parent_id', w.categories.tooDeep);
  if (own && (await hasSubcategories(tx, own.id))) throw invalid('parent_id', w.categories.hasChildren);
}

async function assertName(tx: Write, table: 'categories' | 'skills', name: string, own: string | null) {
  if (await isNameTaken(tx, table, name, own)) throw invalid('name', w.categories.taken);
}

export async function addCategory(
  ctx: OperatorCtx,
  { body }: Sent<M['addCategory']>,
): Promise<Reply<M['addCategory']>> {
  await assertName(ctx.tx, 'categories', body.name, null);
  await assertParent(ctx.tx, body.parent_id, null);
  const category = await add(ctx.tx, body.name, body.parent_id);
  await logOfSite(ctx, 'category.add', category.id, body.reason, { after: category });
  return { success: true, category };
}

export async function changeCategory(
  ctx: OperatorCtx,
  { body }: Sent<M['changeCategory']>,
  before: Category,
): Promise<Reply<M['changeCategory']>> {
  await assertName(ctx.tx, 'categories', body.name, before.id);
  await assertParent(ctx.tx, body.parent_id, before);
  const category = await change(ctx.tx, { id: before.id, name: body.name, parentId: body.parent_id });
  await indexAgain(ctx, sql`category_id = ${category.id}`);
  await logOfSite(ctx, 'category.change', category.id, body.reason, { before, after: category });
  return { success: true, category };
}

export async function arrangeCategories(
  ctx: OperatorCtx,
  { body }: Sent<M['arrangeCategories']>,
): Promise<Reply<M['arrangeCategories']>> {
  const before = await arrange(ctx.tx, body.ids);
  if (!before) throw invalid('ids', w.site.order);
  await logOfSite(ctx, 'category.arrange', 'categories', body.reason, {
    before: { ids: before },
    after: { ids: body.ids },
  });
  return { success: true };
}

async function assertCategory(tx: Write, id: string): Promise<void> {
  if (!(await lockCategory(tx, id))) throw invalid('category_id', w.categories.nameEmpty);
}

export async function addSkill(
  ctx: OperatorCtx,
  { body }: Sent<M['addSkill']>,
): Promise<Reply<M['addSkill']>> {
  await assertName(ctx.tx, 'skills', body.name, null);
  await assertCategory(ctx.tx, body.category_id);
  const skill = await addOne(ctx.tx, body.name, body.category_id);
  await logOfSite(ctx, 'skill.add', skill.id, body.reason, { after: skill });
  return { success: true, skill };
}

export async function changeSkill(
  ctx: OperatorCtx,
  { body }: Sent<M['changeSkill']>,
  before: Skill,
): Promise<Reply<M['changeSkill']>> {
  await assertName(ctx.tx, 'skills', body.name, before.id);
  await assertCategory(ctx.tx, body.category_id);
  const skill = await changeOne(ctx.tx, { id: before.id, name: body.name, categoryId: body.category_id });
  await indexAgain(ctx, sql`skill_id = ${skill.id}`);
  await logOfSite(ctx, 'skill.change', skill.id, body.reason, { before, after: skill });
  return { success: true, skill };
}

const INDEXED_AT_ONCE = 200;

/** Reindexes the gigs concerned: the search index holds the names of skills and the place of categories. */
async function indexAgain(ctx: OperatorCtx, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select g.id from gigs g where ${isLiveGig} and ${which} order by g.id
  `.execute(ctx.tx);
  const ids = rows.map((row) => row.id);
  for (let from = 0; from < ids.length; from += INDEXED_AT_ONCE) {
    await indexGigs(ctx.tx, ids.slice(from, from + INDEXED_AT_ONCE), ctx.now);
  }
}
