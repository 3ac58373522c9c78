/** The progress of orders, read for many at once: their milestones with deadlines, and all that the division of an escrow depends on. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { FileKind } from '#contract/core/files.ts';
import type { FeePolicy } from '#contract/escrow/division.ts';
import type { Read } from '#server/core/db/database.ts';
import { fromJson, type JsonRow } from '#server/core/db/json-rows.ts';
import type { Disputes, Extensions, Jobs } from '#server/core/db/tables.gen.ts';
import { opaque } from '#server/core/db/values.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { policyOf } from '#server/ledger/queries.ts';
import {
  changeRequestState,
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

/** What was handed in besides the comment. */
export type Delivered = { files: DeliveredRow[]; links: string[] };
export type Preview = { width: number; height: number; bytes: number };
/** A light copy of sound or film. */
export type ProxyFacts = {
  type: FileKind;
  bytes: number;
  seconds: number;
  by: 'talent' | 'server';
  /** Only of sound; the first proxies of sound have none. */
  waveform?: number[] | null;
};
export type DeliveredRow = StoredFileRow & {
  id: string;
  sha256: string;
  /** Of a PDF its first page, with all pages that are shown, and `count`, the number of pages it has. */
  preview: (Preview & { pages?: Preview[]; count?: number }) | null;
  proxy: ProxyFacts | null;
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
  /** Remarks that the talent has to do or answer before the next round. */
  openMarks: number;
  /** Unanswered questions about the newest round. */
  openQuestions: number;
};

/** The files of a submission `s`, in order. */
export const filesOfSubmission = sql`(
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'folder', f.folder, 'name', f.name, 'display_name', f.display_name, 'mime', f.mime, 'bytes', f.bytes,
    'sha256', f.sha256, 'preview', d.preview, 'proxy', d.proxy, 'preview_state', d.preview_state, 'opened_at', d.opened_at
  ) order by d.position), '[]')
  from submission_files d
  join files f on f.id = d.file_id
  where d.submission_id = s.id
)`;

/** SQL for what `progressFrom` needs of a row `j` of jobs. An order has at most three requests for more time and four disputes. */
export const progressFacts: RawBuilder<ProgressFacts> = sql`json_build_object(
  'policy', ${policyOf(sql`j.policy_id`)},
  'milestones', (
    select coalesce(json_agg(json_build_object(
      'id', m.id, 'job_id', m.job_id, 'position', m.position, 'title', m.title, 'description', m.description,
      'due_days', m.due_days, 'extended_days', m.extended_days, 'penalty_percent', m.penalty_percent,
      'waived', m.waived_at is not null, 'submissions', (
        select coalesce(json_agg(json_build_object(
          'id', s.id, 'milestone_id', s.milestone_id, 'job_id', s.job_id, 'title', s.title, 'comment', s.comment,
          'created_at', s.created_at, 'declined_at', s.declined_at, 'decline_reason', s.decline_reason,
          'links', s.links, 'files', ${filesOfSubmission}
        ) order by s.created_at, s.id), '[]')
        from (
          select * from milestone_submissions where milestone_id = m.id order by created_at, id limit 1000
        ) s
      )
    ) order by m.position), '[]')
    from milestones m
    where m.job_id = j.id
  ),
  'paid', case when j.funded_at is not null then json_build_object(
    'charge', (select p.provider_fee from payments p where p.job_id = j.id and p.status = 'funded'),
    'waits', (
      select coalesce(json_agg(json_build_object(
        'kind', w.kind, 'round', w.round, 'from', w.from_at, 'until', w.until_at
      ) order by w.id), '[]')
      from waits w
      where w.job_id = j.id
    ),
    'open_marks', (
      select json_build_object(
        'must', count(*) filter (where k.kind = 'must'), 'question', count(*) filter (where k.kind = 'question')
      )
      from delivery_marks k
      where k.job_id = j.id and k.state = 'open' and k.answer is null
        and k.round = (select max(s.round) from work_submissions s where s.job_id = j.id)
    ),
    'extensions', (select coalesce(json_agg(e order by e.id), '[]') from extensions e where e.job_id = j.id),
    'disputes', (select coalesce(json_agg(d order by d.id), '[]') from disputes d where d.job_id = j.id)
  ) end
)`;

