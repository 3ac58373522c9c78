/** The small picture that stands for an order, or for the work of a talent, in lists. */
import { type RawBuilder, sql } from 'kysely';

type Work = { talentId: RawBuilder<unknown>; skillId: RawBuilder<unknown>; gigId?: RawBuilder<unknown> };

/** Of a talent's gigs: the cover of this one, else of a live one, the nearest to the skill first; null without pictures. */
export function pictureOfWork({
  talentId,
  skillId,
  gigId = sql`null::uuid`,
}: Work): RawBuilder<string | null> {
  return sql`(
    select f.folder || '/' || left(f.name, 32) || '-' || (f.picture -> 'widths' ->> 0) || '.avif'
    from gigs g
    join gallery_items i on i.gig_id = g.id
    join files f on f.id = case when i.kind = 'image' then i.file_id else i.poster_id end and f.picture is not null
    where g.talent_id = ${talentId} and g.deleted_at is null and (g.status = 'live' or g.id = ${gigId})
    order by g.id is distinct from ${gigId}, g.skill_id <> ${skillId}, i.position, g.id desc
    limit 1
  )`;
}

/** Of the row `j` of jobs: what was handed in last, as a `data:` address, else the gig that was ordered, else a work of its talent. */
export const pictureOfOrder: RawBuilder<string | null> = sql`coalesce(
  (select 'data:image/webp;base64,' || translate(encode(d.thumbnail, 'base64'), e'\n', '')
  from submission_files d
  where d.job_id = j.id and d.submission_id is not null and d.thumbnail is not null
  order by d.created_at desc
  limit 1),
  ${pictureOfWork({
    talentId: sql`j.talent_id`,
    skillId: sql`j.skill_id`,
    gigId: sql`(select o.gig_id from gig_orders o where o.job_id = j.id)`,
  })}
)`;
