/** Mails to the owner about what happened to the second factor. */
import type { Catalogue } from '#contract/words/fr/complete.ts';
import type { Write } from '#server/core/db/database.ts';
import { languageOfAccount, wordsIn } from '#server/core/i18n/language.ts';
import { queueMail } from '#server/core/mail/mail.ts';
import { newId } from '#server/core/security/ids.ts';
import { recordSecurityEvent, type Where } from '../../security-log/commands.ts';

type Words = Catalogue['secondFactor']['mail'];
type Written = { subject: string; lines: string[]; link?: { label: string; url: string } };

/** In the person's language. */
export async function mailOwner(
  tx: Write,
  userId: string,
  write: (w: Words) => Written,
  now: Date,
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const language = languageOfAccount(user.language);
  const { secondFactor, notifications } = wordsIn(language);
  const { lines, ...rest } = write(secondFactor.mail);
  await queueMail(tx, {
    key: `second-factor:${newId()}`,
    to: user.email,
    ...rest,
    lines: [notifications.mail.hello(user.name), ...lines],
    language,
    now,
  });
}

/** Into the security log, and by mail to the person: one line says what was changed. */
export async function reportChange(
  tx: Write,
  where: Where,
  userId: string,
  line: (w: Words) => string,
): Promise<void> {
  await recordSecurityEvent(tx, where, { kind: 'second-factor-changed', userId });
  await mailOwner(tx, userId, (w) => ({ subject: w.changed, lines: [line(w), w.notYou] }), where.now);
}
