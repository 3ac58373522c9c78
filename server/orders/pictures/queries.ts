/** The small picture that represents an order, or a talent's work, in lists. */
import { type RawBuilder, sql } from 'kysely';
import { isLiveGig } from '#server/catalogue/policy.ts';

/** Path under `/` of the smallest picture of the first gallery item `i`, in `order`, of the gigs `g` that match `which`. */
function smallCover(which: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(
    select f.folder || '/' || left(f.name, 32) || '-' || (f.picture -> 'widths' ->> 0) || '.avif'
    from gigs g
    join gallery_items i on i.gig_id = g.id
    join files f on f.id = case when i.kind = 'image' then i.file_id else i.poster_id end and f.picture is not null
    where ${which}
    order by ${order}
    limit 1
  )`;
}

/** A picture from a talent's live gigs, those with this skill first; null without pictures. */
export function pictureOfWork(
  talentId: RawBuilder<unknown>,
  skillId: RawBuilder<unknown>,
): RawBuilder<string | null> {
  const order = sql`g.skill_id <> ${skillId}, i.position, g.id desc`;
  return smallCover(sql`g.talent_id = ${talentId} and ${isLiveGig}`, order);
}

const ordered = sql`
  g.id = (select o.gig_id from gig_orders o where o.job_id = j.id) and g.talent_id = j.talent_id and g.deleted_at is null
`;

/** For a jobs row aliased `j`: the newest submitted picture as a `data:` address, else that of the ordered gig. */
export const pictureOfOrder: RawBuilder<string | null> = sql`coalesce(
  (select 'data:image/webp;base64,' || translate(encode(d.thumbnail, 'base64'), e'\n', '')
  from submission_files d
  where d.job_id = j.id and d.submission_id is not null and d.thumbnail is not null
  order by d.created_at desc
  limit 1),
  ${smallCover(ordered, sql`i.position`)}
)`;
