/** Queries of qualifications: certifications, education, skills and languages. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type {
  certification,
  certifications,
  education,
  educations,
  languages,
  userLanguage,
  userSkill,
  userSkills,
} from '#contract/profiles/qualifications.ts';
import { languageName } from '#server/catalogue/reference/rules.ts';
import type { Read } from '#server/core/db/database.ts';
import type { OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';

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

/** An existing education entry; throws when it does not exist. */
export async function getEducation(db: Read, id: string): Promise<Education> {
  const { rows } = await sql<Education>`select ${columns} where e.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`education ${id} is not there`);
  return row;
}

export type UserLanguage = z.output<typeof userLanguage>;

const FOUND_MAX = 20;

/** All languages by name; with `search` up to 20 whose name contains it, those that begin with it first. */
export async function listLanguages(
  ctx: OpenReadCtx,
  { query: { search } }: { query: Query<typeof languages.list> },
): Promise<Reply<typeof languages.list>> {
  if (ctx.language === 'fr') return { success: true, languages: await frenchLanguages(ctx, search) };
  const { rows } =
    search === undefined
      ? await sql<{ id: string; name: string }>`
          select id, name from languages
          where position is not null
          order by position
        `.execute(ctx.db)
      : await sql<{ id: string; name: string }>`
          select id, name from languages
          where position is not null and strpos(lower(name), lower(${search})) > 0
          order by strpos(lower(name), lower(${search})) > 1, position
          limit ${FOUND_MAX}
        `.execute(ctx.db);
  return { success: true, languages: rows };
}

/** The table has English names only, so all rows are read, translated and searched here. */
async function frenchLanguages({ db }: OpenReadCtx, search: string | undefined) {
  const rows = await db
    .selectFrom('languages')
    .select(['id', 'name'])
    .where('position', 'is not', null)
    .execute();
  const all = withNamesIn(rows, 'fr').sort((a, b) => BY_LETTERS.compare(a.name, b.name));
  if (search === undefined) return all;
  const placed = all.map((one) => ({ one, at: plain(one.name).indexOf(plain(search)) }));
  const found = [...placed.filter(({ at }) => at === 0), ...placed.filter(({ at }) => at > 0)];
  return found.slice(0, FOUND_MAX).map(({ one }) => one);
}

const BY_LETTERS = new Intl.Collator('fr', { ignorePunctuation: true });

/** Without accents, so that `francais` finds `Français`. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The same languages with their names in the reader's language. */
export function withNamesIn<T extends { name: string } & ({ id: string } | { languageId: string })>(
  spoken: readonly T[],
  language?: Language,
): T[] {
  return spoken.map((one) => ({
    ...one,
    name: languageName({ id: 'id' in one ? one.id : one.languageId, name: one.name }, language),
  }));
}

/** A person's languages as a statement; at most 50 rows (commands.ts). */
export function languagesOf(userId: string) {
  return sql<UserLanguage>`
    select l.id as "languageId", l.name, u.proficiency
    from user_languages u
    join languages l on l.id = u.language_id
    where u.user_id = ${userId}
    order by lower(l.name), l.id
  `;
}

/** The reply of `listOwn`, `attach` and `detach`. */
export async function listOwnLanguages(ctx: ReadCtx): Promise<Reply<typeof languages.listOwn>> {
  const { rows } = await languagesOf(ctx.actor.userId).execute(ctx.db);
  return { success: true, languages: withNamesIn(rows, ctx.language) };
}

export type UserSkill = z.output<typeof userSkill>;

/** A person's skills as a statement; at most 50 rows (commands.ts). */
export function skillsOf(userId: string) {
  return sql<UserSkill>`
    select s.id as "skillId", s.name, u.proficiency
    from user_skills u
    join skills s on s.id = u.skill_id
    where u.user_id = ${userId}
    order by array_position(array['Advance', 'Intermediate'], u.proficiency), lower(s.name), s.id
  `;
}

/** The reply of `list`, `attach` and `detach`. */
export async function listOwnSkills(ctx: ReadCtx): Promise<Reply<typeof userSkills.list>> {
  const { rows } = await skillsOf(ctx.actor.userId).execute(ctx.db);
  return { success: true, skills: rows };
}
