/** Commands of people's skills: attach with a level, detach. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { QUALIFICATIONS_MAX, type userSkills } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, invalid, notFound } from '#server/core/http/refusal.ts';
import { recordProfileChange } from '../commands.ts';
import { lockPerson } from '../queries.ts';
import { lastOfEach } from '../rules.ts';
import { listOwnSkills } from './queries.ts';

/**
 * Adds skills, or changes the levels of those that are there. 422 under `skills` for one that the catalogue does not
 * hold, 409 `too_many_skills` when there would be more than 50.
 */
export async function attachSkills(
  ctx: Ctx,
  { body }: { body: Body<typeof userSkills.attach> },
): Promise<Reply<typeof userSkills.attach>> {
  const { userId } = ctx.actor;
  const wanted = lastOfEach(body.skills, ({ skillId }) => skillId.toLowerCase());
  const ids = [...wanted.keys()];
  const known = await ctx.tx.selectFrom('skills').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) throw invalid('skills', words.profiles.qualificationErrors.skill);
  await lockPerson(ctx.tx, userId);
  const changed = await sql`
    insert into user_skills as u (user_id, skill_id, proficiency, created_at)
    select ${userId}::uuid, w.skill_id, w.proficiency, ${ctx.now}
    from unnest(${ids}::uuid[], ${[...wanted.values()].map((one) => one.proficiency)}::text[])
      as w (skill_id, proficiency)
    on conflict (user_id, skill_id) do update set proficiency = excluded.proficiency
    where u.proficiency <> excluded.proficiency
    returning 1
  `.execute(ctx.tx);
  const reply = await listOwnSkills(ctx);
  if (reply.skills.length > QUALIFICATIONS_MAX) {
    throw conflict(words.profiles.qualificationErrors.tooMany, 'too_many_skills');
  }
  if (changed.rows.length > 0) await recordProfileChange(ctx);
  return reply;
}

/** 404 for a skill that is not on the caller's profile. */
export async function detachSkill(
  ctx: Ctx,
  { params }: { params: Params<typeof userSkills.detach> },
): Promise<Reply<typeof userSkills.detach>> {
  const gone = await ctx.tx
    .deleteFrom('user_skills')
    .where('user_id', '=', ctx.actor.userId)
    .where('skill_id', '=', params.id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound();
  await recordProfileChange(ctx);
  return listOwnSkills(ctx);
}
