/** The mail outbox: each mail is written in the transaction that causes it, and kept. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { htmlOf, type MailContent, subjectOf, textOf } from './mail-template.ts';

export type NewMail = MailContent & {
  /** Names the cause; only one mail is sent per key. */
  key: string;
  to: string;
  now: Date;
};

/** Kind of the queue items that send a mail, by its id. */
export const MAIL = 'mail';

/** Puts a mail into the outbox. */
export function queueMail(tx: Db, mail: NewMail): Promise<void> {
  return queueMails(tx, [mail]);
}

/** Puts several mails into the outbox, in order, with one statement. */
export async function queueMails(tx: Db, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  await sql`
    with written as (
      insert into mails (key, to_address, subject, body, html, unsubscribe_url, created_at)
      select *
      from unnest(
        ${mails.map(({ key }) => key)}::text[], ${mails.map(({ to }) => to)}::text[],
        ${mails.map(({ subject }) => subjectOf(subject))}::text[], ${mails.map(textOf)}::text[],
        ${mails.map(htmlOf)}::text[], ${mails.map(({ unsubscribe }) => unsubscribe?.url ?? null)}::text[],
        ${mails.map(({ now }) => now)}::timestamptz[]
      )
      on conflict (key) do nothing
      returning id, created_at
    )
    insert into work_items (kind, subject, created_at, due_at)
    select ${MAIL}, id::text, created_at, created_at from written order by id
    on conflict do nothing
  `.execute(tx);
}

/** Moves a person's mails, sent and waiting, to their new address. */
export async function readdressMails(tx: Db, from: string, to: string): Promise<void> {
  await tx.updateTable('mails').set({ to_address: to }).where('to_address', '=', from).execute();
}
