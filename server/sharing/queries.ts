/** Public facts about a gig or a talent, for robots and visitors who follow a link, and the entries of the site map. */
import { type RawBuilder, sql } from 'kysely';
import { toNaira } from '#contract/core/money.ts';
import type { Picture } from '#contract/core/picture.ts';
import type { GigSummary } from '#contract/gigs/gigs.ts';
import { TALENT } from '#contract/profiles/profile.ts';
import { countryName } from '#server/catalogue/reference/rules.ts';
import type { Read } from '#server/core/db/database.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { isShown } from '#server/gigs/policy.ts';
import { gigSummary } from '#server/gigs/queries.ts';
import { picturePath } from '#server/profiles/queries.ts';
import { ratingsOf } from '#server/reviews/queries.ts';

type Shared = {
  id: string;
  /** The person's name; for a gig, its seller's. */
  name: string;
  /** The path of the person's picture under `/`. */
  image: string | null;
  rating: number | null;
  reviews: number;
  updatedAt: Date;
  /** Changes whenever anything changes that the card picture shows. */
  version: string;
};

export type SharedGig = Shared & {
  kind: 'gig';
  title: string;
  /** The overview, else the description. */
  text: string;
  category: string;
  skill: string;
  sellerId: string;
  cover: Picture | null;
  /** The stars of its own orders; `rating` is its talent's. */
  own: Pick<GigSummary, 'rating' | 'reviews'>;
  /** Naira. */
  priceFrom: number;
  deliveryDays: number;
};

export type SharedPerson = Shared & {
  kind: 'person';
  storyline: string | null;
  description: string | null;
  country: string;
  /** The number of live gigs. */
  gigs: number;
  /** Their lowest price in naira; null without gigs. */
  priceFrom: number | null;
  createdAt: Date;
};

/** Increase it when the way cards are drawn changes: the address of every card changes with it. */
const DRAWING = 2;

function versionOf(shown: readonly unknown[]): string {
  return sha256(JSON.stringify([DRAWING, ...shown])).slice(0, 16);
}

/** The gig if it is public; undefined otherwise. */
export async function findSharedGig(db: Read, id: string, now: Date): Promise<SharedGig | undefined> {
  const { rows } = await sql<{ description: string; updated_at: Date }>`
    select g.description, g.updated_at from gigs g
    where g.id = ${id} and ${isShown}
  `.execute(db);
  const [row] = rows;
  const card = row && (await gigSummary(db, id, now));
  if (!row || !card) return undefined;
  const { title, user, price_from: priceFrom } = card;
  const cover = card.cover?.picture ?? null;
  const image = card.userdetail?.profile_image ?? null;
  return {
    kind: 'gig',
    id: card.id,
    title,
    text: card.overview || row.description,
    category: card.category,
    skill: card.skill,
    sellerId: user.id,
    name: user.name,
    image,
    rating: user.rating,
    reviews: user.reviews,
    own: { rating: card.rating, reviews: card.reviews },
    cover,
    priceFrom,
    deliveryDays: card.delivery_days,
    updatedAt: row.updated_at,
    version: versionOf([
      title,
      card.category,
      user.name,
      image,
      user.rating,
      user.reviews,
      cover?.sources.at(-1)?.webp,
      priceFrom,
    ]),
  };
}

type PersonRow = {
  id: string;
  firstname: string;
  lastname: string;
  storyline: string | null;
  description: string | null;
  country_id: string;
  image: string | null;
  created_at: Date;
  updated_at: Date;
  gigs: number;
  price_from: bigint | null;
};

/** The talent if their profile is public; undefined otherwise. Profiles of hunters are never public. */
export async function findSharedPerson(db: Read, id: string, now: Date): Promise<SharedPerson | undefined> {
  const { rows } = await sql<PersonRow>`
    select u.id, p.firstname, p.lastname, p.storyline, p.description, p.country_id, u.created_at, p.updated_at,
      ${picturePath} as image, offered.gigs, offered.price_from
    from users u
    join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    cross join lateral (
      select count(distinct g.id)::int as gigs, min(k.price) as price_from
      from gigs g
      join gig_packages k on k.gig_id = g.id
      where g.talent_id = u.id and ${isShown}
    ) offered
    where u.id = ${id} and ${isSharedTalent}
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { rating = null, reviews = 0 } = (await ratingsOf(db, [row.id], now)).get(row.id) ?? {};
  const name = `${row.firstname} ${row.lastname}`;
  const priceFrom = row.price_from === null ? null : toNaira(row.price_from);
  const { storyline, image, gigs } = row;
  return {
    kind: 'person',
    id: row.id,
    name,
    image,
    rating,
    reviews,
    storyline,
    description: row.description,
    country: countryName(row.country_id) ?? row.country_id,
    gigs,
    priceFrom,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: versionOf([name, storyline, image, rating, reviews, gigs, priceFrom]),
  };
}

/** SQL condition on a users row aliased `u`: an enabled account of a talent. */
const isSharedTalent: RawBuilder<boolean> = sql`
  u.disabled_at is null
  and exists (
    select from user_account_types t
    where t.user_id = u.id and t.account_type_id = ${sql.lit(TALENT)}
  )
`;

export type SitemapKind = 'gigs' | 'people';
export type SitemapEntry = { id: string; updated_at: Date };

const PART_MAX = 10_000;

/** The entries of the site map, by kind. */
const SITEMAP_ENTRIES: Record<SitemapKind, RawBuilder<SitemapEntry>> = {
  gigs: sql`
    select g.id, g.updated_at from gigs g
    where ${isShown}
  `,
  people: sql`
    select u.id, p.updated_at
    from users u
    join profiles p on p.user_id = u.id
    where ${isSharedTalent}
      and (
        exists (select from past_work w where w.user_id = u.id)
        or exists (select from gigs g where g.talent_id = u.id and ${isShown})
      )
  `,
};

/** Up to `PART_MAX` entries of a kind after this id, oldest first; null starts from the beginning. */
export async function listSitemapPart(
  db: Read,
  kind: SitemapKind,
  after: string | null,
): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select id, updated_at from (${SITEMAP_ENTRIES[kind]}) listed
    where ${after}::uuid is null or id > ${after}::uuid
    order by id
    limit ${sql.lit(PART_MAX)}
  `.execute(db);
  return rows;
}

/** The ids after which the second and each further part begin. */
export async function listPartStarts(db: Read, kind: SitemapKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
    from (
      select id, row_number() over (order by id) as place, lead(id) over (order by id) as following
      from (${SITEMAP_ENTRIES[kind]}) listed
    ) numbered
    where place % ${sql.lit(PART_MAX)} = 0 and following is not null
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}
