/** Lists of jobs in an order of their own: open jobs searched by words, budget, days and bids, and those a talent saved. */
import { type RawBuilder, sql } from 'kysely';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import { fromNaira } from '#contract/core/money.ts';
import type { JobSort } from '#contract/gigs/sorts.ts';
import type { jobs } from '#contract/jobs/jobs.ts';
import type { savedJobs } from '#contract/jobs/saved-jobs.ts';
import { cutPage, older, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { isCounted, isOpenToAll, maySee } from '../policy.ts';
import { keyedJobsOf } from '../queries.ts';

type Asked = Query<typeof jobs.listOpen>;

/** Open jobs of others that take bids. Bids made or withdrawn after the first page was read do not move jobs between pages. */
export function findOpen(ctx: ReadCtx, query: Asked, ofSkill: RawBuilder<boolean>) {
  const [, lowest, since = ctx.now.getTime(), id] = CURSOR.exec(query.after ?? '') ?? [];
  const bids = bidsUntil(new Date(Number(since)));
  const rank = rankOf(query.sort ?? 'newest', bids);
  const { budget_min: from, budget_max: to, days, bids: most } = query;
  return pageInOrder(
    ctx,
    query,
    sql`
      select j.id, ${rank} || '.' || ${since}::bigint || '.' || j.id as key,
        row_number() over (order by ${rank}, j.id desc) as place
      from jobs j
      where ${isOpenToAll}
        and j.hunter_id <> ${ctx.actor.userId}
        and ${ofSkill}
        and ${sql.join([sql`true`, ...wordsOf(query).map(hasWord)], sql` and `)}
        and ${from ? sql`-j.budget <= ${-fromNaira(from)}` : sql`true`}
        and ${to ? sql`-j.budget >= ${-fromNaira(to)}` : sql`true`}
        and ${days === undefined ? sql`true` : sql`${DAYS} <= ${days}`}
        and ${most === undefined ? sql`true` : sql`${bids} <= ${most}`}
        and ${id ? sql`${rank} >= ${lowest}::bigint and (${rank} > ${lowest}::bigint or j.id < ${id}::uuid)` : sql`true`}
      order by ${rank}, j.id desc
      limit ${sql.lit(rowsToRead(query))}
    `,
  );
}

/** The talent's saved jobs, last saved first; jobs taken down or no longer visible to them are left out. */
export async function listSaved(
  ctx: ReadCtx,
  { query }: { query: Query<typeof savedJobs.list> },
): Promise<Reply<typeof savedJobs.list>> {
  const { items, next } = await pageInOrder(
    ctx,
    query,
    sql`
      select j.id, s.id::text as key, row_number() over (order by s.id desc) as place
      from saved_jobs s
      join jobs j on j.id = s.job_id
      where s.talent_id = ${ctx.actor.userId} and s.removed_at is null and ${maySee(ctx.actor)}
        and ${older(query, sql`s.id`)}
      order by s.id desc
      limit ${sql.lit(rowsToRead(query))}
    `,
  );
  return { success: true, savedjobs: items, next };
}

/**
 * `rows` selects the job ids of a page with their `place` and the `key` after which the next page begins. Order it by the terms
 * that `place` is counted by: ordered by `place` itself, every row would be numbered before the first page ends.
 */
async function pageInOrder(ctx: ReadCtx, query: PageQuery, rows: RawBuilder<unknown>) {
  const { items, next } = cutPage(await keyedJobsOf(ctx, rows), query, ({ key }) => key);
  return { items: items.map(({ job }) => job), next };
}

/** Rank of a page's last job, time of the first page (ms) and id of that job; any other text begins at the start. */
const CURSOR = /^(-?\d{1,15})\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const DAYS = sql`(select coalesce(max(m.due_days), 0) from milestones m where m.job_id = j.id)`;

function bidsUntil(moment: Date): RawBuilder<number> {
  return sql`(
    select count(*) from bids b
    where b.job_id = j.id and b.created_at <= ${moment} and (${isCounted} or b.withdrawn_at > ${moment})
  )`;
}

/** The rank of a job in this order: the lowest comes first, and of equals the newer. */
function rankOf(sort: JobSort, bids: RawBuilder<number>): RawBuilder<unknown> {
  return { newest: sql`0::bigint`, budget: sql`(-j.budget)`, bids, days: DAYS }[sort];
}

const WORDS_MAX = 10;

/** The words of the query without accents and tone marks, which `plain_words` of the database leaves out, too. */
function wordsOf({ query = '' }: Asked): string[] {
  const plain = query.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, WORDS_MAX) ?? [];
}

/** SQL: true for a job with a word in its title, brief or skill that begins so or has the same stem. Each is read by its own index. */
function hasWord(word: string): RawBuilder<boolean> {
  const beginning = `${word}:*`;
  const meant = sql`(to_tsquery('simple', ${beginning}) || to_tsquery('english', ${beginning}))`;
  const isOpen = sql`w.status = 'bidding' and w.job_type = 'open' and w.deleted_at is null`;
  return sql`j.id = any(array(
    select w.id from jobs w where ${isOpen} and job_words(w.title, w.brief) @@ ${meant}
    union all
    select w.id
    from jobs w
    where ${isOpen} and w.skill_id = any(array(select s.id from skills s where job_words(s.name, '') @@ ${meant}))
  ))`;
}
