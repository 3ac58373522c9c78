/** What other modules read of jobs: the job as the contract sends it, and the plain rows of its milestones. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import { netPay } from '#contract/escrow/division.ts';
import type { bidOfJob, Job, jobs } from '#contract/jobs/jobs.ts';
import type { milestone } from '#contract/jobs/milestones.ts';
import type { Read } from '#server/core/db/database.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { accessRule } from '#server/escrow/policy.ts';
import { type OrderProgress, progressOfOrders } from '#server/escrow/queries.ts';
import { milestoneView } from '#server/escrow/views.ts';
import { policyInForce } from '#server/ledger/queries.ts';
import { type Rating, ratingsOf } from '#server/reviews/queries.ts';
import { type JobRow, jobVerbsOf } from './acts.ts';
import { type InvitationRow, toInvitee } from './invitations/views.ts';
import { type BidState, type BidsJob, statusOf } from './rules.ts';

/** Who reads, through what and when. */
export type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'services'>;
export type BidOfJob = z.output<typeof bidOfJob>;

/** How many of a job's bids its owner finds in the job itself; all of them are in the job's list of bids. */
const BIDS_SHOWN = 10;

/** One job that the caller may see, as the gate found it. */
export async function getJob(ctx: ReadCtx, _input: unknown, row: JobRow): Promise<Reply<typeof jobs.get>> {
  const [job] = await jobViews(ctx, [row.id]);
  return { success: true, job: orNotFound(job) };
}

/** These jobs as `reading.actor` sees them, newest first, in a constant number of queries. */
export function jobViews(reading: Reading, jobIds: readonly string[]): Promise<Job[]> {
  return jobsOf(reading, sql`select unnest(${[...jobIds]}::uuid[]) as id`);
}

/** The jobs whose ids `page` selects (a page's worth), newest first, as the reader sees them. */
export async function jobsOf(reading: Reading, page: RawBuilder<unknown>): Promise<Job[]> {
  const cards = await readCards(reading, page);
  if (cards.length === 0) return [];
  const bids = await readBids(reading, cards);
  const ratings = await ratingsOf(reading.db, [...new Set(cards.map((card) => card.hunter_id))], reading.now);
  const { policy } = await policyInForce(reading.db, reading.now);
  const progress = await ownProgress(reading, cards);
  return cards.map((card) => ({
    ...toCard(card, reading, progress.get(card.id)),
    milestones: milestonesView(reading, card, progress.get(card.id)) ?? card.milestones.map(waitingMilestone),
    net_pay: toNaira(netPay(card.budget, policy)),
    user: toHunter(card, ratings.get(card.hunter_id)),
    job_bids: bids.filter((bid) => bid.job_id === card.id).map((bid) => toBidOfJob(bid, card)),
  }));
}

type Card = JobRow & {
  skill: string;
  hunter_name: string;
  hunter_since: Date;
  jobs_posted: number;
  jobs_hired: number;
  paid_total: bigint;
  bids_count: number;
  saved: boolean;
  milestones: MilestoneFields[];
  /** The parties who wrote their review. */
  reviewers: string[];
  /** Empty for everybody but the owner. */
  invitees: InvitationRow[];
};

