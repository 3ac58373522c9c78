/** Queries of education: a person's, latest first. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Reply } from '#contract/core/endpoint.ts';
import type { education, educations } from '#contract/profiles/qualifications.ts';
import type { Read } from '#server/core/db/database.ts';
import type { ReadCtx } from '#server/core/http/context.ts';

export type Education = z.output<typeof education>;

const columns = sql<Education>`
  e.id, e.title, json_build_object('id', c.id, 'name', c.name) as country, e.country_id, e.from_year, e.to_year
  from educations e
  join countries c on c.id = e.country_id
`;

/** A person's education as a statement; at most 50 rows (commands.ts). */
export function educationsOf(userId: string) {
  return sql<Education>`
    select ${columns}
    where e.user_id = ${userId}
    order by e.to_year desc, e.from_year desc, e.id desc
  `;
}

export async function listEducations(ctx: ReadCtx): Promise<Reply<typeof educations.list>> {
  const { rows } = await educationsOf(ctx.actor.userId).execute(ctx.db);
  return { success: true, educations: rows };
}

/** One that is known to be there. */
export async function getEducation(db: Read, id: string): Promise<Education> {
  const { rows } = await sql<Education>`select ${columns} where e.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`education ${id} is not there`);
  return row;
}
