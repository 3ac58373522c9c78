/** The open dispute of an order, under the lock of its job. */

import type { Read } from '#server/core/db/database.ts';
import { illegalStep } from '#server/core/http/refusal.ts';
import type { DisputeRow } from '#server/escrow/queries.ts';
import type { JobRow } from '#server/jobs/acts.ts';

/** The dispute that freezes the order; 409 with the status of the order when there is none. */
export async function openDisputeOf(db: Read, job: JobRow): Promise<DisputeRow> {
  const row = await db
    .selectFrom('disputes')
    .selectAll()
    .where('job_id', '=', job.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw illegalStep(job.status);
  return row;
}
