/** The outbox of mails: one is written in the transaction of its cause and kept. */
import type { Db } from '../db/database.ts';
import { putWork } from '../work/queue.ts';
import { htmlOf, type MailContent, subjectOf, textOf } from './mail-template.ts';

export type NewMail = MailContent & {
  /** Names the cause; the same key is mailed once. */
  key: string;
  to: string;
  now: Date;
};

/** Items of the queue that send a mail, by its id. */
export const MAIL = 'mail';

/** Puts a mail into the outbox. */
export async function queueMail(tx: Db, mail: NewMail): Promise<void> {
  const written = await tx
    .insertInto('mails')
    .values({
      key: mail.key,
      to_address: mail.to,
      subject: subjectOf(mail.subject),
      body: textOf(mail),
      html: htmlOf(mail),
      unsubscribe_url: mail.unsubscribe?.url ?? null,
      created_at: mail.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await putWork(tx, [{ kind: MAIL, subject: String(written.id), dueAt: mail.now }]);
}

/** What was mailed to a person, or is about to be, goes along to their new address. */
export async function readdressMails(tx: Db, from: string, to: string): Promise<void> {
  await tx.updateTable('mails').set({ to_address: to }).where('to_address', '=', from).execute();
}
