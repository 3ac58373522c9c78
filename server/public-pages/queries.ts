/** Queries of the public pages: gigs to show, categories, questions, and the fees in force. */
import { sql } from 'kysely';
import { toNaira } from '#contract/core/money.ts';
import { type CardWithCover, withCover } from '#contract/gigs/covers.ts';
import { words } from '#contract/words/en.ts';
import { listCategories } from '#server/catalogue/queries.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';
import { translateName } from '#server/core/i18n/language.ts';
import { isShown } from '#server/gigs/policy.ts';
import { listFeatured } from '#server/gigs/queries.ts';
import { gigsWith } from '#server/gigs/search/words/queries.ts';
import { listPolicies, policyInForce } from '#server/ledger/queries.ts';
import { listFaqs } from '#server/site/queries.ts';
import type { CategoryLink } from './frame/views.ts';
import type { Fees } from './legal/views.ts';
import { categoryPath, type PageLocale, searchPath } from './rules.ts';

export type PopularCategory = {
  id: string;
  name: string;
  gigs: number;
  /** Naira; null without gigs. */
  priceFrom: number | null;
};
/** The rating of talents, and the skills offered most. */
export type Market = {
  /** The average rating of talents; null without reviews. */
  rating: number | null;
  reviews: number;
  skills: readonly { id: string; name: string }[];
};
/** A hunter's review of an order from a gig. */
export type Praise = { comment: string; hunter: string; gig: string; title: string; talent_id: string };
export type Landing = {
  market: Market;
  praise: readonly Praise[];
  gigs: readonly CardWithCover[];
  popular: readonly PopularCategory[];
  faqs: readonly { id: string; faq: string; answer: string }[];
};

const CARDS = 8;
const POPULAR = 8;

export async function readLanding(ctx: OpenReadCtx): Promise<Landing> {
  const { faqs } = await listFaqs(ctx);
  return {
    market: await readMarket(ctx),
    praise: await readPraise(ctx),
    gigs: await readWorks(ctx),
    popular: await listPopular(ctx),
    faqs,
  };
}

/** The featured gigs whose sellers have a profile. */
export async function readWorks(ctx: OpenReadCtx): Promise<readonly CardWithCover[]> {
  const { gigs } = await listFeatured(ctx);
  return gigs
    .filter((gig) => gig.userdetail !== null)
    .slice(0, CARDS)
    .map(withCover);
}

const SKILLS = 3;

async function readMarket(ctx: OpenReadCtx): Promise<Market> {
  const { rows } = await sql<Market>`
    select earned.rating, earned.reviews, most.skills
    from (
      select round(avg(r.rating), 1)::float8 as rating, count(*)::int as reviews
      from reviews r
      join jobs j on j.id = r.job_id and j.talent_id = r.reviewee_id
      where r.shown_at <= ${ctx.now}
    ) earned
    cross join (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.gigs desc, s.name), '[]') as skills
      from (
        select * from (select id, name, ${gigsWith(sql`'s.' || id`)} as gigs from skills) s
        where gigs > 0
        order by gigs desc, name
        limit ${sql.lit(SKILLS)}
      ) s
    ) most
  `.execute(ctx.db);
  const [market] = rows;
  if (!market) throw new Error('Counts have a row');
  return market;
}

/** Reviews shown, each from a different hunter about a different talent, chosen from the newest `PRAISE_READ`. */
const PRAISE = 3;
const PRAISE_READ = 20;

/** The newest five-star reviews that are neither very short nor very long. */
async function readPraise(ctx: OpenReadCtx): Promise<readonly Praise[]> {
  const { rows } = await sql<Praise>`
    select r.comment, hunter.name as hunter, g.id as gig, g.title, g.talent_id
    from reviews r
    join jobs j on j.id = r.job_id and j.talent_id = r.reviewee_id
    join gig_orders o on o.job_id = j.id
    join gigs g on g.id = o.gig_id and ${isShown}
    join users hunter on hunter.id = r.reviewer_id
    where r.rating = 5 and r.shown_at <= ${ctx.now} and length(r.comment) between 40 and 200
    order by r.id desc
    limit ${sql.lit(PRAISE_READ)}
  `.execute(ctx.db);
  const people = new Set<string>();
  const isNew = ({ hunter, talent_id }: Praise) => !people.has(hunter) && !people.has(talent_id);
  const apart = rows.filter((row) => isNew(row) && people.add(row.hunter).add(row.talent_id));
  return apart.slice(0, PRAISE);
}

/** The lowest-level categories, those with most gigs first. */
async function listPopular(ctx: OpenReadCtx): Promise<PopularCategory[]> {
  const { rows } = await sql<{ id: string; name: string; gigs: number; price_from: bigint | null }>`
    select c.id, c.name, c.gigs, cheapest.price_from
    from (
      select id, name, position, ${gigsWith(sql`'c.' || id`)} as gigs
      from categories
      where not exists (select from categories part where part.parent_id = categories.id)
      order by gigs desc, position
      limit ${sql.lit(POPULAR)}
    ) c
    left join lateral (
      select g.price_from
      from gig_search g
      where g.category_id = c.id
      order by -g.price_from desc, g.quality::bigint desc, g.gig_id desc
      limit 1
    ) cheapest on true
    order by c.gigs desc, c.position
  `.execute(ctx.db);
  return rows.map(({ id, name, gigs, price_from }) => ({
    id,
    name,
    gigs,
    priceFrom: price_from === null ? null : toNaira(price_from),
  }));
}

/** The categories of the top navigation, each linked to its gigs. */
export async function readNavigation(ctx: OpenReadCtx, { language }: PageLocale): Promise<CategoryLink[]> {
  const { categories } = await listCategories(ctx);
  const ids = new Map(categories.map(({ id, name }) => [name, id]));
  return words.shell.fixed.categories.map((name) => {
    const id = ids.get(name);
    return {
      name: translateName(language, name),
      href: id === undefined ? searchPath(name) : categoryPath(id),
    };
  });
}

/** The fees for agreements made now, and the next published change, if any. */
export async function readFees(ctx: OpenReadCtx): Promise<Fees> {
  const { policy: inForce } = await policyInForce(ctx.db, ctx.now);
  const next = (await listPolicies(ctx.db)).findLast(({ effective_at }) => effective_at > ctx.now);
  if (!next) return { inForce, coming: null };
  const { policy: fees } = await policyInForce(ctx.db, next.effective_at);
  return { inForce, coming: { from: next.effective_at, fees } };
}
