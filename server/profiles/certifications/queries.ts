/** Queries of certifications: a person's, latest first. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Reply } from '#contract/core/endpoint.ts';
import type { certification, certifications } from '#contract/profiles/qualifications.ts';
import type { ReadCtx } from '#server/core/http/context.ts';

export type Certification = z.output<typeof certification>;

/** The columns of a certification that are shown. */
export const CERTIFICATION = [
  'id',
  'title',
  'conferring_organization',
  'description',
  'country_id',
  'year',
  'to_year',
] as const satisfies readonly (keyof Certification)[];

/** A person's certifications as a statement; at most 50 rows (commands.ts). */
export function certificationsOf(userId: string) {
  return sql<Certification>`
    select ${sql.join(CERTIFICATION.map((column) => sql.ref(column)))}
    from certifications
    where user_id = ${userId}
    order by year desc, id desc
  `;
}

export async function listCertifications(ctx: ReadCtx): Promise<Reply<typeof certifications.list>> {
  const { rows } = await certificationsOf(ctx.actor.userId).execute(ctx.db);
  return { success: true, certifications: rows };
}
