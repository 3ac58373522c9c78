/** Cards of gigs: what a list shows of each and no more, read with the page itself. */
import { type RawBuilder, sql } from 'kysely';
import { toNaira } from '#contract/core/money.ts';
import type { GigCard } from '#contract/gigs/cards.ts';
import { isOnline } from '#server/accounts/queries.ts';
import { isLiveGig } from '#server/catalogue/policy.ts';
import { isOpen } from '../policy.ts';

export type CardRow = {
  /** Null when the gig was hidden, or its talent suspended, a moment ago. */
  title: string | null;
  talent_id: string;
  name: string;
  online: boolean;
  image: string | null;
  stars: number | null;
  stars_from: number;
  own_stars: number | null;
  own_stars_from: number;
  cover: GigCard['cover'];
  price_from: bigint;
  delivery_days: number;
};

/** The cards of the gigs that `found` selects, with their `id`, `talent_id`, `price_from`, `delivery_days` and any more columns. */
export function cardRows<More>(found: RawBuilder<unknown>, now: Date): RawBuilder<CardRow & More> {
  return sql`
    with found as materialized (${found})
    select found.*, ${cardColumns(now)}
    from found
    ${cardJoins(now)}
  `;
}

/** The columns of what `cardJoins` joins to `found`, which has `id` and `talent_id`; the caller adds the price and the days. */
export function cardColumns(now: Date): RawBuilder<unknown> {
  return sql`
    case when ${isOpen} then g.title end as title, found.talent_id, u.name, ${isOnline(sql`found.talent_id`, now)} as online,
    image.folder || '/' || image.name as image, given.stars, given.stars_from,
    own.stars as own_stars, own.stars_from as own_stars_from, g.cover
  `;
}

/** Selects `stars`, the mean of a gig's orders to one decimal (null without reviews), and `stars_from`, how many reviews (rule 9.7). */
export function ownStars(gigId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    select round(avg(r.rating), 1)::float8 as stars, count(*)::int as stars_from
    from gig_orders o
    join jobs j on j.id = o.job_id
    join reviews r on r.job_id = j.id and r.reviewee_id = j.talent_id
    where o.gig_id = ${gigId} and r.shown_at <= ${now}
  `;
}

export function cardJoins(now: Date): RawBuilder<unknown> {
  return sql`
    left join gigs g on g.id = found.id and ${isLiveGig}
    join users u on u.id = found.talent_id
    left join profiles p on p.user_id = found.talent_id
    left join files image on image.id = p.image_id
    cross join lateral (
      select round(avg(rating), 1)::float8 as stars, count(*)::int as stars_from
      from reviews where reviewee_id = found.talent_id and shown_at <= ${now}
    ) given
    cross join lateral (${ownStars(sql`found.id`, now)}) own
  `;
}

/** The card with the name of its skill. */
export function skilledCardOf(row: CardRow & { id: string; skill: string }) {
  const card = cardOf(row.id, row);
  return card && { ...card, skill: row.skill };
}

/** The card as the contract sends it; null when the gig is hidden. */
export function cardOf(id: string, row: CardRow): GigCard | null {
  if (row.title === null) return null;
  return {
    id,
    title: row.title,
    userId: row.talent_id,
    user: { name: row.name, online: row.online, rating: row.stars, reviews: row.stars_from },
    userdetail: { profile_image: row.image },
    rating: row.own_stars,
    reviews: row.own_stars_from,
    cover: row.cover,
    price_from: toNaira(row.price_from),
    delivery_days: row.delivery_days,
  };
}
