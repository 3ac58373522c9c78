/** Queries of gigs: a talent's own lists, the featured ones, and one gig with all of it, each with one statement. */
import { type RawBuilder, sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { Media } from '#contract/core/media.ts';
import { toNaira } from '#contract/core/money.ts';
import type { Gig, GigSummary, gigs, ScopePackage } from '#contract/gigs/gigs.ts';
import { isActiveAccount, isOnline } from '#server/accounts/queries.ts';
import { countryName } from '#server/catalogue/reference/rules.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import type { OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';
import { notFound, orNotFound } from '#server/core/http/refusal.ts';
import { translateName } from '#server/core/i18n/language.ts';
import { fileFields, type MediaRow, mediaOf } from '#server/core/media/media.ts';
import { type RoundTerms, roundTermsOf } from '#server/jobs/gig-orders/queries.ts';
import { rightsSentence } from '#server/jobs/rights/rules.ts';
import { picturePath, usualReplies } from '#server/profiles/queries.ts';
import { starsOf } from '#server/reviews/queries.ts';
import { type GigRow, gigVerbsOf } from './acts.ts';
import { type CardRow, cardRows, ownStars, skilledCardOf } from './cards/queries.ts';
import { isOpen, isShown, isVisibleTo } from './policy.ts';

type SummaryRow = {
  id: string;
  title: string;
  overview: string;
  status: GigSummary['status'];
  category: string;
  skill: string;
  tags: string[];
  talent_id: string;
  name: string;
  since: Date;
  online: boolean;
  stars: { rating: number | null; reviews: number };
  detail: Omit<NonNullable<GigSummary['userdetail']>, 'country'> | null;
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
 * The rows of the gigs that `wanted` selects as `id` and `place`, by place, whatever their status: the caller
 * chose what may be seen. A gig that was taken down is left out.
 */
function summaryRows(wanted: RawBuilder<unknown>, now: Date): RawBuilder<SummaryRow> {
  return sql<SummaryRow>`
    select ${summaryColumns(now)}, cover.item as cover
    ${summariesOf(wanted, now)}
    left join lateral (
      select ${item} as item
      from (select * from gallery_items where gig_id = g.id order by position limit 1) i
      ${withFiles}
    ) cover on true
    order by wanted.place
  `;
}

/** The columns of a summary, without its cover, from the rows of `summariesOf`. */
function summaryColumns(now: Date): RawBuilder<unknown> {
  return sql`
    g.id, g.title, g.overview, g.status, g.tags, g.talent_id,
    (select c.name from categories c where c.id = g.category_id) as category,
    (select s.name from skills s where s.id = g.skill_id) as skill,
    u.name, u.created_at as since, ${isOnline(sql`g.talent_id`, now)} as online, ${starsOf(sql`g.talent_id`, now)} as stars,
    own.stars as rating, own.stars_from as reviews, scope.price_from, scope.delivery_days, g.created_at,
    case when p.user_id is not null then json_build_object(
      'firstname', p.firstname, 'lastname', p.lastname, 'storyline', p.storyline, 'description', p.description,
      'countryId', p.country_id, 'profile_image', (select ${picturePath} from files f where f.id = p.image_id)
    ) end as detail
  `;
}

/** The gigs `g` whose ids `wanted` selects, each with its talent, the user `u` and the profile `p`. */
function summariesOf(wanted: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    from (${wanted}) wanted
    join gigs g on g.id = wanted.id and g.deleted_at is null
    join users u on u.id = g.talent_id
    left join profiles p on p.user_id = g.talent_id
    cross join lateral (
      select min(price) as price_from, min(delivery_days) as delivery_days from gig_packages where gig_id = g.id
    ) scope
    cross join lateral (${ownStars(sql`g.id`, now)}) own
  `;
}

/** One gig in English, whatever its status; undefined when it was taken down. */
export async function gigSummary(db: Read, id: string, now: Date): Promise<GigSummary | undefined> {
  const { rows } = await summaryRows(sql`select ${id}::uuid as id, 1 as place`, now).execute(db);
  return rows[0] && toGigSummary(rows[0]);
}

/** The summary of a row, in the reader's language. */
function toGigSummary(row: SummaryRow, language?: Language): GigSummary {
  return {
    id: row.id,
    title: row.title,
    overview: row.overview,
    status: row.status,
    category: translateName(language ?? 'en', row.category),
    skill: row.skill,
    tags: row.tags.map((tag) => ({ tag })),
    userId: row.talent_id,
    user: {
      id: row.talent_id,
      name: row.name,
      created_at: row.since.toISOString(),
      online: row.online,
      ...row.stars,
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
  };
}

type GigPageRow = Omit<SummaryRow, 'cover'> &
  Pick<GigRow, 'description' | 'category_id' | 'skill_id' | 'updated_at'> &
  Pick<Gig, 'faqs' | 'orders_completed' | 'replies'> & {
    gallery: MediaRow[];
    packages: (Omit<ScopePackage, 'rights_text' | 'further_round'> & RoundTerms)[];
  };

const pageColumns = sql`
  g.description, g.category_id, g.skill_id, g.updated_at,
  (select count(*)::int from jobs j where j.talent_id = g.talent_id and j.status = 'accepted') as orders_completed,
  (
    select coalesce(json_agg(json_build_object('faq', q.faq, 'answer', q.answer) order by q.position), '[]')
    from gig_faqs q
    where q.gig_id = g.id
  ) as faqs,
  (
    select coalesce(json_agg(${item} order by i.position), '[]')
    from gallery_items i
    ${withFiles}
    where i.gig_id = g.id
  ) as gallery,
  (
    select coalesce(json_agg(k order by k.position), '[]')
    from (
      select position, name, price, delivery_days, offers, revisions, includes, rights, round_price, round_days
      from gig_packages where gig_id = g.id
    ) k
  ) as packages
`;

/** One gig with all of it, as the caller may use it; undefined when it was taken down, or when it is not `visible`. */
export async function gigOf(
  ctx: OpenReadCtx,
  id: string,
  visible: RawBuilder<boolean> = sql`true`,
): Promise<Gig | undefined> {
  const { rows } = await sql<GigPageRow>`
    select ${summaryColumns(ctx.now)}, ${pageColumns}, ${usualReplies(ctx.now)} as replies
    ${summariesOf(sql`select ${id}::uuid as id`, ctx.now)}
    where ${visible}
  `.execute(ctx.db);
  const [row] = rows;
  if (!row) return undefined;
  const card = toGigSummary({ ...row, cover: row.gallery[0] ?? null }, ctx.language);
  const own = card.userId === ctx.actor?.userId;
  return {
    ...card,
    ...{ orders_completed: row.orders_completed, replies: row.replies },
    ...{ description: row.description, categoryId: row.category_id, skillId: row.skill_id, faqs: row.faqs },
    gallery: row.gallery.map(mediaOf),
    scopepackage: row.packages.map(({ round_price, round_days, ...one }) => ({
      ...one,
      price: toNaira(BigInt(one.price)),
      rights_text: one.rights && rightsSentence(one.rights, { talent: row.name, language: ctx.language }),
      further_round: roundTermsOf({ round_price, round_days }),
    })),
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

/** One gig that the caller may see, as a list of one; 404 otherwise. */
export async function getGig(
  ctx: OpenReadCtx,
  { params }: { params: Params<typeof gigs.get> },
): Promise<Reply<typeof gigs.get>> {
  return { success: true, gig: [orNotFound(await gigOf(ctx, params.id, isVisibleTo(ctx.actor, isOpen)))] };
}

/** The caller's gigs in every status, newest first. */
export async function listOwn(
  ctx: ReadCtx,
  { query }: { query: Query<typeof gigs.listOwn> },
): Promise<Reply<typeof gigs.listOwn>> {
  const { gigs: cards, next } = await pageOf(ctx, ctx.actor.userId, query, sql`g.deleted_at is null`);
  return { success: true, gigs: cards.map((card) => ({ ...card, can: gigVerbsOf(card, ctx.now) })), next };
}

/** A person's live gigs, newest first; 404 when there is no such person. */
export async function ofPerson(
  ctx: OpenReadCtx,
  { params, query }: { params: Params<typeof gigs.ofPerson>; query: Query<typeof gigs.ofPerson> },
): Promise<Reply<typeof gigs.ofPerson>> {
  if (!(await isActiveAccount(ctx.db, params.id))) throw notFound();
  return { success: true, ...(await pageOf(ctx, params.id, query, isShown)) };
}

async function pageOf(ctx: OpenReadCtx, talentId: string, query: PageQuery, condition: typeof isShown) {
  const rows = await summaryRows(gigsOfTalent(sql`${talentId}::uuid`, query, condition), ctx.now).execute(
    ctx.db,
  );
  const { items, next } = cutPage(rows.rows, query, (row) => row.id);
  return { gigs: items.map((row) => toGigSummary(row, ctx.language)), next };
}

/** A page of a talent's gigs, newest first, and one more, for `summaryRows`. */
function gigsOfTalent(talentId: RawBuilder<unknown>, query: PageQuery, condition: typeof isShown) {
  return sql`
    select g.id, row_number() over (order by g.id desc) as place
    from gigs g
    where g.talent_id = ${talentId} and ${condition} and ${older(query, sql`g.id`)}
    order by g.id desc
    limit ${rowsToRead(query)}
  `;
}

const FEATURED = 12;
/** The best are chosen from this many of the newest. */
const FEATURED_AMONG = 200;

/** Up to twelve live gigs of different talents, chosen from the newest ones in the search index, best rated first. */
export async function listFeatured(ctx: OpenReadCtx): Promise<Reply<typeof gigs.featured>> {
  const best = sql`
    select one.gig_id as id, one.talent_id, one.price_from, one.delivery_days, s.name as skill,
      row_number() over (order by one.rating desc, one.quality desc, one.talent_id) as place
    from (
      select distinct on (talent_id) gig_id, talent_id, skill_id, price_from, delivery_days, rating, quality
      from (select * from gig_search order by published_at desc, gig_id desc limit ${sql.lit(FEATURED_AMONG)}) newest
      order by talent_id, published_at desc
    ) one
    join skills s on s.id = one.skill_id
    order by place
    limit ${sql.lit(FEATURED)}
  `;
  const { rows } = await sql<CardRow & { id: string; skill: string }>`
    ${cardRows(best, ctx.now)} order by found.place
  `.execute(ctx.db);
  return {
    success: true,
    gigs: rows.flatMap((row) => skilledCardOf(row) ?? []),
  };
}
