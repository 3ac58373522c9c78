/** Queries of the shortlist: its cards, and just the ids. Hidden gigs and closed accounts are left out. */
import { sql } from 'kysely';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { keptIds } from '#contract/people/kept-ids.ts';
import type { FoundTalent } from '#contract/people/people.ts';
import { SHORTLIST_MAX, type ShortlistEntry, type shortlist } from '#contract/people/shortlist.ts';
import { afterId, cutPage, rowsToRead } from '#server/core/db/paging.ts';
import { opaque } from '#server/core/db/values.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { cardRows, skilledCardOf } from '#server/gigs/cards/queries.ts';
import { isShown } from '#server/gigs/policy.ts';
import { picturePath } from '#server/profiles/queries.ts';
import { ratingsOf } from '#server/reviews/queries.ts';

/** One page of the shortlist, with a fixed number of statements for any number of cards. */
export async function listKept(
  ctx: ReadCtx,
  { query }: { query: Query<typeof shortlist.list> },
): Promise<Reply<typeof shortlist.list>> {
  const rows = await readKept(ctx, rowsToRead(query), afterId(query));
  const { items, next } = cutPage(rows, query, (row) => row.id);
  const gigs = await findGigCards(ctx, idsOf(items, 'gig_id'));
  const talents = await findTalentCards(ctx, idsOf(items, 'talent_id'));
  const kept = items.map(({ id, gig_id, talent_id }) => ({
    id,
    gig: gigs.get(gig_id ?? '') ?? null,
    talent: talents.get(talent_id ?? '') ?? null,
  }));
  return { success: true, kept, next };
}

export async function listKeptIds(ctx: ReadCtx): Promise<Reply<typeof keptIds.list>> {
  const rows = await readKept(ctx, SHORTLIST_MAX);
  return { success: true, ids: [...idsOf(rows, 'gig_id'), ...idsOf(rows, 'talent_id')] };
}

type Row = { id: string; gig_id: string | null; talent_id: string | null };

function idsOf(rows: readonly Row[], column: 'gig_id' | 'talent_id'): string[] {
  return rows.flatMap((row) => row[column] ?? []);
}

/** The visible entries of the caller's shortlist, newest first. */
async function readKept({ db, actor }: ReadCtx, limit: number, after: string | null = null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id, s.gig_id, s.talent_id
    from shortlist s
    left join gigs g on g.id = s.gig_id
    where s.hunter_id = ${actor.userId}
      and (${after}::uuid is null or s.id < ${after}::uuid)
      and case when s.gig_id is not null then ${isShown} else ${isKnown} end
    order by s.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

const isKnown = sql`exists (
  select from users u
  join profiles p on p.user_id = u.id
  where u.id = s.talent_id and u.disabled_at is null
)`;

async function findGigCards({ db, now }: ReadCtx, ids: readonly string[]) {
  const found = sql`
    select g.gig_id as id, g.talent_id, g.price_from, g.delivery_days, s.name as skill
    from gig_search g
    join skills s on s.id = g.skill_id
    where g.gig_id = any(${opaque([...ids], 'uuid[]')})
  `;
  const { rows } = await cardRows<{ id: string; skill: string }>(found, now).execute(db);
  return new Map(rows.map((row) => [row.id, skilledCardOf(row)]));
}

/** Cards by user id, without people who have no profile or a disabled account. Does not check or show account types. */
export async function findTalentCards(
  { db, now }: ReadCtx,
  ids: readonly string[],
): Promise<Map<string, NonNullable<ShortlistEntry['talent']>>> {
  const { rows } = await sql<FoundTalent>`
    select u.id, p.firstname || ' ' || p.lastname as name, p.storyline, ${picturePath} as profile_image
    from users u
    join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    where u.id = any(${[...ids]}::uuid[]) and u.disabled_at is null
  `.execute(db);
  const ratings = await ratingsOf(db, ids, now);
  return new Map(
    rows.map((row) => {
      const { rating = null, reviews = 0 } = ratings.get(row.id) ?? {};
      return [row.id, { ...row, rating, reviews }];
    }),
  );
}
