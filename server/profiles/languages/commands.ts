/** Commands of people's languages: attach with a level, detach. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { type languages, QUALIFICATIONS_MAX } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, invalid, notFound } from '#server/core/http/refusal.ts';
import { recordProfileChange } from '../commands.ts';
import { lockPerson } from '../queries.ts';
import { lastOfEach } from '../rules.ts';
import { listOwnLanguages } from './queries.ts';

/**
 * Adds languages, or changes the levels of those that are there. 422 under `languages` for one that is not offered,
 * 409 `too_many_languages` when there would be more than 50.
 */
export async function attachLanguages(
  ctx: Ctx,
  { body }: { body: Body<typeof languages.attach> },
): Promise<Reply<typeof languages.attach>> {
  const { userId } = ctx.actor;
  const wanted = lastOfEach(body.languages, ({ languageId }) => languageId);
  const ids = [...wanted.keys()];
  const known = await ctx.tx
    .selectFrom('languages')
    .select('id')
    .where('id', 'in', ids)
    .where('position', 'is not', null)
    .execute();
  if (known.length < ids.length) throw invalid('languages', words.profiles.qualificationErrors.language);
  await lockPerson(ctx.tx, userId);
  const changed = await sql`
    insert into user_languages as u (user_id, language_id, proficiency, created_at)
    select ${userId}::uuid, w.language_id, w.proficiency, ${ctx.now}
    from unnest(${ids}::text[], ${[...wanted.values()].map((one) => one.proficiency)}::text[])
      as w (language_id, proficiency)
    on conflict (user_id, language_id) do update set proficiency = excluded.proficiency
    where u.proficiency <> excluded.proficiency
    returning 1
  `.execute(ctx.tx);
  const reply = await listOwnLanguages(ctx);
  if (reply.languages.length > QUALIFICATIONS_MAX) {
    throw conflict(words.profiles.qualificationErrors.tooMany, 'too_many_languages');
  }
  if (changed.rows.length > 0) await recordProfileChange(ctx);
  return reply;
}

/** 404 for a language that is not on the caller's profile. */
export async function detachLanguage(
  ctx: Ctx,
  { params }: { params: Params<typeof languages.detach> },
): Promise<Reply<typeof languages.detach>> {
  const gone = await ctx.tx
    .deleteFrom('user_languages')
    .where('user_id', '=', ctx.actor.userId)
    .where('language_id', '=', params.id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound();
  await recordProfileChange(ctx);
  return listOwnLanguages(ctx);
}
