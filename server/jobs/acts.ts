/** Jobs as subjects of acts, with what belongs to them: requests for more time, disputes. */
import { type Selectable, sql, type Updateable } from 'kysely';
import type { WaitKind } from '#contract/acts/act.ts';
import type { JobVerb } from '#contract/jobs/job-verbs.ts';
import { words } from '#contract/words.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import type { Disputes, Extensions, Jobs } from '#server/core/db/tables.gen.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { can, type Subject } from '#server/core/work/acts.ts';
import { movePart, type RowMove, type StatusTable } from '#server/core/work/status-tables.ts';
import { type DisputeRow, type ExtensionRow, progressOfOrder } from '#server/escrow/queries.ts';
import { jobGuards, type OrderGuardData } from './guards.ts';

export type JobRow = Selectable<Jobs>;

/** Acts that end the agreement record the talent, too: the job no longer names them, and they must be notified. */
export const jobs: Subject<'job', JobRow, Updateable<Jobs>, OrderGuardData> = {
  name: 'job',
  table: 'jobs',
  statusColumn: 'status',
  statusOf: (job) => job.status,
  columnsOf: (status) => ({ status }),
  touch: (at) => ({ updated_at: at }),
  aboutOf: (job) => ({ kind: 'job', id: job.id }),
  factsOf: (before, after) => ({ title: after.title, talent_id: after.talent_id ?? before.talent_id }),
  forbids: ({ money, by }, job) =>
    job.frozen_at && money && !by.includes('provider')
      ? conflict(words.orders.errors.frozen, 'frozen')
      : null,
  guards: jobGuards,
  guardData: async (db, job, at) => ({
    progress: await progressOfOrder(db, job, at),
    reviewedBy: await reviewersOf(db, job.id),
  }),
  follow: async (tx, { waits, to }, job, at) => {
    if (waits?.closes) await closeWaits(tx, job.id, waits.closes, at);
    if (waits?.opens) await openWait(tx, job, waits.opens, { at, isNew: to === 'submitted' });
  },
};

async function closeWaits(tx: Write, jobId: string, kinds: readonly WaitKind[], at: Date): Promise<void> {
  await tx
    .updateTable('waits')
    .set({ until_at: at })
    .where('job_id', '=', jobId)
    .where('kind', 'in', kinds)
    .where('until_at', 'is', null)
    .execute();
}

/** Opens a wait for the round that the work is in; a new submission begins the next round. */
async function openWait(
  tx: Write,
  job: JobRow,
  kind: WaitKind,
  { at, isNew }: { at: Date; isNew: boolean },
): Promise<void> {
  if (kind === 'answer' && job.status !== 'submitted') return;
  await sql`
    insert into waits (job_id, kind, round, from_at)
    select ${job.id}, ${kind}, coalesce(max(round), 0) + ${isNew ? 1 : 0}, ${at}
    from waits
    where job_id = ${job.id}
  `.execute(tx);
}

async function reviewersOf(db: Read, jobId: string): Promise<string[]> {
  const rows = await db.selectFrom('reviews').select('reviewer_id').where('job_id', '=', jobId).execute();
  return rows.map((row) => row.reviewer_id);
}

/** The verbs that this person may use on the job now; `guardData` is needed only for paid jobs. */
export function jobVerbsOf(
  job: JobRow,
  userId: string,
  at: Date,
  guardData: OrderGuardData | undefined,
): JobVerb[] {
  const kind = userId === job.hunter_id ? 'hunter' : userId === job.talent_id ? 'talent' : null;
  return kind ? can(jobs, job, { kind, id: userId }, at, guardData) : [];
}

const extensions: StatusTable<ExtensionRow, Updateable<Extensions>> = {
  table: 'extensions',
  statusColumn: 'state',
  statusOf: (extension) => extension.state,
  columnsOf: (state, at) => ({ state, answered_at: at }),
};

/** `answered` and `silent` end the wait for an answer; outcomes end the dispute. */
const disputes: StatusTable<DisputeRow, Updateable<Disputes>> = {
  table: 'disputes',
  statusOf: (dispute) =>
    dispute.outcome ?? (dispute.answered_at ? 'answered' : dispute.silent_at ? 'silent' : 'open'),
  columnsOf: (status, at) => {
    if (status === 'answered') return { answered_at: at };
    if (status === 'silent') return { silent_at: at };
    return { outcome: status, ended_at: at };
  },
};

/** The `part` of an act that moves the order's request for more time; `set` are the columns that change with its status. */
export function extensionMove(row: ExtensionRow, set: Updateable<Extensions> = {}): RowMove<ExtensionRow> {
  return movePart(extensions, row, set);
}

/** The `part` of an act that moves the order's dispute. */
export function disputeMove(row: DisputeRow, set: Updateable<Disputes> = {}): RowMove<DisputeRow> {
  return movePart(disputes, row, set);
}
