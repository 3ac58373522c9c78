/** Commands of certifications: add to the caller's profile, change, remove. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { type certifications, QUALIFICATIONS_MAX } from '#contract/profiles/qualifications.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { countryName } from '#server/catalogue/reference/rules.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { lockPerson } from '../queries.ts';
import { assertYears } from '../rules.ts';
import { CERTIFICATION } from './queries.ts';

type Form = Body<typeof certifications.add>;
type Row = { id: string };

/** 422 under the year or the country that cannot be; 409 `too_many_certifications` beyond 50. */
export async function addCertification(
  ctx: Ctx,
  { body }: { body: Form },
): Promise<Reply<typeof certifications.add>> {
  const columns = columnsOf(ctx, body);
  const { userId } = ctx.actor;
  await lockPerson(ctx.tx, userId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from certifications where user_id = ${userId}
  `.execute(ctx.tx);
  if ((rows[0]?.count ?? 0) >= QUALIFICATIONS_MAX) {
    throw conflict(words.profiles.qualificationErrors.tooMany, 'too_many_certifications');
  }
  const certification = await ctx.tx
    .insertInto('certifications')
    .values({ ...columns, id: newId(), user_id: userId, created_at: ctx.now })
    .returning(CERTIFICATION)
    .executeTakeFirstOrThrow();
  return { success: true, certification };
}

/** The caller's own of that id, locked; 404 otherwise. */
export async function lockCertification(
  ctx: Ctx,
  { id }: Params<typeof certifications.update>,
): Promise<Row> {
  const { rows } = await sql<Row>`
    select id from certifications
    where id = ${id} and user_id = ${ctx.actor.userId}
    for update
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}

export async function updateCertification(
  ctx: Ctx,
  { body }: { body: Form },
  { id }: Row,
): Promise<Reply<typeof certifications.update>> {
  const certification = await ctx.tx
    .updateTable('certifications')
    .set(columnsOf(ctx, body))
    .where('id', '=', id)
    .returning(CERTIFICATION)
    .executeTakeFirstOrThrow();
  return { success: true, certification };
}

export async function removeCertification(
  ctx: Ctx,
  _input: object,
  { id }: Row,
): Promise<Reply<typeof certifications.remove>> {
  await ctx.tx.deleteFrom('certifications').where('id', '=', id).execute();
  return { success: true };
}

/** The whole form: what was left out is empty, and an empty description is the default text (rules 10). */
function columnsOf({ now }: Ctx, body: Form) {
  const { title, conferring_organization, year, description, country_id = null, to_year = null } = body;
  if (country_id !== null && !countryName(country_id)) {
    throw invalid('country_id', words.profiles.qualificationErrors.country);
  }
  assertYears(now, { field: 'year', year }, { field: 'to_year', year: to_year });
  return {
    ...{ title, conferring_organization, year, country_id, to_year },
    description: description || english.profiles.certification.defaultDescription,
  };
}
