/** Queries of people's skills with their levels, by name. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Reply } from '#contract/core/endpoint.ts';
import type { userSkill, userSkills } from '#contract/profiles/qualifications.ts';
import type { ReadCtx } from '#server/core/http/context.ts';

export type UserSkill = z.output<typeof userSkill>;

/** A person's skills as a statement; at most 50 rows (commands.ts). */
export function skillsOf(userId: string) {
  return sql<UserSkill>`
    select s.id as "skillId", s.name, u.proficiency
    from user_skills u
    join skills s on s.id = u.skill_id
    where u.user_id = ${userId}
    order by lower(s.name), s.id
  `;
}

/** What `list`, `attach` and `detach` answer. */
export async function listOwnSkills(ctx: ReadCtx): Promise<Reply<typeof userSkills.list>> {
  const { rows } = await skillsOf(ctx.actor.userId).execute(ctx.db);
  return { success: true, skills: rows };
}
