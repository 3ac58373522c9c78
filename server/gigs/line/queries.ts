/** Queries of the Line: a page with its newcomers, similar works, the other works of a talent, and a talent's own exposure. */
import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#contract/core/days.ts';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { GigCard } from '#contract/gigs/cards.ts';
import type { line, Piece } from '#contract/gigs/line.ts';
import { categoriesUnder, isLiveGig } from '#server/catalogue/policy.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Read } from '#server/core/db/database.ts';
import type { OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';
import { type CardRow, cardColumns, cardJoins, cardOf } from '../cards/queries.ts';
import { getVisibleGig, isShown } from '../policy.ts';
import { lineCountsOf, noteShown } from './commands.ts';
import {
  interleaveNewcomers,
  keyOf,
  NEWCOMER_PLACES,
  type Placed,
  type Position,
  positionOf,
  REGULAR_PLACES,
} from './rules.ts';

/** How many newcomers of each category are candidates for the next places. */
const WAITING = 32;
/** How many of all these candidates are looked at more closely. */
const NEAREST = 60;
type Row = CardRow & Placed & { skill: string; pieces: number };

/** Reads any page with one statement. Turns that this process gave and has not written yet count, too. */
export async function pageOfLine(
  ctx: OpenReadCtx,
  { query }: { query: Query<typeof line.page> },
): Promise<Reply<typeof line.page>> {
  const rows = await readPage(ctx, query.category ?? null, positionOf(query.after));
  const { shown, last } = interleaveNewcomers(rows);
  noteShown(ctx.services, shown, ctx.now);
  return {
    success: true,
    works: shown.flatMap((row) => {
      const card = cardOf(row.id, row);
      return card ? { ...card, skill: row.skill, is_new: row.isNewcomerTurn, pieces: row.pieces } : [];
    }),
    next: last && keyOf(last),
  };
}

async function readPage(
  { db, now, services }: OpenReadCtx,
  category: string | null,
  after: Position | null,
): Promise<Row[]> {
  const turns = lineCountsOf(services).turns();
  const wanted = category ? categoriesUnder(category) : sql`select id from categories`;
  const { rows } = await sql<Row>`
    with waiting as (
      select t.talent_id, max(coalesce(m.at, t.given_at)) as given_at
      from (${wanted}) c
      cross join lateral (
        select talent_id, given_at from line_turns
        where category_id = c.id
        order by given_at, talent_id
        limit ${sql.lit(WAITING)}
      ) t
      left join unnest(${turns.map(({ id }) => id)}::uuid[], ${turns.map(({ at }) => at)}::timestamptz[]) as m (id, at)
        on m.id = t.talent_id
      group by t.talent_id
      order by 2, 1
      limit ${sql.lit(NEAREST)}
    ), given as materialized (
      select best.gig_id, w.talent_id
      from waiting w
      cross join lateral (
        select p.gig_id from line_places p
        where p.talent_id = w.talent_id and p.category_id in (${wanted})
        order by p.round
        limit 1
      ) best
      where is_newcomer(w.talent_id)
      order by w.given_at, w.talent_id
      limit ${sql.lit(NEWCOMER_PLACES)}
    ), regular as (
      ${alongLine(category, after)}
    ), found as materialized (
      select gig_id as id, talent_id, 0 as round, 0 as quality, true as "isNewcomerTurn" from given
      union all
      select gig_id, talent_id, round, quality, false from regular
    )
    select found.id, found.round, found.quality, found."isNewcomerTurn", s.name as skill, (
        select count(*)::int from gigs g join gallery_items i on i.gig_id = g.id
        where g.talent_id = found.talent_id and ${isLiveGig}
      ) as pieces, scope.price_from, scope.delivery_days, ${cardColumns(now)}
    from found
    join gig_search scope on scope.gig_id = found.id
    ${cardJoins(now)}
    left join skills s on s.id = g.skill_id
    order by found."isNewcomerTurn", found.round, found.quality desc, found.id
  `.execute(db);
  return rows;
}

const order = sql`order by round, (-quality), gig_id limit ${sql.lit(REGULAR_PLACES + NEWCOMER_PLACES + 1)}`;

/** The next works in the order of the Line; for a category, along the indexes of it and those below it. */
function alongLine(category: string | null, after: Position | null): RawBuilder<unknown> {
  const behind = after
    ? sql`(round, -quality, gig_id) > (${after.round}::int, ${-after.quality}::int, ${after.id}::uuid)`
    : sql`true`;
  if (!category) return sql`select * from line_places where ${behind} ${order}`;
  return sql`
    select p.*
    from (${categoriesUnder(category)}) c
    cross join lateral (select * from line_places where category_id = c.id and ${behind} ${order}) p
    ${order}
  `;
}

/** Maximum number of candidates of the same skill, and of the rest of the same category, which come after them. */
const SAME_SKILL = 200;
const SAME_CATEGORY = 100;
const LIKE = 12;

/** Up to twelve similar works of other talents. 404 for a gig that the reader may not see; a hidden one has no similar works. */
export async function listLike(
  ctx: OpenReadCtx,
  { params }: { params: Params<typeof line.like> },
): Promise<Reply<typeof line.like>> {
  await getVisibleGig(ctx, params);
  const { rows } = await sql<CardRow & { id: string }>`
    with this as (
      select * from line_places where gig_id = ${params.id}
    ), near as (
      (
        select p.gig_id, p.talent_id, 0 as far from this t join line_places p on p.skill_id = t.skill_id
        where p.talent_id <> t.talent_id
        order by p.round, (-p.quality), p.gig_id
        limit ${sql.lit(SAME_SKILL)}
      )
      union all
      (
        select p.gig_id, p.talent_id, 1 from this t join line_places p on p.category_id = t.category_id
        where p.talent_id <> t.talent_id and p.skill_id <> t.skill_id
        order by p.round, (-p.quality), p.gig_id
        limit ${sql.lit(SAME_CATEGORY)}
      )
    ), found as materialized (
      select n.gig_id as id, n.talent_id, n.far, palette_distance(own.palette, its.palette) as distance
      from near n
      cross join (select ${paletteOfGig(sql`${params.id}::uuid`)} as palette) own
      cross join lateral (select ${paletteOfGig(sql`n.gig_id`)} as palette) its
      order by n.far, distance nulls last, n.gig_id
      limit ${sql.lit(LIKE)}
    )
    select found.id, scope.price_from, scope.delivery_days, ${cardColumns(ctx.now)}
    from found
    join gig_search scope on scope.gig_id = found.id
    ${cardJoins(ctx.now)}
    order by found.far, found.distance nulls last, found.id
  `.execute(ctx.db);
  return { success: true, gigs: rows.flatMap((row): GigCard | [] => cardOf(row.id, row) ?? []) };
}

/** SQL: the palette of the gig's cover; null where it has none yet. */
function paletteOfGig(gigId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select nullif(f.picture -> 'palette', '[]')
    from gallery_items i
    join files f on f.id = coalesce(i.poster_id, i.file_id)
    where i.gig_id = ${gigId}
    order by i.position
    limit 1
  )`;
}

const PIECES_MAX = 48;

export async function listByTalent(
  { db }: { db: Read },
  { params }: { params: Params<typeof line.byTalent> },
): Promise<Reply<typeof line.byTalent>> {
  const { rows } = await sql<Omit<Piece, 'price_from'> & { price_from: bigint }>`
    select g.id as gig, g.title, item_cover(i) as cover, s.price_from, s.delivery_days
    from line_places p
    join gig_search s on s.gig_id = p.gig_id
    join gigs g on g.id = p.gig_id and ${isShown}
    join gallery_items i on i.gig_id = g.id
    where p.talent_id = ${params.id}
    order by p.round, i.position
    limit ${sql.lit(PIECES_MAX)}
  `.execute(db);
  return { success: true, pieces: rows.map((row) => ({ ...row, price_from: toNaira(row.price_from) })) };
}

const DAYS = 7;

export async function ownExposure({ services, actor, now }: ReadCtx): Promise<Reply<typeof line.exposure>> {
  const { rows } = await sql<{ shown: number; given: number }>`
    select coalesce(sum(shown), 0)::int as shown, coalesce(sum(given), 0)::int as given
    from line_exposure
    where talent_id = ${actor.userId} and day > ${addDays(lagosDay(now), -DAYS)}
  `.execute(services.database.reads.db);
  return { success: true, ...(rows[0] ?? { shown: 0, given: 0 }) };
}
