/** Deeds of rights: what a deed says, and which deeds or orders a given file belongs to (rule 2.18). */
import { sql } from 'kysely';
import { lostStatuses } from '#contract/acts/statuses.ts';
import type { Params, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { Rights } from '#contract/gigs/rights.ts';
import type { deeds, Holding } from '#contract/orders/deeds.ts';
import { words } from '#contract/words.ts';
import type { Read } from '#server/core/db/database.ts';
import { literals } from '#server/core/db/values.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { rightsPassed } from '#server/escrow/policy.ts';
import { progressOfOrders } from '#server/escrow/queries.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { rightsSentence } from '#server/jobs/rights/rules.ts';

export type Deed = {
  jobId: string;
  number: string;
  title: string;
  hunter: string;
  talent: string;
  since: Date;
  terms: string;
  rights: string | null;
  void: boolean;
  files: { name: string; sha256: string }[];
};

type Facts = {
  job_id: string;
  hunter: string;
  talent: string;
  rights: Rights | null;
  void: boolean;
  files: Deed['files'];
};

const HOLDINGS_MAX = 10;

/** The submissions of the work and of milestones that were not sent back. */
const keptRounds = sql`(
  select id, job_id from work_submissions where decline_reason is null
  union all
  select id, job_id from milestone_submissions where declined_at is null
)`;

/** The deed of an order; 409 `no_deed` until the rights have passed to the hunter. */
export async function deedOf(
  db: Read,
  job: JobRow,
  { now, language }: Pick<OpenReadCtx, 'now' | 'language'>,
): Promise<Deed> {
  const [deed] = await deedsOf(db, [job], { now, language });
  if (!deed) throw conflict(words.documents.errors.noDeed, 'no_deed');
  return deed;
}

async function deedsOf(
  db: Read,
  jobs: readonly JobRow[],
  { now, language = 'en' }: { now: Date; language?: Language | undefined },
): Promise<Deed[]> {
  const progress = await progressOfOrders(db, jobs, now);
  const passed = jobs.filter((job) =>
    rightsPassed({ status: job.status, gross: progress.get(job.id)?.dispute?.gross ?? null }),
  );
  if (passed.length === 0) return [];
  const { rows } = await sql<Facts>`
    select j.id as job_id, h.name as hunter, t.name as talent, j.rights,
      exists (select from chargebacks c where c.job_id = j.id and c.status in (${literals(lostStatuses)})) as void,
      (
        select coalesce(json_agg(json_build_object('name', f.display_name, 'sha256', f.sha256) order by d.created_at, d.position, f.id), '[]')
        from ${keptRounds} k
        join submission_files d on d.submission_id = k.id
        join files f on f.id = d.file_id
        where k.job_id = j.id
      ) as files
    from jobs j
    join users h on h.id = j.hunter_id
    join users t on t.id = j.talent_id
    where j.id = any(${passed.map(({ id }) => id)}::uuid[])
  `.execute(db);
  return passed.flatMap(({ id, title, terms, ended_at }) => {
    const facts = rows.find(({ job_id }) => job_id === id);
    if (!facts || !ended_at) return [];
    const { hunter, talent, files } = facts;
    const rights = facts.rights && rightsSentence(facts.rights, { talent, language });
    const number = id.slice(-12).toUpperCase();
    return [
      {
        ...{ jobId: id, number, title, hunter, talent, files, rights },
        since: ended_at,
        terms: terms ?? '',
        void: facts.void,
      },
    ];
  });
}

export async function checkFile(
  ctx: OpenReadCtx,
  { params: { hash } }: { params: Params<typeof deeds.check> },
): Promise<Reply<typeof deeds.check>> {
  const { rows } = await sql<{ what: Holding['what'] } & JobRow>`
    select found.what, j.*
    from (
      select 'deed' as what, job_id from deeds where sha256 = ${hash}
      union
      select 'work', k.job_id
      from files f
      join submission_files d on d.file_id = f.id
      join ${keptRounds} k on k.id = d.submission_id
      where f.sha256 = ${hash} and f.job_id is not null
    ) found
    join jobs j on j.id = found.job_id
    where j.deleted_at is null
    order by j.ended_at desc nulls last, j.id
    limit ${HOLDINGS_MAX}
  `.execute(ctx.db);
  const holdings: Holding[] = [];
  for (const deed of await deedsOf(ctx.db, rows, ctx)) {
    const { number, hunter, talent, rights } = deed;
    const what = rows.find(({ id }) => id === deed.jobId)?.what ?? 'work';
    holdings.push({
      ...{ what, number, hunter, talent, rights },
      since: deed.since.toISOString(),
      void: deed.void,
    });
  }
  return { success: true, holdings };
}
