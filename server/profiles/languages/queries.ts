/** Reads of languages: the list to choose from, and people's with their levels, by name. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Query, Reply } from '#contract/endpoint.ts';
import type { languages, userLanguage } from '#contract/qualifications.ts';
import type { Ctx, OpenCtx } from '#server/core/context.ts';

export type UserLanguage = z.output<typeof userLanguage>;

const FOUND_MAX = 20;

/** All by name; with `search` the twenty best whose name holds it, those that begin with it first. */
export async function listLanguages(
  ctx: OpenCtx,
  { query: { search } }: { query: Query<typeof languages.list> },
): Promise<Reply<typeof languages.list>> {
  const { rows } =
    search === undefined
      ? await sql<{ id: string; name: string }>`
          select id, name from languages
          where position is not null
          order by position
        `.execute(ctx.tx)
      : await sql<{ id: string; name: string }>`
          select id, name from languages
          where position is not null and strpos(lower(name), lower(${search})) > 0
          order by strpos(lower(name), lower(${search})) > 1, position
          limit ${FOUND_MAX}
        `.execute(ctx.tx);
  return { success: true, languages: rows };
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
export async function listOwnLanguages(ctx: Ctx): Promise<Reply<typeof languages.listOwn>> {
  const { rows } = await languagesOf(ctx.actor.userId).execute(ctx.tx);
  return { success: true, languages: rows };
}
