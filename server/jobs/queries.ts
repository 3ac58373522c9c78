/** Reads jobs as the contract sends them: one, several, or those that another query selects. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Params, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import { type FeePolicy, netPay } from '#contract/escrow/division.ts';
import type { bidOfJob, Job, jobs } from '#contract/jobs/jobs.ts';
import { fromJson, type JsonRow } from '#server/core/db/json-rows.ts';
import { opaque } from '#server/core/db/values.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import {
  type OrderProgress,
  type ProgressFacts,
  progressFacts,
  progressFrom,
} from '#server/escrow/queries.ts';
import { policyAt } from '#server/ledger/queries.ts';
import { pictureOf } from '#server/profiles/queries.ts';
import { type Rating, starsOf } from '#server/reviews/queries.ts';
import { type JobRow, jobVerbsOf } from './acts.ts';
import { type InvitationRow, toInvitee } from './invitations/views.ts';
import { type MilestoneFields, milestonesView, waitingMilestone } from './milestones/queries.ts';
import { isCounted, maySee } from './policy.ts';
import { type BidState, type BidsJob, statusOf } from './rules.ts';

/** What reading jobs needs of a call's context. */
export type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'services'>;
export type BidOfJob = z.output<typeof bidOfJob>;

/** Maximum number of bids shown inside a job to its owner; the job's list of bids has all of them. */
const BIDS_SHOWN = 10;

/** One job; 404 unless the caller may see it. */
export async function getJob(
  ctx: ReadCtx,
  { params }: { params: Params<typeof jobs.get> },
): Promise<Reply<typeof jobs.get>> {
  const visible = sql`select j.id from jobs j where j.id = ${params.id} and ${maySee(ctx.actor)}`;
  const [job] = await jobsOf(ctx, visible);
  return { success: true, job: orNotFound(job) };
}

/** These jobs as `reading.actor` sees them, newest first. */
export function jobViews(reading: Reading, jobIds: readonly string[]): Promise<Job[]> {
  return jobsOf(reading, sql`select unnest(${opaque([...jobIds], 'uuid[]')}) as id`);
}

/** The jobs whose ids `page` selects (a page's worth), newest first, as the reader sees them. */
export async function jobsOf(reading: Reading, page: RawBuilder<unknown>): Promise<Job[]> {
  const { rows } = await sql<Card>`${cardsOf(reading, page)} order by j.id desc`.execute(reading.db);
  return rows.map((card) => toJob(reading, card));
}

/** Like `jobsOf`, but in the order of the `place` that `page` selects, each job with the `key` of its row. */
export async function keyedJobsOf(
  reading: Reading,
  page: RawBuilder<unknown>,
): Promise<{ job: Job; key: string }[]> {
  const { rows } = await sql<Card & { key: string }>`
    ${cardsOf(reading, page, sql`, page.key`)} order by page.place
  `.execute(reading.db);
  return rows.map((card) => ({ job: toJob(reading, card), key: card.key }));
}

function toJob(reading: Reading, card: Card): Job {
  const progress = card.progress_facts ? progressFrom(card, card.progress_facts, reading.now) : undefined;
  return {
    ...toCard(card, reading, progress),
    milestones: milestonesView(reading, card, progress) ?? card.milestones.map(waitingMilestone),
    net_pay: toNaira(netPay(card.budget, card.policy)),
    user: toHunter(card),
    job_bids: card.bids.map((bid) => toBidOfJob(bidFrom(bid), card)),
  };
}

type Card = JobRow & {
  skill: string;
  hunter_name: string;
  hunter_image: string | null;
  hunter_since: Date;
  jobs_posted: number;
  jobs_hired: number;
  paid_total: bigint;
  bids_count: number;
  saved: boolean;
  milestones: MilestoneFields[];
  /** The parties who have written their review. */
  reviewers: string[];
  /** Empty for every reader but the owner. */
  invitees: InvitationRow[];
  stars: Rating;
  /** The fee policy in force now. */
  policy: FeePolicy;
  /** Only for the parties of a paid job: nobody else sees the progress of the work. */
  progress_facts: ProgressFacts | null;
  /** The first bids when the job is the reader's own, else only the reader's bid. */
  bids: JsonRow<BidOfJobRow>[];
};

