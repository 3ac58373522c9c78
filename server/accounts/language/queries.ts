/** Reads the language in which a person is notified. */
import type { Language } from '#contract/core/languages.ts';
import type { Db, Tx } from '#server/core/db/database.ts';

/** English where nothing was chosen, and for somebody who is gone. */
export async function languageOf(tx: Tx | Db, userId: string): Promise<Language> {
  const user = await tx.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return user?.language === 'fr' ? 'fr' : 'en';
}
