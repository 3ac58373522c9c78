/** Commands of qualifications: certifications, education, languages and skills of the caller. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import {
  type certifications,
  type educations,
  type languages,
  QUALIFICATIONS_MAX,
  type userSkills,
} from '#contract/profiles/qualifications.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { countryName } from '#server/catalogue/reference/rules.ts';
import { lagosDay } from '#server/core/clock.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, invalid, notFound, orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { recordProfileChange } from '../commands.ts';
import { lockPerson } from '../queries.ts';
import { CERTIFICATION, getEducation, listOwnLanguages, listOwnSkills } from './queries.ts';

type CertificationForm = Body<typeof certifications.add>;

/** Adds a certification. 422 under an impossible year or country, 409 `too_many_certifications` beyond 50. */
export async function addCertification(
  ctx: Ctx,
  { body }: { body: CertificationForm },
): Promise<Reply<typeof certifications.add>> {
  const columns = columnsOf(ctx, body);
  await assertRoom(ctx, 'certifications');
  const certification = await ctx.tx
    .insertInto('certifications')
    .values({ ...columns, id: newId(), user_id: ctx.actor.userId, created_at: ctx.now })
    .returning(CERTIFICATION)
    .executeTakeFirstOrThrow();
  return { success: true, certification };
}

/** The caller's own certification, locked; 404 otherwise. */
export function lockCertification(ctx: Ctx, { id }: Params<typeof certifications.update>): Promise<OwnRow> {
  return lockOwn(ctx, 'certifications', id);
}

export async function updateCertification(
  ctx: Ctx,
  { body }: { body: CertificationForm },
  { id }: OwnRow,
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
  { id }: OwnRow,
): Promise<Reply<typeof certifications.remove>> {
  await ctx.tx.deleteFrom('certifications').where('id', '=', id).execute();
  return { success: true };
}

/** The columns of the whole form: omitted fields are null, and an empty description becomes the default text (rules 10). */
function columnsOf({ now }: Ctx, body: CertificationForm) {
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

type EducationForm = Body<typeof educations.add>;

/** Adds an education entry. 422 under an impossible year or country, 409 `too_many_educations` beyond 50. */
export async function addEducation(
  ctx: Ctx,
  { body }: { body: EducationForm },
): Promise<Reply<typeof educations.add>> {
  assertValidEducation(ctx, body);
  await assertRoom(ctx, 'educations');
  const id = newId();
  await ctx.tx
    .insertInto('educations')
    .values({ ...body, id, user_id: ctx.actor.userId, created_at: ctx.now })
    .execute();
  return { success: true, education: await getEducation(ctx.tx, id) };
}

/** The caller's own education entry, locked; 404 otherwise. */
export function lockEducation(ctx: Ctx, { id }: Params<typeof educations.update>): Promise<OwnRow> {
  return lockOwn(ctx, 'educations', id);
}

export async function updateEducation(
  ctx: Ctx,
  { body }: { body: EducationForm },
  { id }: OwnRow,
): Promise<Reply<typeof educations.update>> {
  assertValidEducation(ctx, body);
  await ctx.tx.updateTable('educations').set(body).where('id', '=', id).execute();
  return { success: true, education: await getEducation(ctx.tx, id) };
}

export async function removeEducation(
  ctx: Ctx,
  _input: object,
  { id }: OwnRow,
): Promise<Reply<typeof educations.remove>> {
  await ctx.tx.deleteFrom('educations').where('id', '=', id).execute();
  return { success: true };
}

function assertValidEducation({ now }: Ctx, { country_id, from_year, to_year }: EducationForm): void {
  if (!countryName(country_id)) throw invalid('country_id', words.profiles.qualificationErrors.country);
  assertYears(now, { field: 'from_year', year: from_year }, { field: 'to_year', year: to_year });
}

type Listed = 'certifications' | 'educations';
type OwnRow = { id: string };

/** 409 beyond `QUALIFICATIONS_MAX`; locks the person, so that concurrent calls cannot exceed it. */
async function assertRoom({ tx, actor: { userId } }: Ctx, list: Listed): Promise<void> {
  await lockPerson(tx, userId);
  const count = await countOf(tx, sql`from ${sql.table(list)} where user_id = ${userId}`);
  if (count >= QUALIFICATIONS_MAX) {
    throw conflict(words.profiles.qualificationErrors.tooMany, `too_many_${list}`);
  }
}

async function lockOwn({ tx, actor }: Ctx, list: Listed, id: string): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    select id from ${sql.table(list)} where id = ${id} and user_id = ${actor.userId} for update
  `.execute(tx);
  return orNotFound(rows[0]);
}

/**
 * Adds languages, or changes the levels of existing ones. 422 under `languages` for one that is not offered,
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

/** Removes a language; 404 when it is not on the caller's profile. */
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

/**
 * Adds skills, or changes the levels of existing ones. 422 under `skills` for one that is not in the catalogue,
 * 409 `too_many_skills` when there would be more than 50.
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

/** Removes a skill; 404 when it is not on the caller's profile. */
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

type Year = { field: string; year: number | null | undefined };

/**
 * 422 under a year after the current one in Africa/Lagos, and under the last year if it is before the first. The contract
 * refuses years before 1960.
 */
function assertYears(now: Date, first: Year, last: Year): void {
  const current = Number.parseInt(lagosDay(now).slice(0, 4), 10);
  for (const { field, year } of [first, last]) {
    if (year != null && year > current) throw invalid(field, words.profiles.qualificationErrors.yearRange);
  }
  if (first.year != null && last.year != null && last.year < first.year) {
    throw invalid(last.field, words.profiles.qualificationErrors.yearOrder);
  }
}

/** The entries by key; of several with the same key the last one counts. */
function lastOfEach<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}
