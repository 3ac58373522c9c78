/** Jobs as things that acts happen to, with what belongs to them: requests for more time, disputes, invitations. */
import type { Selectable, Updateable } from 'kysely';
import { moving, type PartMove, type StatusTable, type Subject } from '#server/core/acts.ts';
import type { Tx } from '#server/core/db.ts';
import { orNotFound } from '#server/core/refusal.ts';
import type { Disputes, Extensions, Jobs } from '#server/core/tables.gen.ts';
import { type DisputeRow, type ExtensionRow, standingsOf } from '#server/escrow/queries.ts';
import { jobGuards, type OrderAround } from './guards.ts';

export type JobRow = Selectable<Jobs>;

/** The talent is named also by acts that end the agreement: nobody else would know whom to notify. */
export const jobs: Subject<'job', JobRow, Updateable<Jobs>, OrderAround> = {
  name: 'job',
  table: 'jobs',
  statusOf: (job) => job.status,
  columnsOf: (status, at) => ({ status, updated_at: at }),
  aboutOf: (job) => ({ kind: 'job', id: job.id }),
  factsOf: (before, after) => ({ title: after.title, talent_id: after.talent_id ?? before.talent_id }),
  guards: jobGuards,
  around: async (tx, job, at) => ({
    standing: orNotFound((await standingsOf(tx, [job], at)).get(job.id)),
    reviewedBy: await reviewersOf(tx, job.id),
  }),
};

async function reviewersOf(tx: Tx, jobId: string): Promise<string[]> {
  const rows = await tx.selectFrom('reviews').select('reviewer_id').where('job_id', '=', jobId).execute();
  return rows.map((row) => row.reviewer_id);
}

const extensions: StatusTable<ExtensionRow, Updateable<Extensions>> = {
  table: 'extensions',
  statusOf: (extension) => extension.state,
  columnsOf: (state, at) => ({ state, answered_at: at }),
};

/** Answered and silent are ends of the wait for an answer; the others are ends of the dispute. */
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

/** For `part` of an act: the order's request for more time, with the columns that change with its status. */
export function extensionMove(row: ExtensionRow | null, set: Updateable<Extensions> = {}): PartMove {
  return moving(extensions, row, set);
}

/** The same for its dispute. */
export function disputeMove(row: DisputeRow | null, set: Updateable<Disputes> = {}): PartMove {
  return moving(disputes, row, set);
}
