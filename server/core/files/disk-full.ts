/** The refusal when a file could not be written because the disk, or its owner's quota, is full. */
import { words } from '#contract/words.ts';
import { Refusal } from '../http/refusal.ts';

export function diskFull(): Refusal {
  return new Refusal(503, words.common.fileErrors.diskFull, { retryAfterSeconds: 600 });
}

/** True for what writing a file throws when the disk or the quota is used up; the picture library says it in words. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || /No space left|Disk quota exceeded/.test(error.message);
}
