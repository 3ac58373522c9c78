/** What the clock does to disputes: the time for an answer passes, and evidence that was never sent is removed. */
import { sql } from 'kysely';
import type { Services } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { discardUnsent } from '#server/core/file-sweep.ts';
import { lockJob, moveJob } from '#server/jobs/lifecycle.ts';

const BATCH = 100;

type Unanswered = { id: string; job_id: string };

/** Notes the silence of the other side after three days: from then on an operator decides on what is there. */
export async function lapseAnswers(services: Services): Promise<number> {
  const now = services.clock.now();
  const { db } = services.database;
  const { rows } = await sql<Unanswered>`
    select id, job_id
    from disputes
    where ended_at is null and answered_at is null and silent_at is null and answer_by <= ${now}
    order by answer_by
    limit ${BATCH}
  `.execute(db);
  for (const dispute of rows) await db.transaction().execute((tx) => lapseAnswer(tx, dispute));
  if (rows.length > 0) services.wake();
  return rows.length;
}

async function lapseAnswer(tx: Tx, { id, job_id }: Unanswered): Promise<void> {
  const job = await lockJob(tx, job_id, {});
  const { rows } = await sql<{ answer_by: Date }>`
    update disputes
    set silent_at = answer_by
    where id = ${id} and ended_at is null and answered_at is null and silent_at is null
    returning answer_by
  `.execute(tx);
  const [silent] = rows;
  if (!job || !silent) return;
  await moveJob(tx, job, { verb: 'lapse-answer', by: { kind: 'clock', id: null }, at: silent.answer_by });
}

/** Files that were stored for a statement and not sent within a day. Returns how many. */
export function removeUnsentEvidence(services: Services): Promise<number> {
  return discardUnsent(services, { table: 'dispute_files', parent: 'dispute_id' });
}
