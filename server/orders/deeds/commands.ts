/** Keeps which deeds were given out. */
import type { Write } from '#server/core/db/database.ts';

/** The file of a deed, by its hash, so that anyone who is handed it can check it. The same file is kept once. */
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