/** All that a card needs, in one statement; the caller adds the order. */
function cardsOf({ actor, now }: Reading, page: RawBuilder<unknown>, more = sql``): RawBuilder<unknown> {
  return sql`
    with page as (${page}),
    hunter as materialized (
      select h.id, r.*,
        (select u.name from users u where u.id = h.id) as hunter_name,
        ${pictureOf(sql`h.id`)} as hunter_image,
        (select u.created_at from users u where u.id = h.id) as hunter_since,
        ${starsOf(sql`h.id`, now)} as stars
      from (select distinct j.hunter_id as id from page join jobs j on j.id = page.id) h
      cross join lateral (
        select count(*)::int as jobs_posted,
          count(own.funded_at)::int as jobs_hired,
          coalesce(sum(own.price) filter (where own.funded_at is not null), 0)::bigint as paid_total
        from jobs own
        where own.hunter_id = h.id and own.deleted_at is null
      ) r
    )
    select j.*, s.name as skill, h.hunter_name, h.hunter_image, h.hunter_since, h.jobs_posted, h.jobs_hired,
      h.paid_total, h.stars, ${policyAt(now)} as policy,
      case when ${isOwnWork(actor.userId)} then ${progressFacts} end as progress_facts,
      (select count(*)::int from bids b where b.job_id = j.id and ${isCounted}) as bids_count,
      exists (
        select from saved_jobs s where s.job_id = j.id and s.talent_id = ${actor.userId} and s.removed_at is null
      ) as saved,
      (select coalesce(json_agg(m order by m.position), '[]') from milestones m where m.job_id = j.id) as milestones,
      array(select r.reviewer_id from reviews r where r.job_id = j.id) as reviewers,
      (
        select coalesce(json_agg(
          json_build_object(
            'created_at', i.created_at, 'withdrawn_at', i.withdrawn_at, 'applied_at', b.created_at,
            'id', t.id, 'email', case when i.by_address then t.email end, 'name', t.name
          ) order by i.created_at, t.id
        ), '[]')
        from invitations i
        join users t on t.id = i.talent_id
        left join bids b on b.job_id = i.job_id and b.talent_id = i.talent_id
        where i.job_id = j.id and j.hunter_id = ${actor.userId}
      ) as invitees,
      ${bidsFor(actor.userId)} as bids
      ${more}
    from page
    join jobs j on j.id = page.id
    join skills s on s.id = j.skill_id
    join hunter h on h.id = j.hunter_id
  `;
}

/** SQL: true for a paid row `j` of jobs to which the person is a party. */
function isOwnWork(userId: string): RawBuilder<boolean> {
  return sql`(j.funded_at is not null and ${userId}::uuid in (j.hunter_id, j.talent_id))`;
}

type CardView = Omit<Job, 'net_pay' | 'user' | 'job_bids' | 'milestones'>;

function toCard(card: Card, { actor, now }: Reading, progress: OrderProgress | undefined): CardView {
  const readerId = actor.userId;
  const isParty = readerId === card.hunter_id || readerId === card.talent_id;
  return {
    id: card.id,
    title: card.title,
    skill: card.skill,
    category: card.category_id,
    job_description: card.brief,
    milestone: String(card.milestones.length),
    job_type: card.job_type as Job['job_type'],
    price_budget: toNaira(card.budget),
    user_id: card.hunter_id,
    created_at: card.created_at.toISOString(),
    start_date: isParty ? card.start_date : null,
    end_date: isParty ? card.end_date : null,
    status: card.status as Job['status'],
    order_accepted: card.agreed_at ? 1 : 0,
    bid_id: isParty ? card.bid_id : null,
    bids_count: card.bids_count,
    saved: card.saved,
    invitees: card.invitees.map(toInvitee),
    can: jobVerbsOf(card, readerId, now, progress && { progress, reviewedBy: card.reviewers }),
  };
}

function toHunter(card: Card): Job['user'] {
  return {
    id: card.hunter_id,
    name: card.hunter_name,
    image: card.hunter_image,
    jobs_posted: card.jobs_posted,
    jobs_hired: card.jobs_hired,
    paid_total: toNaira(card.paid_total),
    rating: card.stars.rating,
    reviews: card.stars.reviews,
    since: card.hunter_since.toISOString(),
  };
}

export type BidOfJobRow = BidState & {
  job_id: string;
  talent_id: string;
  talent_name: string;
  talent_image: string | null;
  pitch: string;
  price: bigint;
  accepts_budget: boolean;
  rejection_reason: string | null;
  withdrawal_reason: string | null;
  created_at: Date;
};

/** SQL: the first bids when the row `j` of jobs is the reader's own, else only the reader's bid. */
function bidsFor(userId: string): RawBuilder<JsonRow<BidOfJobRow>[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', b.id, 'job_id', b.job_id, 'talent_id', b.talent_id,
      'talent_name', (select t.name from users t where t.id = b.talent_id),
      'talent_image', ${pictureOf(sql`b.talent_id`)}, 'pitch', b.pitch, 'price', b.price,
      'accepts_budget', b.accepts_budget, 'rejection_reason', b.rejection_reason,
      'withdrawal_reason', b.withdrawal_reason, 'rejected_at', b.rejected_at, 'withdrawn_at', b.withdrawn_at,
      'created_at', b.created_at
    ) order by b.id), '[]')
    from (
      select first.*
      from (select * from bids where job_id = j.id order by id limit ${sql.lit(BIDS_SHOWN)}) first
      where j.hunter_id = ${userId}::uuid
      union all
      select * from bids where talent_id = ${userId}::uuid and job_id = j.id and j.hunter_id <> ${userId}::uuid
    ) b
  )`;
}

function bidFrom(row: JsonRow<BidOfJobRow>): BidOfJobRow {
  return fromJson<BidOfJobRow>(row, ['rejected_at', 'withdrawn_at', 'created_at'], ['price']);
}

/** The fields of a bid that everyone who may read it gets. */
export function toBidOfJob(bid: BidOfJobRow, job: BidsJob): BidOfJob {
  return {
    id: bid.id,
    job_id: bid.job_id,
    user_id: bid.talent_id,
    pitch: bid.pitch,
    accept_price: toNaira(bid.price),
    price_to_accept: bid.accepts_budget ? null : toNaira(bid.price),
    status: statusOf(bid, job),
    rejection_reason: bid.rejection_reason,
    withdrawal_reason: bid.withdrawal_reason,
    created_at: bid.created_at.toISOString(),
    user: { id: bid.talent_id, name: bid.talent_name, image: bid.talent_image },
  };
}
