/** Queries of languages: the list to choose from, and people's with their levels, by name. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { languages, userLanguage } from '#contract/profiles/qualifications.ts';
import { languageName } from '#server/catalogue/reference/rules.ts';
import type { OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';

export type UserLanguage = z.output<typeof userLanguage>;

const FOUND_MAX = 20;

/** All by name; with `search` the twenty best whose name holds it, those that begin with it first. */
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

/** The table knows the English names: all are read, named and looked through here. */
async function frenchLanguages({ db }: OpenReadCtx, search: string | undefined) {
  const rows = await db
    .selectFrom('languages')
    .select(['id', 'name'])
    .where('position', 'is not', null)
    .execute();
  const all = named(rows, 'fr').sort((a, b) => BY_LETTERS.compare(a.name, b.name));
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

/** Under the names of the reader's language. */
export function named<T extends { name: string } & ({ id: string } | { languageId: string })>(
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

/** What `listOwn`, `attach` and `detach` answer. */
export async function listOwnLanguages(ctx: ReadCtx): Promise<Reply<typeof languages.listOwn>> {
  const { rows } = await languagesOf(ctx.actor.userId).execute(ctx.db);
  return { success: true, languages: named(rows, ctx.language) };
}
