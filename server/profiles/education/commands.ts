/** Commands of education: add to the caller's profile, change, remove. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { type educations, QUALIFICATIONS_MAX } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { countryName } from '#server/catalogue/reference/rules.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { lockPerson } from '../queries.ts';
import { assertYears } from '../rules.ts';
import { getEducation } from './queries.ts';

type Form = Body<typeof educations.add>;
type Row = { id: string };

/** 422 under the year or the country that cannot be; 409 `too_many_educations` beyond 50. */
export async function addEducation(
  ctx: Ctx,
  { body }: { body: Form },
): Promise<Reply<typeof educations.add>> {
  assertValid(ctx, body);
  const { userId } = ctx.actor;
  await lockPerson(ctx.tx, userId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from educations where user_id = ${userId}
  `.execute(ctx.tx);
  if ((rows[0]?.count ?? 0) >= QUALIFICATIONS_MAX) {
    throw conflict(words.profiles.qualificationErrors.tooMany, 'too_many_educations');
  }
  const id = newId();
  await ctx.tx
    .insertInto('educations')
    .values({ ...body, id, user_id: userId, created_at: ctx.now })
    .execute();
  return { success: true, education: await getEducation(ctx.tx, id) };
}

/** The caller's own of that id, locked; 404 otherwise. */
export async function lockEducation(ctx: Ctx, { id }: Params<typeof educations.update>): Promise<Row> {
  const { rows } = await sql<Row>`
    select id from educations
    where id = ${id} and user_id = ${ctx.actor.userId}
    for update
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}

export async function updateEducation(
  ctx: Ctx,
  { body }: { body: Form },
  { id }: Row,
): Promise<Reply<typeof educations.update>> {
  assertValid(ctx, body);
  await ctx.tx.updateTable('educations').set(body).where('id', '=', id).execute();
  return { success: true, education: await getEducation(ctx.tx, id) };
}

export async function removeEducation(
  ctx: Ctx,
  _input: object,
  { id }: Row,
): Promise<Reply<typeof educations.remove>> {
  await ctx.tx.deleteFrom('educations').where('id', '=', id).execute();
  return { success: true };
}

function assertValid({ now }: Ctx, { country_id, from_year, to_year }: Form): void {
  if (!countryName(country_id)) throw invalid('country_id', words.profiles.qualificationErrors.country);
  assertYears(now, { field: 'from_year', year: from_year }, { field: 'to_year', year: to_year });
}
