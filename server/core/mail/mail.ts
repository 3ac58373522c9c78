/** The outbox of mails: one is written in the transaction of its cause and kept; what could not be sent waits here for a person. */
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { htmlOf, type MailContent, subjectOf, textOf } from './mail-template.ts';

export type NewMail = MailContent & {
  /** Names the cause; the same key is mailed once. */
  key: string;
  to: string;
  now: Date;
};

/** Puts a mail into the outbox. */
export async function queueMail(tx: Tx | Db, mail: NewMail): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      key: mail.key,
      to_address: mail.to,
      subject: subjectOf(mail.subject),
      body: textOf(mail),
      html: htmlOf(mail),
      unsubscribe_url: mail.unsubscribe?.url ?? null,
      created_at: mail.now,
      waits_since: mail.now,
      next_try_at: mail.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** A mail that was given up; its body stays in the outbox. */
export type ParkedMail = {
  id: bigint;
  to_address: string;
  subject: string;
  attempts: number;
  /** What the mail server said last, or why the mail was not sent at all. */
  error: string | null;
  created_at: Date;
  parked_at: Date;
};

const PARKED_PAGE = 50;

/** Mails that were given up, newest first; `before` is the id of the last one of the page before. */
export async function parkedMails(tx: Tx | Db, before: bigint | null = null): Promise<ParkedMail[]> {
  const { rows } = await sql<ParkedMail>`
    select id, to_address, subject, attempts, error, created_at, parked_at
    from mails
    where parked_at is not null and sent_at is null and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc
    limit ${sql.lit(PARKED_PAGE)}
  `.execute(tx);
  return rows;
}

export async function parkedCount(tx: Tx | Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where parked_at is not null and sent_at is null
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Takes a parked mail up again, with all its tries; false when it is not parked. */
export async function retryMail(tx: Tx | Db, id: bigint, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update mails
    set parked_at = null, attempts = 0, error = null, next_try_at = ${now}, waits_since = ${now}
    where id = ${id} and parked_at is not null and sent_at is null
    returning id
  `.execute(tx);
  return rows.length > 0;
}
