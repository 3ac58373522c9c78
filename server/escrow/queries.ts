/** The progress of orders: their milestones by the clock and how the escrow would be divided, for many orders at once. */
import { type Selectable, sql } from 'kysely';
import {
  type CancellationByHunter,
  cancellationRule,
  type Division,
  divideAccepted,
  divideCancelledByHunter,
  divideCancelledByTalent,
  divideDecided,
  type FeePolicy,
} from '#contract/escrow/division.ts';
import type { CancelRule, DivisionView } from '#contract/escrow/divisions.ts';
import type { Read } from '#server/core/db/database.ts';
import type { Disputes, Extensions, Jobs } from '#server/core/db/tables.gen.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { policiesById } from '#server/ledger/queries.ts';
import {
  answerTo,
  clockStart,
  countedOf,
  deadlineOf,
  isDelayed,
  isMissed,
  type MilestoneAnswer,
  type MilestoneState,
  stateOf,
  type Wait,
} from './rules.ts';

type JobRow = Selectable<Jobs>;
type DivisionKind = DivisionView['kind'];
export type ExtensionRow = Selectable<Extensions>;
export type DisputeRow = Selectable<Disputes>;

export type SubmissionRow = {
  id: string;
  milestone_id: string;
  job_id: string;
  title: string;
  comment: string;
  created_at: Date;
  declined_at: Date | null;
  decline_reason: string | null;
} & Delivered;

/** What was handed in beside the comment. */
export type Delivered = { files: DeliveredRow[]; links: string[] };
export type DeliveredRow = StoredFileRow & {
  id: string;
  sha256: string;
  preview: { width: number; height: number; bytes: number } | null;
  preview_state: string;
  /** When the talent opened it to the hunter. */
  opened_at: string | Date | null;
};
export type StoredFileRow = {
  folder: string;
  name: string;
  display_name: string;
  mime: string;
  bytes: bigint | number;
};

export type MilestoneProgress = {
  id: string;
  job_id: string;
  position: number;
  title: string;
  description: string;
  due_days: number;
  extended_days: number;
  penalty_percent: number;
  submissions: SubmissionRow[];
  /** True when the hunter waived its miss. */
  waived: boolean;
  /** Null before the job is paid; once submitted, the deadline it was measured by. */
  dueAt: Date | null;
  state: MilestoneState;
  answer: MilestoneAnswer;
  /** Until when the hunter may ask for changes. */
  changesUntil: Date | null;
};

export type OrderProgress = {
  milestones: MilestoneProgress[];
  missed: MilestoneProgress[];
  delayed: boolean;
  policy: FeePolicy;
  /** What the provider charged for the payment, in kobo. */
  charge: bigint;
  /** The newest request for more time, and the newest dispute. */
  extension: ExtensionRow | null;
  dispute: DisputeRow | null;
  /** How many requests there were, and how many disputes each side opened. */
  extensions: number;
  disputes: { hunter: number; talent: number };
};

/**
 * The progress of each agreed job at `now`; an ended one as it was when it ended.
 * A fixed number of queries, however many jobs.
 */
export async function progressOfOrders(
  db: Read,
  jobs: readonly JobRow[],
  now: Date,
): Promise<Map<string, OrderProgress>> {
  const ids = jobs.map((job) => job.id);
  if (ids.length === 0) return new Map();
  const paid = jobs.filter((job) => job.funded_at).map((job) => job.id);
  const [milestones, waited, charges, policies, extensions, disputes] = [
    await readMilestones(db, ids),
    await readWaits(db, paid),
    await readCharges(db, paid),
    await policiesById(db),
    await readExtensions(db, paid),
    await readDisputes(db, paid),
  ];
  return new Map(
    jobs.map((job) => {
      const at = job.ended_at ?? now;
      const waits = waited.get(job.id) ?? [];
      const progress = (milestones.get(job.id) ?? []).map((one) => stand(one, job, waits, at));
      return [
        job.id,
        {
          milestones: progress,
          missed: progress.filter((one) => isMissed(one.state)),
          delayed: isDelayed(waits, at),
          policy: policies.get(job.policy_id ?? 0) ?? firstOf(policies),
          charge: charges.get(job.id) ?? 0n,
          extension: extensions.get(job.id)?.at(-1) ?? null,
          dispute: disputes.get(job.id)?.at(-1) ?? null,
          extensions: extensions.get(job.id)?.length ?? 0,
          disputes: openedBy(disputes.get(job.id) ?? []),
        },
      ];
    }),
  );
}

export async function progressOfOrder(db: Read, job: JobRow, now: Date): Promise<OrderProgress> {
  return orNotFound((await progressOfOrders(db, [job], now)).get(job.id));
}

function stand(row: MilestoneRow, job: JobRow, waits: readonly Wait[], at: Date): MilestoneProgress {
  const { waived_at, ...rest } = row;
  const waived = waived_at !== null;
  const { answer, until: changesUntil } = answerTo(row.submissions, at);
  const known = { ...rest, waived, answer, changesUntil };
  if (!job.funded_at || !job.start_date) return { ...known, dueAt: null, state: 'waiting' };
  const first = countedOf(row.submissions)[0]?.created_at ?? null;
  const start = clockStart(job.start_date, job.funded_at);
  const dueAt = deadlineOf(start, row.due_days + row.extended_days, waits, first ?? at);
  return { ...known, dueAt, state: stateOf(dueAt, first, waived, at) };
}

