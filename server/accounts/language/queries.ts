/** Reads the language in which a person is notified. */
import type { Language } from '#contract/core/languages.ts';
import type { Read } from '#server/core/db/database.ts';

/** English where nothing was chosen, and for somebody who is gone. */
export async function languageOf(db: Read, userId: string): Promise<Language> {
  const user = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return user?.language === 'fr' ? 'fr' : 'en';
}
