/** Changes the categories of the bar and the skills; for the operator's console. Nothing is ever deleted: jobs and gigs refer to it. */
import { sql } from 'kysely';
import type { Category, Skill } from '#contract/catalogue/catalogue.ts';
import type { Write } from '#server/core/db/database.ts';
import { reorderRows } from '#server/core/db/positions.ts';
import { newId } from '#server/core/security/ids.ts';

/** Locks and returns the category; null when there is none. */
export async function lockCategory(tx: Write, id: string): Promise<Category | null> {
  const { rows } = await sql<Category>`
    select id, name, parent_id as "parentId" from categories where id = ${id} for update
  `.execute(tx);
  return rows[0] ?? null;
}

export async function lockSkill(tx: Write, id: string): Promise<Skill | null> {
  const { rows } = await sql<Skill>`
    select id, name, category_id as "categoryId" from skills where id = ${id} for update
  `.execute(tx);
  return rows[0] ?? null;
}

/** True when another category or skill (`table`) has the name, ignoring case. */
export async function isNameTaken(
  tx: Write,
  table: 'categories' | 'skills',
  name: string,
  but: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} t
    where lower(t.name) = lower(${name}) and (${but}::uuid is null or t.id <> ${but}::uuid)
  `.execute(tx);
  return rows.length > 0;
}

export async function hasSubcategories(tx: Write, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from categories where parent_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Adds a category at the end of the bar. */
export async function addCategory(tx: Write, name: string, parentId: string | null): Promise<Category> {
  const id = newId();
  await sql`
    insert into categories (id, name, parent_id, position)
    select ${id}, ${name}, ${parentId}, coalesce(max(position), 0) + 1 from categories
  `.execute(tx);
  return { id, name, parentId };
}

export async function changeCategory(tx: Write, category: Category): Promise<Category> {
  await tx
    .updateTable('categories')
    .set({ name: category.name, parent_id: category.parentId })
    .where('id', '=', category.id)
    .execute();
  return category;
}

/** Puts all categories in the order of `ids`; see `reorderRows`. */
export function arrangeCategories(tx: Write, ids: readonly string[]): Promise<string[] | null> {
  return reorderRows(tx, 'categories', ids);
}

export async function addSkill(tx: Write, name: string, categoryId: string): Promise<Skill> {
  const skill = { id: newId(), name, category_id: categoryId };
  await tx.insertInto('skills').values(skill).execute();
  return { id: skill.id, name, categoryId };
}

export async function changeSkill(tx: Write, skill: Skill): Promise<Skill> {
  await tx
    .updateTable('skills')
    .set({ name: skill.name, category_id: skill.categoryId })
    .where('id', '=', skill.id)
    .execute();
  return skill;
}
