/** The facts and surroundings that acts of a job need, so that one can be performed without the steps before it. */
import type { ActorKind } from '#contract/acts/act.ts';
import type { JobVerb } from '#contract/acts/all.ts';
import type { Db } from '#server/core/db/database.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { type DisputeRow, progressOfOrders } from '#server/escrow/queries.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import type { OrderGuardData } from '#server/jobs/guards.ts';

/** Facts of every kind; an act stores only those that it has. */
export const FACTS = {
  ...{
    days: 2,
    position: 1,
    milestone: 'One',
    reason: 'Why',
    note: 'Read',
    item: 'One',
    met: true,
    text: 'Which font is it?',
    file: 'one.png',
  },
  ...{ amount: '1', talent: '1', hunter: '0', gross: '1' },
};

/** Surroundings of an order in which every guard lets this actor use this verb at this time. */
export async function orderFor(
  tx: Db,
  job: JobRow,
  verb: JobVerb,
  actor: ActorKind,
  at = new Date(),
): Promise<OrderGuardData> {
  const progress = orNotFound((await progressOfOrders(tx, [job], at)).get(job.id));
  const later = new Date(at.getTime() + 1000);
  const other = actor === 'hunter' ? 'talent' : 'hunter';
  const extension = {
    ...{ id: job.id, job_id: job.id, days: 2, reason: '', answer: '', state: 'open' },
    ...{ requested_at: at, lapses_at: later, answered_at: null },
  };
  return {
    reviewedBy: [],
    progress: {
      ...progress,
      openQuestions: 1,
      missed: progress.milestones,
      milestones: progress.milestones.map((one) => ({ ...one, answer: 'open' })),
      extension: verb === 'request-extension' ? null : extension,
      dispute: disputeBy(verb === 'withdraw-dispute' ? actor : other, {
        answer_by: verb === 'answer-dispute' ? later : new Date(0),
        proposed_by: other,
      }),
    },
  };
}

export function disputeBy(opener: string, more: Partial<DisputeRow>): DisputeRow {
  const id = '01a00000-0000-7000-8000-000000000001';
  return {
    ...{ id, job_id: id, opened_by: opener, from_status: 'active' },
    ...{ statement: '', opened_at: new Date(0), answer_due_at: null, answer_by: new Date(0) },
    ...{ answer: null, answered_at: null, silent_at: null, ended_at: null, outcome: null },
    ...{ proposed_by: null, proposed_gross: null, proposed_at: null },
    ...{ gross: null, reason: null, decided_by: null },
    ...more,
  };
}
