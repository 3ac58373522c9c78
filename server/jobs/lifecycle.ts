/** Moves a job along its lifecycle: the one place that changes a job's status (contract/lifecycles/job.ts). */
import type { Selectable, Updateable } from 'kysely';
import { type JobActor, type JobStatus, type JobVerb, jobLifecycle } from '#contract/lifecycles/job.ts';
import { verbsFor } from '#contract/lifecycles/lifecycle.ts';
import { words } from '#contract/words.ts';
import type { Tx } from '#server/core/db.ts';
import { type Facts, record } from '#server/core/events.ts';
import { stepFor } from '#server/core/lifecycle.ts';
import { conflict } from '#server/core/refusal.ts';
import type { Jobs } from '#server/core/tables.gen.ts';

export type JobRow = Selectable<Jobs>;
export type JobMover = { kind: JobActor; id: string | null };

export type Move = {
  verb: JobVerb;
  by: JobMover;
  at: Date;
  /** Where to, for the steps that can lead to several statuses. */
  to?: JobStatus;
  /** Columns that change with the status. */
  set?: Updateable<Jobs>;
  facts?: Facts;
  /** Posts the money word of the step; demanded exactly by the steps that have one. */
  post?: () => Promise<void>;
};

/**
 * Takes the step or throws: 409 with the status when the state forbids it (or it changed meanwhile), 403 when this
 * actor never may. The row should be locked by the caller. Writes the event `job.<verb>`; the effects tell the others
 * (`talent_id` also when the step ends the agreement, else nobody would know whom to tell).
 */
export async function moveJob(tx: Tx, job: JobRow, move: Move): Promise<JobRow> {
  const step = stepFor(jobLifecycle, move.verb, job.status, move.by.kind, move.to);
  demandGuards(job, move);
  if ('money' in step !== (move.post !== undefined))
    throw new Error(`money and step ${step.verb} do not fit`);
  await move.post?.();
  const moved = await tx
    .updateTable('jobs')
    .set({ ...move.set, status: step.to, updated_at: move.at })
    .where('id', '=', job.id)
    .where('status', '=', job.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw conflict(words.refusal.illegalStep(job.status), job.status);
  await record(tx, {
    name: `job.${move.verb}`,
    about: { kind: 'job', id: job.id },
    actor: move.by,
    facts: { title: job.title, talent_id: moved.talent_id ?? job.talent_id, ...move.facts },
    at: move.at,
  });
  return moved;
}

/** What the status alone does not say: work is handed in only after the start, which happens once. */
function demandGuards(job: JobRow, move: Move): void {
  if (move.verb === 'start' && job.started_at) throw conflict('The work was started already', 'started');
  if ((move.verb === 'submit' || move.verb === 'submit-milestone') && !job.started_at) {
    throw conflict('Start the work first', 'not_started');
  }
}

/** The verbs that this person may use on the job now. */
export function canOf(job: JobRow, userId: string): JobVerb[] {
  const kind = userId === job.hunter_id ? 'hunter' : userId === job.talent_id ? 'talent' : null;
  if (!kind) return [];
  const verbs = verbsFor(jobLifecycle, job.status, kind);
  return verbs.filter((verb) => {
    if (verb === 'start') return !job.started_at;
    if (verb === 'submit' || verb === 'submit-milestone') return job.started_at !== null;
    return true;
  });
}

/** Locks a job for a change, or undefined. The caller adds who may see it. */
export async function lockJob(
  tx: Tx,
  jobId: string,
  party: { hunterId?: string; talentId?: string; partyId?: string },
): Promise<JobRow | undefined> {
  let query = tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('deleted_at', 'is', null)
    .forUpdate();
  if (party.hunterId) query = query.where('hunter_id', '=', party.hunterId);
  if (party.talentId) query = query.where('talent_id', '=', party.talentId);
  const { partyId } = party;
  if (partyId)
    query = query.where((eb) => eb.or([eb('hunter_id', '=', partyId), eb('talent_id', '=', partyId)]));
  return query.executeTakeFirst();
}
