/** Removes everything that a person said about themselves. */
import type { Write } from '#server/core/db/database.ts';

/** The pictures are removed with the other files of the person. */
export async function eraseProfile(tx: Write, userId: string): Promise<void> {
  for (const table of [
    'educations',
    'certifications',
    'user_skills',
    'user_languages',
    'profiles',
    'user_account_types',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
