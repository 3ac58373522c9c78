/** Queries of gigs: cards for any list, in a constant number of statements, and one gig with all of it. */
import { sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { Media } from '#contract/core/media.ts';
import { toNaira } from '#contract/core/money.ts';
import type { Gig, GigCard, gigs, ScopePackage } from '#contract/gigs/gigs.ts';
import { onlineOf } from '#server/accounts/queries.ts';
import { countryName } from '#server/catalogue/reference/rules.ts';
import type { Read } from '#server/core/db/database.ts';
import { afterId, cutPage, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import type { OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { namedIn } from '#server/core/i18n/language.ts';
import { fileFields, type MediaRow, mediaOf } from '#server/core/media/media.ts';
import { ratingsOf } from '#server/reviews/queries.ts';
import { type GigRow, gigVerbsOf } from './acts.ts';
import { isShown } from './policy.ts';

type CardRow = {
  id: string;
  title: string;
  overview: string;
  status: GigCard['status'];
  category: string;
  skill: string;
  tags: string[];
  talent_id: string;
  name: string;
  since: Date;
  detail: Omit<NonNullable<GigCard['userdetail']>, 'country'> | null;
  cover: MediaRow | null;
  rating: number | null;
  reviews: number;
  price_from: bigint;
  delivery_days: number;
  created_at: Date;
};

/** An item of a gallery, a row `i` with its files `f` and `poster`, as one JSON object. */
const item = sql`
  json_build_object(
    'id', i.id, 'kind', i.kind, 'file', ${fileFields('f')}, 'poster', ${fileFields('poster')},
    'duration_seconds', round(i.duration_seconds::numeric, 1), 'waveform', i.waveform
  )
`;
const withFiles = sql`
  join files f on f.id = i.file_id
  left join files poster on poster.id = i.poster_id
`;

/**
 * The cards of these gigs in this order, whatever their status; the caller chose what may be seen. A gig that was taken
 * down is left out. Three statements for any number of gigs.
 */
export async function gigCards(
  db: Read,
  ids: readonly string[],
  now: Date,
  language?: Language,
): Promise<GigCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select g.id, g.title, g.overview, g.status, c.name as category, s.name as skill, g.tags, g.talent_id,
      u.name, u.created_at as since, own.rating, own.reviews, cover.item as cover, scope.price_from, scope.delivery_days, g.created_at,
      case when p.user_id is not null then json_build_object(
        'firstname', p.firstname, 'lastname', p.lastname, 'storyline', p.storyline, 'description', p.description,
        'countryId', p.country_id, 'profile_image', image.folder || '/' || image.name
      ) end as detail
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    join gigs g on g.id = wanted.id and g.deleted_at is null
    join categories c on c.id = g.category_id
    join skills s on s.id = g.skill_id
    join users u on u.id = g.talent_id
    left join profiles p on p.user_id = g.talent_id
    left join files image on image.id = p.image_id
    cross join lateral (
      select min(price) as price_from, min(delivery_days) as delivery_days from gig_packages where gig_id = g.id
    ) scope
    left join lateral (
      select ${item} as item
      from (select * from gallery_items where gig_id = g.id order by position limit 1) i
      ${withFiles}
    ) cover on true
    cross join lateral (
      select round(avg(r.rating), 1)::float8 as rating, count(*)::int as reviews
      from gig_orders o
      join jobs j on j.id = o.job_id
      join reviews r on r.job_id = j.id and r.reviewee_id = j.talent_id
      where o.gig_id = g.id and r.shown_at <= ${now}
    ) own
    order by wanted.place
  `.execute(db);
  const talents = [...new Set(rows.map((row) => row.talent_id))];
  const ratings = await ratingsOf(db, talents, now);
  const online = await onlineOf(db, talents, now);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    overview: row.overview,
    status: row.status,
    category: namedIn(language ?? 'en', row.category),
    skill: row.skill,
    tags: row.tags.map((tag) => ({ tag })),
    userId: row.talent_id,
    user: {
      id: row.talent_id,
      name: row.name,
      created_at: row.since.toISOString(),
      online: online.has(row.talent_id),
      rating: ratings.get(row.talent_id)?.rating ?? null,
      reviews: ratings.get(row.talent_id)?.reviews ?? 0,
    },
    userdetail: row.detail && {
      ...row.detail,
      country: countryName(row.detail.countryId, language) ?? row.detail.countryId,
    },
    rating: row.rating,
    reviews: row.reviews,
    cover: row.cover && mediaOf(row.cover),
    price_from: toNaira(row.price_from),
    delivery_days: row.delivery_days,
    created_at: row.created_at.toISOString(),
  }));
}

/** One gig with all of it, as the caller may use it; undefined when it was taken down. */
export async function gigOf(ctx: OpenReadCtx, id: string): Promise<Gig | undefined> {
  const [card] = await gigCards(ctx.db, [id], ctx.now, ctx.language);
  if (!card) return undefined;
  const { rows } = await sql<GigRow & { faqs: Gig['faqs'] }>`
    select g.*, (
      select coalesce(json_agg(json_build_object('faq', q.faq, 'answer', q.answer) order by q.position), '[]')
      from gig_faqs q
      where q.gig_id = g.id
    ) as faqs
    from gigs g
    where g.id = ${id}
  `.execute(ctx.db);
  const row = orNotFound(rows[0]);
  const gallery = await galleryOf(ctx.db, id);
  const own = card.userId === ctx.actor?.userId;
  return {
    ...row,
    ...card,
    categoryId: row.category_id,
    skillId: row.skill_id,
    gallery,
    scopepackage: await packagesOf(ctx.db, id),
    updated_at: row.updated_at.toISOString(),
    can: own ? gigVerbsOf(card, ctx.now) : [],
    own,
  };
}

/** The gallery of a gig in its order. */
export async function galleryOf(db: Read, gigId: string): Promise<Media[]> {
  const { rows } = await sql<{ item: MediaRow }>`
    select ${item} as item
    from gallery_items i
    ${withFiles}
    where i.gig_id = ${gigId}
    order by i.position
  `.execute(db);
  return rows.map((row) => mediaOf(row.item));
}

async function packagesOf(db: Read, gigId: string): Promise<ScopePackage[]> {
  const rows = await db
    .selectFrom('gig_packages')
    .select(['position', 'name', 'price', 'delivery_days', 'offers', 'revisions', 'includes'])
    .where('gig_id', '=', gigId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, price: toNaira(row.price) }));
}

/** One gig that the caller may see, as a list of one. */
export async function getGig(
  ctx: OpenReadCtx,
  _input: unknown,
  row: GigRow,
): Promise<Reply<typeof gigs.get>> {
  return { success: true, gig: [orNotFound(await gigOf(ctx, row.id))] };
}

/** The caller's gigs in every status, newest first. */
export async function listOwn(
  ctx: ReadCtx,
  { query }: { query: Query<typeof gigs.listOwn> },
): Promise<Reply<typeof gigs.listOwn>> {
  const { gigs: cards, next } = await pageOf(ctx, ctx.actor.userId, query, sql`g.deleted_at is null`);
  return { success: true, gigs: cards.map((card) => ({ ...card, can: gigVerbsOf(card, ctx.now) })), next };
}

/** A person's live gigs, newest first; 404 for nobody. */
export async function ofPerson(
  ctx: OpenReadCtx,
  { params, query }: { params: Params<typeof gigs.ofPerson>; query: Query<typeof gigs.ofPerson> },
): Promise<Reply<typeof gigs.ofPerson>> {
  const person = await sql`select from users where id = ${params.id} and disabled_at is null`.execute(ctx.db);
  orNotFound(person.rows[0]);
  return { success: true, ...(await pageOf(ctx, params.id, query, isShown)) };
}

async function pageOf(ctx: OpenReadCtx, talentId: string, query: PageQuery, condition: typeof isShown) {
  const after = afterId(query);
  const { rows } = await sql<{ id: string }>`
    select g.id from gigs g
    where g.talent_id = ${talentId} and ${condition} and (${after}::uuid is null or g.id < ${after}::uuid)
    order by g.id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  const ids = items.map((row) => row.id);
  return { gigs: await gigCards(ctx.db, ids, ctx.now, ctx.language), next };
}

const FEATURED = 12;
/** From so many of the newest the best are chosen. */
const FEATURED_AMONG = 200;

/** Up to twelve live gigs of different talents, best rated first, from among the newest. */
export async function listFeatured(ctx: OpenReadCtx): Promise<Reply<typeof gigs.featured>> {
  const { rows } = await sql<{ id: string; talent_id: string }>`
    select distinct on (g.talent_id) g.id, g.talent_id
    from (
      select * from gigs
      where status = 'live' and deleted_at is null
      order by published_at desc
      limit ${sql.lit(FEATURED_AMONG)}
    ) g
    where ${isShown}
    order by g.talent_id, g.published_at desc
  `.execute(ctx.db);
  const talents = rows.map((row) => row.talent_id);
  const ratings = await ratingsOf(ctx.db, talents, ctx.now);
  const rank = (row: { talent_id: string }) => {
    const { rating, reviews } = ratings.get(row.talent_id) ?? { rating: null, reviews: 0 };
    return (rating ?? 0) * 1000 + Math.min(reviews, 999);
  };
  const best = [...rows].sort((a, b) => rank(b) - rank(a)).slice(0, FEATURED);
  const ids = best.map((row) => row.id);
  return { success: true, gigs: await gigCards(ctx.db, ids, ctx.now, ctx.language) };
}
