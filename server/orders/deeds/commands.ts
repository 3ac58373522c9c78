/** Records which deeds were issued. */
import type { Write } from '#server/core/db/database.ts';

/** Records the hash of an issued deed, so that anyone who has the file can check it. The same file is recorded once. */
export async function noteDeed(
  tx: Write,
  { jobId, sha256, now }: { jobId: string; sha256: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('deeds')
    .values({ job_id: jobId, sha256, issued_at: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}
