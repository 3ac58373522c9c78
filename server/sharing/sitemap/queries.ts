/** What the site map lists: live gigs, and talents with something to show, in parts that begin after an id. */
import { type RawBuilder, sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';
import { isShown } from '#server/gigs/policy.ts';
import { isSharedTalent } from '../policy.ts';

export type Kind = 'gigs' | 'people';
export type Listed = { id: string; updated_at: Date };

const PART_MAX = 10_000;

/** Each with its `id` and `updated_at`. */
const LISTED: Record<Kind, RawBuilder<Listed>> = {
  gigs: sql`
    select g.id, g.updated_at from gigs g
    where ${isShown}
  `,
  people: sql`
    select u.id, p.updated_at
    from users u
    join profiles p on p.user_id = u.id
    where ${isSharedTalent}
      and (
        exists (select from past_work w where w.user_id = u.id)
        or exists (select from gigs g where g.talent_id = u.id and ${isShown})
      )
  `,
};

/** Up to 10,000 of a kind after this id, oldest first; null begins. */
export async function listPart(db: Read, kind: Kind, after: string | null): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id, updated_at from (${LISTED[kind]}) listed
    where ${after}::uuid is null or id > ${after}::uuid
    order by id
    limit ${sql.lit(PART_MAX)}
  `.execute(db);
  return rows;
}

/** The ids after which the second and each further part begin. */
export async function listCuts(db: Read, kind: Kind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
    from (
      select id, row_number() over (order by id) as place, lead(id) over (order by id) as following
      from (${LISTED[kind]}) listed
    ) numbered
    where place % ${sql.lit(PART_MAX)} = 0 and following is not null
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}
