/** Queries of profiles: the caller's own, what a person can show, and on which sides of the market a person stands. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Language } from '#contract/core/languages.ts';
import type { profile } from '#contract/profiles/profiles.ts';
import type { Read } from '#server/core/db/database.ts';
import { type Certification, certificationsOf } from './certifications/queries.ts';
import { type Education, educationsOf } from './education/queries.ts';
import { languagesOf, named, type UserLanguage } from './languages/queries.ts';
import { placeNames } from './places/queries.ts';
import { skillsOf, type UserSkill } from './skills/queries.ts';

export type Profile = z.output<typeof profile>;

/** The path under `/` of a profile's picture in SQL; `f` is its row of files. */
const picturePath = sql<string | null>`f.folder || '/' || f.name`;

/** The person's own profile, or null while there is none. */
export async function ownProfile(db: Read, userId: string, language?: Language): Promise<Profile | null> {
  const { rows } = await sql<OwnRow>`
    select p.*, ${picturePath} as profile_image
    from profiles p
    left join files f on f.id = p.image_id
    where p.user_id = ${userId}
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
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
    created_at: row.created_at.toISOString(),
  };
}

type OwnRow = {
  user_id: string;
  firstname: string;
  lastname: string;
  gender: 'Male' | 'Female';
  phone_number: string;
  country_id: string;
  state_id: string;
  storyline: string | null;
  description: string | null;
  profile_image: string | null;
  created_at: Date;
};

/** Education, certifications, skills and languages of a person, with one statement. */
export async function qualificationsOf(
  db: Read,
  userId: string,
  language?: Language,
): Promise<Qualifications> {
  const list = (rows: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(row_to_json(one)), '[]') from (${rows}) one)`;
  const { rows } = await sql<Qualifications>`
    select ${list(educationsOf(userId))} as educations,
      ${list(certificationsOf(userId))} as certifications,
      ${list(skillsOf(userId))} as skills,
      ${list(languagesOf(userId))} as languages
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a select without a condition has one row');
  return { ...found, languages: named(found.languages, language) };
}

type Qualifications = {
  educations: Education[];
  certifications: Certification[];
  skills: UserSkill[];
  languages: UserLanguage[];
};

/** Locks the person, so that what is counted or made once per person happens one after the other. */
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
