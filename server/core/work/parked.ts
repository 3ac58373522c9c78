/** Parked queue items (given up after failures): an operator lists them, and retries or drops them one by one. */
import { sql } from 'kysely';
import { countOf } from '../db/counts.ts';
import type { Db, Read, Write } from '../db/database.ts';
import { afterNumber, type PageQuery, rowsToRead } from '../db/paging.ts';
import { TASK_SUBJECT } from './schedule.ts';

export type ParkedItem = {
  id: bigint;
  kind: string;
  subject: string;
  attempts: number;
  error: string | null;
  created_at: Date;
  parked_at: Date;
};

/** Lists parked items, newest first. */
export async function listParked(db: Read, query: PageQuery): Promise<ParkedItem[]> {
  const before = afterNumber(query);
  const { rows } = await sql<ParkedItem>`
    select id, kind, subject, attempts, error, created_at, parked_at
    from work_items
    where parked_at is not null and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc
    limit ${rowsToRead(query)}
  `.execute(db);
  return rows;
}

export function countParked(db: Read): Promise<number> {
  return countOf(db, sql`from work_items where parked_at is not null`);
}

/** Retries a parked item with a fresh number of attempts; does nothing when it is not parked. */
export async function retryParked(
  tx: Db,
  id: bigint,
  now: Date,
): Promise<{ kind: string; subject: string } | undefined> {
  const { rows } = await sql<{ kind: string; subject: string }>`
    update work_items
    set parked_at = null, attempts = 0, error = null, due_at = ${now}, created_at = ${now}
    where id = ${id} and parked_at is not null
    returning kind, subject
  `.execute(tx);
  return rows[0];
}

/** Deletes a parked item that is of none of these kinds, and no scheduled task; does nothing when it is not parked. */
export async function dropParked(
  tx: Write,
  id: bigint,
  except: readonly string[],
): Promise<Pick<ParkedItem, 'kind' | 'subject' | 'error'> | undefined> {
  return tx
    .deleteFrom('work_items')
    .where('id', '=', id)
    .where('parked_at', 'is not', null)
    .where('kind', 'not in', [...except])
    .where('subject', '<>', TASK_SUBJECT)
    .returning(['kind', 'subject', 'error'])
    .executeTakeFirst();
}
