/** The bids of one job side by side, each with what the hunter wants to know of its talent. */
import { sql } from 'kysely';
import type { bids } from '#contract/bids/bids.ts';
import type { ReplySpeed } from '#contract/core/common.ts';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { isLiveGig } from '#server/catalogue/policy.ts';
import { countryName } from '#server/catalogue/reference/rules.ts';
import { cutPage, newer, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { notFound, orNotFound } from '#server/core/http/refusal.ts';
import { type FileFields, fileFields, pictureOf } from '#server/core/media/media.ts';
import { getVisibleJob } from '#server/jobs/policy.ts';
import { jobViews } from '#server/jobs/queries.ts';
import { picturePath, usualReplies } from '#server/profiles/queries.ts';
import { ratingsOf } from '#server/reviews/queries.ts';
import { bidView, readBids } from '../queries.ts';

type Reading = { params: Params<typeof bids.listForJob>; query: Query<typeof bids.listForJob> };

/** The bids of the caller's job in order of arrival; 404 for a job of somebody else. A fixed number of queries. */
export async function listForJob(
  ctx: ReadCtx,
  { params, query }: Reading,
): Promise<Reply<typeof bids.listForJob>> {
  const own = await getVisibleJob(ctx, params.id);
  if (own.hunter_id !== ctx.actor.userId) throw notFound();
  const [job] = await jobViews(ctx, [own.id]);
  const rows = await readBids(
    ctx,
    sql`
      where b.job_id = ${own.id} and ${newer(query, sql`b.id`)}
      order by b.id
      limit ${sql.lit(rowsToRead(query))}
    `,
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  const talents = await readTalents(
    ctx,
    items.map((row) => row.talent_id),
    own.skill_id,
  );
  return {
    success: true,
    job: orNotFound(job),
    joboffers: items.map((row) => ({ ...bidView(ctx, row), talent: orNotFound(talents.get(row.talent_id)) })),
    next,
  };
}

type TalentRow = {
  id: string;
  name: string;
  storyline: string | null;
  profile_image: string | null;
  country_id: string | null;
  jobs_done: number;
  gig_days: number | null;
  replies: ReplySpeed;
};
type TalentCard = Reply<typeof bids.listForJob>['joboffers'][number]['talent'];

async function readTalents(
  ctx: ReadCtx,
  ids: readonly string[],
  skillId: string,
): Promise<Map<string, TalentCard>> {
  const { rows } = await sql<TalentRow>`
    select u.id, u.name, p.storyline, p.country_id, ${picturePath} as profile_image,
      (select count(*)::int from jobs j where j.talent_id = u.id and j.status = 'accepted') as jobs_done,
      (
        select min(p.delivery_days)
        from gigs g
        join gig_packages p on p.gig_id = g.id
        where g.talent_id = u.id and g.skill_id = ${skillId} and ${isLiveGig}
      ) as gig_days,
      ${usualReplies(ctx.now)} as replies
    from users u
    left join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    where u.id = any(${[...ids]}::uuid[])
  `.execute(ctx.db);
  const ratings = await ratingsOf(ctx.db, ids, ctx.now);
  const works = await readWorks(ctx, ids, skillId);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        storyLine: row.storyline,
        profile_image: row.profile_image,
        country: row.country_id && (countryName(row.country_id, ctx.language) ?? row.country_id),
        rating: ratings.get(row.id)?.rating ?? null,
        reviews: ratings.get(row.id)?.reviews ?? 0,
        jobs_done: row.jobs_done,
        works: works.get(row.id) ?? [],
        gig_days: row.gig_days,
        replies: row.replies,
      },
    ]),
  );
}

/** Maximum number of pictures of each talent. */
const WORKS = 3;
type Work = TalentCard['works'][number];

/** Pictures from gigs in that skill, then from other gigs, then from past work: one statement for all talents. */
async function readWorks(
  ctx: ReadCtx,
  ids: readonly string[],
  skillId: string,
): Promise<Map<string, Work[]>> {
  const { rows } = await sql<{ talent_id: string; title: string; file: FileFields }>`
    select t.id as talent_id, w.title, ${fileFields('f')} as file
    from unnest(${[...ids]}::uuid[]) t (id)
    cross join lateral (
      (select g.title, coalesce(i.poster_id, i.file_id) as file_id,
        case when g.skill_id = ${skillId} then 0 else 1 end as distance, i.position, g.id
      from gigs g
      join gallery_items i on i.gig_id = g.id and (i.kind = 'image' or i.poster_id is not null)
      where g.talent_id = t.id and ${isLiveGig}
      order by distance, i.position, g.id desc
      limit ${sql.lit(WORKS)})
      union all
      (select title, file_id, 2, 0, id
      from past_work
      where user_id = t.id and kind = 'image'
      order by id desc
      limit ${sql.lit(WORKS)})
      order by distance, position, id desc
      limit ${sql.lit(WORKS)}
    ) w
    join files f on f.id = w.file_id
    order by t.id, w.distance, w.position, w.id desc
  `.execute(ctx.db);
  const works = new Map<string, Work[]>();
  for (const { talent_id, title, file } of rows) {
    const picture = pictureOf(file);
    if (picture) works.set(talent_id, [...(works.get(talent_id) ?? []), { title, picture }]);
  }
  return works;
}