function firstOf(policies: Map<number, FeePolicy>): FeePolicy {
  const [policy] = policies.values();
  if (!policy) throw new Error('no fee policy');
  return policy;
}

/** How the escrow is divided when the work is accepted as the order stands. */
export function acceptanceDivision(price: bigint, progress: OrderProgress): Division {
  const missed = progress.missed.map((milestone) => milestone.penalty_percent);
  return divideAccepted(price, missed, progress.delayed, progress.policy);
}

/** How the escrow is divided when this side cancels as the order stands. */
export function cancellationDivision(
  job: JobRow,
  progress: OrderProgress,
  by: 'hunter' | 'talent',
): Division {
  const price = job.price ?? 0n;
  if (by === 'talent') return divideCancelledByTalent(price);
  return divideCancelledByHunter(price, cancellationState(job, progress), progress.policy);
}

/** By which rule that is. */
export function cancellationRuleOf(
  job: JobRow,
  progress: OrderProgress,
  by: 'hunter' | 'talent',
): CancelRule {
  return by === 'talent' ? 'by-talent' : cancellationRule(cancellationState(job, progress), progress.policy);
}

function cancellationState(job: JobRow, progress: OrderProgress): CancellationByHunter {
  return {
    started: job.started_at !== null,
    milestones: progress.milestones.length,
    passed: progress.milestones.filter((milestone) => milestone.answer !== 'not-submitted').length,
    missed: progress.missed.length,
    delayed: progress.delayed,
    charge: progress.charge,
  };
}

/**
 * How the escrow was divided, or would be if the work were accepted as it stands: by the decision of a dispute or the
 * settlement of the two, by a cancellation, else by acceptance.
 */
export function divisionOf(job: JobRow, progress: OrderProgress): { kind: DivisionKind; parts: Division } {
  const price = job.price ?? 0n;
  const gross = progress.dispute?.gross ?? null;
  if (gross !== null) return { kind: 'decision', parts: divideDecided(price, gross, progress.policy) };
  if (job.status === 'cancelled') {
    const by = job.cancelled_by === 'talent' ? 'talent' : 'hunter';
    return { kind: 'cancellation', parts: cancellationDivision(job, progress, by) };
  }
  return { kind: 'acceptance', parts: acceptanceDivision(price, progress) };
}

type MilestoneRow = Omit<MilestoneProgress, 'dueAt' | 'state' | 'waived' | 'answer' | 'changesUntil'> & {
  waived_at: Date | null;
};

async function readMilestones(db: Read, ids: string[]): Promise<Map<string, MilestoneRow[]>> {
  const { rows } = await sql<Omit<MilestoneRow, 'submissions'>>`
    select id, job_id, position, title, description, due_days, extended_days, penalty_percent, waived_at
    from milestones
    where job_id = any(${ids}::uuid[])
    order by job_id, position
  `.execute(db);
  const submissions = await readSubmissions(db, ids);
  return Map.groupBy(
    rows.map((row) => ({ ...row, submissions: submissions.get(row.id) ?? [] })),
    (row) => row.job_id,
  );
}

async function readSubmissions(db: Read, ids: string[]): Promise<Map<string, SubmissionRow[]>> {
  const { rows } = await sql<SubmissionRow>`
    select s.id, s.milestone_id, s.job_id, s.title, s.comment, s.created_at, s.declined_at, s.decline_reason,
      s.links, ${filesOfSubmission} as files
    from milestone_submissions s
    where s.job_id = any(${ids}::uuid[])
    order by s.created_at, s.id
    limit 2000
  `.execute(db);
  return Map.groupBy(rows, (row) => row.milestone_id);
}

/** The files of a submission `s`, in order. */
export const filesOfSubmission = sql`(
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'folder', f.folder, 'name', f.name, 'display_name', f.display_name, 'mime', f.mime, 'bytes', f.bytes,
    'sha256', f.sha256, 'preview', d.preview, 'preview_state', d.preview_state, 'opened_at', d.opened_at
  ) order by d.position), '[]')
  from submission_files d
  join files f on f.id = d.file_id
  where d.submission_id = s.id
)`;

async function readWaits(db: Read, ids: string[]): Promise<Map<string, Wait[]>> {
  const { rows } = await sql<Wait & { job_id: string }>`
    select job_id, kind, round, from_at as from, until_at as until
    from waits where job_id = any(${ids}::uuid[]) order by id
  `.execute(db);
  return Map.groupBy(rows, (row) => row.job_id);
}

/** At most three of an order, oldest first. */
async function readExtensions(db: Read, ids: string[]): Promise<Map<string, ExtensionRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('extensions')
    .selectAll()
    .where('job_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.job_id);
}

/** At most four of an order, oldest first. */
async function readDisputes(db: Read, ids: string[]): Promise<Map<string, DisputeRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('disputes').selectAll().where('job_id', 'in', ids).orderBy('id').execute();
  return Map.groupBy(rows, (row) => row.job_id);
}

function openedBy(disputes: readonly DisputeRow[]): OrderProgress['disputes'] {
  const count = (side: string) => disputes.filter((dispute) => dispute.opened_by === side).length;
  return { hunter: count('hunter'), talent: count('talent') };
}

async function readCharges(db: Read, ids: string[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ job_id: string; provider_fee: bigint | null }>`
    select job_id, provider_fee from payments where job_id = any(${ids}::uuid[]) and status = 'funded'
  `.execute(db);
  return new Map(rows.map((row) => [row.job_id, row.provider_fee ?? 0n]));
}
