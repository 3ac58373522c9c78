/** The bids of one job side by side, each with what the hunter wants to know of its talent. */
import { sql } from 'kysely';
import type { bids } from '#contract/bids/bids.ts';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { afterId, cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { notFound, orNotFound } from '#server/core/http/refusal.ts';
import { getVisibleJob } from '#server/jobs/policy.ts';
import { jobViews } from '#server/jobs/queries.ts';
import { placeNames } from '#server/profiles/places/queries.ts';
import { ratingsOf } from '#server/reviews/queries.ts';
import { bidViews, readBids } from '../queries.ts';

type Reading = { params: Params<typeof bids.listForJob>; query: Query<typeof bids.listForJob> };

/** The bids of the caller's job in order of arrival; 404 for a job of somebody else. A fixed number of queries. */
export async function listForJob(
  ctx: ReadCtx,
  { params, query }: Reading,
): Promise<Reply<typeof bids.listForJob>> {
  const own = await getVisibleJob(ctx, params.id);
  if (own.hunter_id !== ctx.actor.userId) throw notFound();
  const [job] = await jobViews(ctx, [own.id]);
  const after = afterId(query);
  const rows = await readBids(
    ctx,
    sql`
      where b.job_id = ${own.id} and ${after ? sql`b.id > ${after}::uuid` : sql`true`}
      order by b.id
      limit ${sql.lit(rowsToRead(query))}
    `,
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  const views = await bidViews(ctx, items);
  const talents = await readTalents(
    ctx,
    items.map((row) => row.talent_id),
  );
  return {
    success: true,
    job: orNotFound(job),
    joboffers: views.map((view) => ({ ...view, talent: orNotFound(talents.get(view.user_id)) })),
    next,
  };
}

type TalentRow = {
  id: string;
  name: string;
  storyline: string | null;
  profile_image: string | null;
  country_id: string | null;
  state_id: string | null;
  jobs_done: number;
};
type TalentCard = Reply<typeof bids.listForJob>['joboffers'][number]['talent'];

async function readTalents(ctx: ReadCtx, ids: readonly string[]): Promise<Map<string, TalentCard>> {
  const { rows } = await sql<TalentRow>`
    select u.id, u.name, p.storyline, p.country_id, p.state_id, f.folder || '/' || f.name as profile_image,
      (select count(*)::int from jobs j where j.talent_id = u.id and j.status = 'accepted') as jobs_done
    from users u
    left join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    where u.id = any(${[...ids]}::uuid[])
  `.execute(ctx.db);
  const ratings = await ratingsOf(ctx.db, ids, ctx.now);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        storyLine: row.storyline,
        profile_image: row.profile_image,
        country:
          row.country_id &&
          (placeNames(row.country_id, row.state_id ?? '', ctx.language).country ?? row.country_id),
        rating: ratings.get(row.id)?.rating ?? null,
        reviews: ratings.get(row.id)?.reviews ?? 0,
        jobs_done: row.jobs_done,
      },
    ]),
  );
}