type MilestoneRow = Omit<MilestoneProgress, 'dueAt' | 'state' | 'answer' | 'changesUntil'>;
export type ProgressFacts = {
  policy: FeePolicy;
  milestones: (Omit<MilestoneRow, 'submissions'> & { submissions: JsonRow<SubmissionRow>[] })[];
  paid: {
    charge: number | null;
    waits: JsonRow<Wait>[];
    open_marks: { must: number; question: number };
    extensions: JsonRow<ExtensionRow>[];
    disputes: JsonRow<DisputeRow>[];
  } | null;
};

const extensionFrom = (row: JsonRow<ExtensionRow>): ExtensionRow =>
  fromJson<ExtensionRow>(row, ['requested_at', 'lapses_at', 'answered_at']);
const disputeFrom = (row: JsonRow<DisputeRow>): DisputeRow =>
  fromJson<DisputeRow>(
    row,
    ['answer_due_at', 'opened_at', 'answer_by', 'answered_at', 'silent_at', 'proposed_at', 'ended_at'],
    ['proposed_gross', 'gross'],
  );

/** The progress of an agreed job at `now`, from its facts; of an ended one as it was when it ended. */
export function progressFrom(
  job: JobRow,
  { policy, milestones, paid }: ProgressFacts,
  now: Date,
): OrderProgress {
  const at = job.ended_at ?? now;
  const waits = (paid?.waits ?? []).map((row) => fromJson<Wait>(row, ['from', 'until']));
  const progress = milestones.map((one) => {
    const submissions = one.submissions.map((row) =>
      fromJson<SubmissionRow>(row, ['created_at', 'declined_at']),
    );
    return milestoneProgress({ ...one, submissions }, job, waits, at);
  });
  const [extension, dispute] = [paid?.extensions.at(-1), paid?.disputes.at(-1)];
  return {
    milestones: progress,
    missed: progress.filter((one) => isMissed(one.state)),
    delayed: isDelayed(waits, at),
    policy,
    charge: BigInt(paid?.charge ?? 0),
    extension: extension ? extensionFrom(extension) : null,
    dispute: dispute ? disputeFrom(dispute) : null,
    extensions: paid?.extensions.length ?? 0,
    disputes: openedBy(paid?.disputes ?? []),
    openMarks: paid?.open_marks.must ?? 0,
    openQuestions: paid?.open_marks.question ?? 0,
  };
}

/** Like `progressFrom` for many jobs, read with one statement; by job id. */
export async function progressOfOrders(
  db: Read,
  jobs: readonly JobRow[],
  now: Date,
): Promise<Map<string, OrderProgress>> {
  if (jobs.length === 0) return new Map();
  const ids = jobs.map(({ id }) => id);
  const { rows } = await sql<{ id: string; progress_facts: ProgressFacts }>`
    select j.id, ${progressFacts} as progress_facts from jobs j where j.id = any(${opaque(ids, 'uuid[]')})
  `.execute(db);
  const found = new Map(rows.map((row) => [row.id, row.progress_facts]));
  return new Map(jobs.map((job) => [job.id, progressFrom(job, orNotFound(found.get(job.id)), now)]));
}

export async function progressOfOrder(db: Read, job: JobRow, now: Date): Promise<OrderProgress> {
  return orNotFound((await progressOfOrders(db, [job], now)).get(job.id));
}

function milestoneProgress(
  row: MilestoneRow,
  job: JobRow,
  waits: readonly Wait[],
  at: Date,
): MilestoneProgress {
  const { answer, until: changesUntil } = changeRequestState(row.submissions, at);
  const known = { ...row, answer, changesUntil };
  if (!job.funded_at || !job.start_date) return { ...known, dueAt: null, state: 'waiting' };
  const first = countedOf(row.submissions)[0]?.created_at ?? null;
  const start = clockStart(job.start_date, job.funded_at);
  const dueAt = deadlineOf(start, row.due_days + row.extended_days, waits, first ?? at);
  return { ...known, dueAt, state: stateOf(dueAt, first, row.waived, at) };
}

function openedBy(disputes: readonly { opened_by: string }[]): OrderProgress['disputes'] {
  const count = (side: string) => disputes.filter((dispute) => dispute.opened_by === side).length;
  return { hunter: count('hunter'), talent: count('talent') };
}
