/** Removes a person's past work; its files are removed with the others of the person. */
import type { Write } from '#server/core/db/database.ts';

export async function erasePastWork(tx: Write, userId: string): Promise<void> {
  await tx.deleteFrom('past_work').where('user_id', '=', userId).execute();
}
