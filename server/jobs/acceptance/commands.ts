/** What a job's work is accepted by; it changes only as long as the job takes bids. */
import type { Write } from '#server/core/db/database.ts';
import { newId } from '#server/core/security/ids.ts';

/** Sets the lines of a job to these, in this order. */
export async function putAcceptanceItems(tx: Write, jobId: string, lines: readonly string[]): Promise<void> {
  await tx.deleteFrom('acceptance_items').where('job_id', '=', jobId).execute();
  if (lines.length === 0) return;
  await tx
    .insertInto('acceptance_items')
    .values(lines.map((text, index) => ({ id: newId(), job_id: jobId, position: index + 1, text })))
    .execute();
}

/** The hunter's answer to a line, of that round of the work. */
export async function answerItem(
  tx: Write,
  id: string,
  answer: { met: boolean; round: number },
): Promise<void> {
  await tx.updateTable('acceptance_items').set(answer).where('id', '=', id).execute();
}
