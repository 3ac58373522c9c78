/** Erases a person's data from the core tables: mails, idempotency keys, files, and the titles in events. */
import { sql } from 'kysely';
import type { Db, Write } from '../db/database.ts';
import { MAIL } from '../mail/mail.ts';

/** Erases a person's mails, idempotency keys, uploads and files; files that belong to an order stay with it. */
export async function eraseCoreData(
  tx: Write,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await sql`
    with gone as (delete from mails where to_address = ${email} returning id)
    delete from work_items where kind = ${MAIL} and subject in (select id::text from gone)
  `.execute(tx);
  await tx.deleteFrom('idempotency_keys').where('actor_id', '=', userId).execute();
  await sql`
    update uploads set expires_at = ${now}, display_name = '' where owner_id = ${userId} and taken_at is null
  `.execute(tx);
  await sql`
    update files set deleted_at = coalesce(deleted_at, ${now}), display_name = ''
    where owner_id = ${userId} and job_id is null
  `.execute(tx);
}

/** Deletes mails whose key begins with `prefix`, whoever they went to: all, or those written before `before`. */
export async function eraseMails(db: Db, prefix: string, before: Date | null = null): Promise<void> {
  await sql`
    with gone as (
      delete from mails
      where starts_with(key, ${prefix}) and (${before}::timestamptz is null or created_at < ${before}::timestamptz)
      returning id
    )
    delete from work_items where kind = ${MAIL} and subject in (select id::text from gone)
  `.execute(db);
}

/** Removes the titles of these gigs or jobs from their events; the events stay. */
export async function forgetTitles(tx: Write, kind: 'gig' | 'job', ids: readonly string[]): Promise<void> {
  await sql`
    update events set facts = facts || '{"title": ""}'
    where about_kind = ${kind} and about_id = any(${[...ids]}::uuid[]) and facts ? 'title'
  `.execute(tx);
}
