/** Limits how much one person may upload and store (rule 6.7), checked when a file is stored, and detects a full disk. */
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import { MEGABYTE } from '#contract/core/files.ts';
import { words } from '#contract/words.ts';
import type { Write } from '../db/database.ts';
import { conflict, Refusal } from '../http/refusal.ts';

export const DAY_BYTES_MAX = 200 * MEGABYTE;
export const TOTAL_BYTES_MAX = 1_000 * MEGABYTE;

/**
 * Throws 409 when these bytes would bring the person to 200 MB sent within 24 hours, or over 1 GB stored.
 * Work handed in for orders counts as sent but not as stored: it cannot be removed, and earlier deliveries must not
 * block later ones. The person's other uploads wait until the write is over.
 */
export async function assertQuota(tx: Write, ownerId: string, bytes: number, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 0))`.execute(tx);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ sent: bigint; kept: bigint }>`
    select
      coalesce(sum(bytes) filter (where created_at > ${dayAgo}), 0)::bigint as sent,
      coalesce(sum(bytes) filter (where deleted_at is null and job_id is null), 0)::bigint as kept
    from files
    where owner_id = ${ownerId}
  `.execute(tx);
  const { sent, kept } = rows[0] ?? { sent: 0n, kept: 0n };
  if (Number(sent) + bytes > DAY_BYTES_MAX)
    throw conflict(words.common.fileErrors.dayFull, 'upload_day_full');
  if (Number(kept) + bytes > TOTAL_BYTES_MAX) throw conflict(words.common.fileErrors.full, 'storage_full');
}

export function diskFull(): Refusal {
  return new Refusal(503, words.common.fileErrors.diskFull, { retryAfterSeconds: 600 });
}

/** True for errors of a full disk or an exhausted disk quota; the picture library reports them only in its message. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || /No space left|Disk quota exceeded/.test(error.message);
}
