/** Tables whose rows users can reorder, with the order in their column `position`. */
import { type RawBuilder, sql } from 'kysely';
import type { Write } from './database.ts';

/**
 * Puts all rows, or those that fulfil the condition, in the order of `ids` and returns the previous order; null, without
 * changes, when an id is missing or unknown.
 */
export async function reorderRows(
  tx: Write,
  table: string,
  ids: readonly string[],
  where: RawBuilder<unknown> = sql`true`,
): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${where} order by position for update
  `.execute(tx);
  const before = rows.map((row) => row.id);
  if (before.length !== ids.length || !before.every((id) => ids.includes(id))) return null;
  await sql`
    update ${sql.table(table)} t set position = placed.position
    from unnest(${[...ids]}::uuid[]) with ordinality as placed (id, position)
    where t.id = placed.id
  `.execute(tx);
  return before;
}
