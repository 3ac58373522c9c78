/** Mails to the owner about what happened to the second factor. */
import type { Catalogue } from '#contract/words/fr/complete.ts';
import type { Write } from '#server/core/db/database.ts';
import { newId } from '#server/core/security/ids.ts';
import { mailPerson } from '../../mails/commands.ts';
import { recordSecurityEvent, type SecurityEventContext } from '../../security-log/commands.ts';

type Words = Catalogue['secondFactor']['mail'];
type Written = ReturnType<Parameters<typeof mailPerson>[3]>;

/** Mails the owner what happened to the second factor, or is about to. */
export function mailOwner(tx: Write, userId: string, write: (w: Words) => Written, now: Date): Promise<void> {
  const sending = { key: `second-factor:${newId()}`, now };
  return mailPerson(tx, userId, sending, ({ secondFactor }) => write(secondFactor.mail));
}

/** Records the change in the security log and mails it to the person; `line` says what was changed. */
export async function reportChange(
  tx: Write,
  context: SecurityEventContext,
  userId: string,
  line: (w: Words) => string,
): Promise<void> {
  await recordSecurityEvent(tx, context, { kind: 'second-factor-changed', userId });
  await mailOwner(tx, userId, (w) => ({ subject: w.changed, lines: [line(w), w.notYou] }), context.now);
}
