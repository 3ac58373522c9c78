/** Mails to one person: in their language, beginning with their name. */
import type { Language } from '#contract/core/languages.ts';
import type { Catalogue } from '#contract/words/fr/complete.ts';
import type { Write } from '#server/core/db/database.ts';
import { languageOfAccount, wordsIn } from '#server/core/i18n/language.ts';
import { type NewMail, queueMail } from '#server/core/mail/mail.ts';

type Sending = Pick<NewMail, 'key' | 'now'> & {
  /** Where the mail goes instead of the account's address. */
  to?: string;
};
type Written = Pick<NewMail, 'subject' | 'lines' | 'link' | 'unsubscribe'>;

/** Puts a mail to the person into the outbox; `write` returns what follows the greeting. */
export async function mailPerson(
  tx: Write,
  userId: string,
  { key, now, to }: Sending,
  write: (words: Catalogue, language: Language) => Written,
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const language = languageOfAccount(user.language);
  const words = wordsIn(language);
  const { lines, ...rest } = write(words, language);
  const greeted = [words.notifications.mail.hello(user.name), ...lines];
  await queueMail(tx, { key, now, to: to ?? user.email, language, lines: greeted, ...rest });
}
