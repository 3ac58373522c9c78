/** The small picture that stands for an order, or for the work of a talent, in lists. */
import { type RawBuilder, sql } from 'kysely';

type Work = {
  talentId: RawBuilder<unknown>;
  skillId: RawBuilder<unknown>;
  gigId?: RawBuilder<unknown>;
  /** False where only that gig will do. */
  others?: RawBuilder<boolean>;
};

/** Of a talent's gigs: the cover of this one, else of a live one, the nearest to the skill first; null without pictures. */
export function pictureOfWork({
  talentId,
  skillId,
  gigId = sql`null::uuid`,
  others = sql`true`,
}: Work): RawBuilder<string | null> {
  return sql`(
    select f.folder || '/' || left(f.name, 32) || '-' || (f.picture -> 'widths' ->> 0) || '.avif'
    from gigs g
    join gallery_items i on i.gig_id = g.id
    join files f on f.id = case when i.kind = 'image' then i.file_id else i.poster_id end and f.picture is not null
    where g.talent_id = ${talentId} and g.deleted_at is null and (g.id = ${gigId} or (g.status = 'live' and ${others}))
    order by g.id is distinct from ${gigId}, g.skill_id <> ${skillId}, i.position, g.id desc
    limit 1
  )`;
}

/**
 * Of the row `j` of jobs, for this one of its parties: what was handed in last, as a `data:` address, else the gig that was
 * ordered, else, for the hunter, a work of its talent.
 */
export function pictureOfOrder(userId: string): RawBuilder<string | null> {
  return sql`coalesce(
  (select 'data:image/webp;base64,' || translate(encode(d.thumbnail, 'base64'), e'\n', '')
  from submission_files d
  where d.job_id = j.id and d.submission_id is not null and d.thumbnail is not null
  order by d.created_at desc
  limit 1),
  ${pictureOfWork({
    talentId: sql`j.talent_id`,
    skillId: sql`j.skill_id`,
    gigId: sql`(select o.gig_id from gig_orders o where o.job_id = j.id)`,
    others: sql`j.hunter_id = ${userId}`,
  })}
)`;
}
