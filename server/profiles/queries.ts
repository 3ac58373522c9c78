/** Queries of profiles: the caller's own, qualifications, account types and reply times; countries and their states. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ReplySpeed, Side } from '#contract/core/common.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import { type genders, HUNTER, type profile } from '#contract/profiles/profile.ts';
import type { profiles } from '#contract/profiles/profiles.ts';
import { countriesIn, countryName, states } from '#server/catalogue/reference/rules.ts';
import type { Read } from '#server/core/db/database.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import {
  type Certification,
  certificationsOf,
  type Education,
  educationsOf,
  languagesOf,
  skillsOf,
  type UserLanguage,
  type UserSkill,
  withNamesIn,
} from './qualifications/queries.ts';

export type Profile = z.output<typeof profile>;

/** SQL: the path under `/` of a profile's picture, or of another file; `f` is its row of files. */
export const picturePath = sql<string | null>`f.folder || '/' || f.name`;

/** SQL: the path of a person's picture, or null; `of` is an SQL expression for the person's id. */
export function pictureOf(of: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select ${picturePath} from profiles p join files f on f.id = p.image_id where p.user_id = ${of})`;
}

/** SQL column: the ids of a person's account types; `u` is the person's row of users. */
export const accountTypes = sql<number[]>`array(
  select account_type_id from user_account_types t where t.user_id = u.id order by account_type_id
)`;

function sideOfType(type: RawBuilder<unknown>): RawBuilder<Side> {
  return sql`case ${type} when ${sql.lit(HUNTER)} then 'hunter' else 'talent' end`;
}

/** SQL column: the sides of a person, hunter first; `u` is the person's row of users. */
export const sides = sql<Side[]>`array(
  select ${sideOfType(sql`account_type_id`)} from user_account_types t where t.user_id = u.id order by account_type_id
)`;

/** SQL: the side on which a person reads what is for neither one; talent for people who have both. */
export function readingSideOf(userId: RawBuilder<unknown>): RawBuilder<Side> {
  return sql`(
    select ${sideOfType(sql`max(account_type_id)`)} from user_account_types t where t.user_id = ${userId}
  )`;
}

/** SQL column: a person's profile for `toProfile`, null while there is none; `u` is the person's row of users. */
export const profileRow = sql<OwnRow | null>`(
  select row_to_json(own) from (
    select p.*, ${picturePath} as profile_image
    from profiles p
    left join files f on f.id = p.image_id
    where p.user_id = u.id
  ) own
)`;

/** The person's own profile, or null while there is none. */
export async function ownProfile(db: Read, userId: string, language?: Language): Promise<Profile | null> {
  const { rows } = await sql<{ profile: OwnRow | null }>`
    select ${profileRow} as profile from users u where u.id = ${userId}
  `.execute(db);
  return rows[0]?.profile ? toProfile(rows[0].profile, language) : null;
}

/** The profile as the contract sends it, with country and state named in the reader's language. */
export function toProfile(row: OwnRow, language?: Language): Profile {
  const { country, state } = placeNames(row.country_id, row.state_id, language);
  return {
    userId: row.user_id,
    firstname: row.firstname,
    lastname: row.lastname,
    gender: row.gender,
    phone_number: row.phone_number,
    countryId: row.country_id,
    country: country ?? row.country_id,
    stateId: row.state_id,
    state: state ?? row.state_id,
    storyline: row.storyline,
    description: row.description,
    profile_image: row.profile_image,
    created_at: new Date(row.created_at).toISOString(),
  };
}

export type OwnRow = {
  user_id: string;
  firstname: string;
  lastname: string;
  gender: (typeof genders)[number];
  phone_number: string;
  country_id: string;
  state_id: string;
  storyline: string | null;
  description: string | null;
  profile_image: string | null;
  created_at: string;
};

/** SQL: a person's education, certifications, skills and languages as a JSON object. */
export function qualifications(userId: string): RawBuilder<Qualifications> {
  const list = (rows: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(row_to_json(one)), '[]') from (${rows}) one)`;
  return sql`json_build_object(
    'educations', ${list(educationsOf(userId))}, 'certifications', ${list(certificationsOf(userId))},
    'skills', ${list(skillsOf(userId))}, 'languages', ${list(languagesOf(userId))}
  )`;
}

/** The same with language names in the reader's language. */
export function inLanguage(found: Qualifications, language?: Language): Qualifications {
  return { ...found, languages: withNamesIn(found.languages, language) };
}

export type Qualifications = {
  educations: Education[];
  certifications: Certification[];
  skills: UserSkill[];
  languages: UserLanguage[];
};

/** Locks the person, so that actions with a limit per person run one after the other. */
export async function lockPerson(db: Read, userId: string): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(db);
}

/** The account types that the person holds: 1 hunter, 2 talent. */
export async function accountTypesOf(db: Read, userId: string): Promise<{ accounttypeId: number }[]> {
  const rows = await db
    .selectFrom('user_account_types')
    .select('account_type_id')
    .where('user_id', '=', userId)
    .orderBy('account_type_id')
    .execute();
  return rows.map((row) => ({ accounttypeId: row.account_type_id }));
}

const REPLIES_COUNTED_MS = 90 * DAY_MS;
const REPLIES_MIN = 5;

/**
 * SQL column: how soon a person (a users row aliased `u`) usually replies, from the median time of their first replies to
 * strangers; null while there are too few.
 */
export function usualReplies(now: Date): RawBuilder<ReplySpeed> {
  return sql`(
    select case
      when median <= interval '1 hour' then 'hour'
      when median <= interval '6 hours' then 'hours'
      when median <= interval '24 hours' then 'day'
      else 'days'
    end
    from (
      select percentile_cont(0.5) within group (order by c.answered_at - c.begun_at) as median
      from conversations c
      where c.answered_by = u.id and c.answered_at > ${new Date(now.getTime() - REPLIES_COUNTED_MS)}
      having count(*) >= ${sql.lit(REPLIES_MIN)}
    ) answers
  )`;
}

/** The names of a country and its state; undefined for one that is not in the lists. */
export function placeNames(
  countryId: string,
  stateId: string,
  language?: Language,
): { country: string | undefined; state: string | undefined } {
  return {
    country: countryName(countryId, language),
    state: states.get(countryId)?.find((state) => state.key === stateId)?.name,
  };
}

export async function listCountries({ language }: OpenReadCtx): Promise<Reply<typeof profiles.countries>> {
  return { success: true, list: countriesIn(language) };
}

/** The states of a country; 404 for an unknown country code. */
export async function listStates(
  _ctx: OpenReadCtx,
  { params }: { params: { countryId: string } },
): Promise<Reply<typeof profiles.states>> {
  return { success: true, list: [...orNotFound(states.get(params.countryId))] };
}