async function readCards({ db, actor }: Reading, page: RawBuilder<unknown>): Promise<Card[]> {
  const { rows } = await sql<Card>`
    with page as (${page}),
    hunter as materialized (
      select h.id, r.*,
        (select u.name from users u where u.id = h.id) as hunter_name,
        (select u.created_at from users u where u.id = h.id) as hunter_since
      from (select distinct j.hunter_id as id from page join jobs j on j.id = page.id) h
      cross join lateral (
        select count(*)::int as jobs_posted,
          count(own.funded_at)::int as jobs_hired,
          coalesce(sum(own.price) filter (where own.funded_at is not null), 0)::bigint as paid_total
        from jobs own
        where own.hunter_id = h.id and own.deleted_at is null
      ) r
    )
    select j.*, s.name as skill, h.hunter_name, h.hunter_since, h.jobs_posted, h.jobs_hired, h.paid_total,
      (select count(*)::int from bids b where b.job_id = j.id) as bids_count,
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
      ) as invitees
    from page
    join jobs j on j.id = page.id
    join skills s on s.id = j.skill_id
    join hunter h on h.id = j.hunter_id
    order by j.id desc
  `.execute(db);
  return rows;
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

function toHunter(card: Card, rating: Rating | undefined): Job['user'] {
  return {
    id: card.hunter_id,
    name: card.hunter_name,
    jobs_posted: card.jobs_posted,
    jobs_hired: card.jobs_hired,
    paid_total: toNaira(card.paid_total),
    rating: rating?.rating ?? null,
    reviews: rating?.reviews ?? 0,
    since: card.hunter_since.toISOString(),
  };
}

export type BidOfJobRow = BidState & {
  job_id: string;
  talent_id: string;
  talent_name: string;
  pitch: string;
  price: bigint;
  accepts_budget: boolean;
  rejection_reason: string | null;
  withdrawal_reason: string | null;
  created_at: Date;
};

/** Of own jobs the first bids, of others' jobs the reader's own bid only. */
async function readBids({ db, actor }: Reading, cards: readonly Card[]): Promise<BidOfJobRow[]> {
  const own = cards.filter((card) => card.hunter_id === actor.userId).map((card) => card.id);
  const others = cards.filter((card) => card.hunter_id !== actor.userId).map((card) => card.id);
  const { rows } = await sql<BidOfJobRow>`
    with shown as (
      select first.*
      from unnest(${own}::uuid[]) as own (id)
      cross join lateral (select * from bids where job_id = own.id order by id limit ${sql.lit(BIDS_SHOWN)}) first
      union all
      select * from bids where talent_id = ${actor.userId} and job_id = any(${others}::uuid[])
    )
    select b.id, b.job_id, b.talent_id, (select t.name from users t where t.id = b.talent_id) as talent_name,
      b.pitch, b.price, b.accepts_budget, b.rejection_reason, b.withdrawal_reason, b.rejected_at, b.withdrawn_at,
      b.created_at
    from shown b
    order by b.id
  `.execute(db);
  return rows;
}

/** A bid in the fields that every reader of it gets. */
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
    user: { id: bid.talent_id, name: bid.talent_name },
  };
}

export type MilestoneFields = {
  id: string;
  job_id: string;
  position: number;
  title: string;
  description: string;
  due_days: number;
  penalty_percent: number;
};
export type MilestoneRow = MilestoneFields & { waived_at: Date | null };
export type Milestone = z.output<typeof milestone>;

/** How paid jobs stand, for the parties of those jobs; nobody else learns of the work. */
export function ownProgress(reading: Reading, rows: readonly JobRow[]): Promise<Map<string, OrderProgress>> {
  const { userId } = reading.actor;
  const own = rows.filter((row) => row.funded_at && (row.hunter_id === userId || row.talent_id === userId));
  return progressOfOrders(reading.db, own, reading.now);
}

/** The milestones of a job of which its reader knows how it stands. */
export function milestonesView(
  { services, now, actor }: Reading,
  job: JobRow,
  progress: OrderProgress | undefined,
): Milestone[] | undefined {
  if (!progress) return undefined;
  const reader = job.talent_id === actor.userId ? 'talent' : 'hunter';
  const viewing = { files: services.files, now, access: accessRule(reader, job, progress) };
  return progress.milestones.map((milestone) => milestoneView(milestone, viewing));
}

/** The milestones of a job as they are stored, by position. */
export async function milestoneRows(db: Read, jobId: string): Promise<MilestoneRow[]> {
  return db.selectFrom('milestones').selectAll().where('job_id', '=', jobId).orderBy('position').execute();
}

/** A milestone of a job that is not paid for: nothing is due and nothing was handed in. */
export function waitingMilestone(row: MilestoneFields): Milestone {
  return {
    id: row.id,
    job_id: row.job_id,
    position: row.position,
    title: row.title,
    description: row.description,
    penalty: row.penalty_percent,
    due: row.due_days,
    extended: 0,
    submissions: [],
    due_at: null,
    state: 'waiting',
    waived: false,
    changes_until: null,
  };
}
