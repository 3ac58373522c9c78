/** Keeps a part of the disk free: files are refused before the database could no longer write (security.md G15.10). */
import { statfs } from 'node:fs/promises';
import { words } from '#contract/words.ts';
import type { Config } from './config.ts';
import { Refusal } from './refusal.ts';

/** Throws 503 when less than the reserve is free on the disk of the data folder. */
export async function demandDiskSpace(config: Pick<Config, 'dataDir' | 'diskReservePercent'>): Promise<void> {
  const { bavail, blocks } = await statfs(config.dataDir);
  if (bavail * 100 < blocks * config.diskReservePercent) {
    throw new Refusal(503, words.file.diskFull, { retryAfterSeconds: 600 });
  }
}
