/** Keeps the copy of somebody's data for an hour, so that many downloads cost one. */
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { zipOf } from '#server/core/files/zip.ts';
import type { Services } from '#server/core/http/context.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { newHex } from '#server/core/security/ids.ts';
import { assertDiskSpace } from '#server/core/uploads/stored-uploads.ts';
import { filesOf } from './queries.ts';
import { copyOf } from './views.ts';

const KEPT_MS = 60 * 60_000;

function folderOf({ config }: Services): string {
  return join(config.dataDir, 'own-data');
}

function pathOf(services: Services, userId: string): string {
  return join(folderOf(services), `${userId}.zip`);
}

/** By path: who asks while it is being made waits for the same one. */
const making = new Map<string, Promise<void>>();

export type Copy = { bytes: number | null; stream: Readable };

/** The copy of the last hour, or a new one; where the disk has no place for it, made while it is sent. */
export async function openCopyOf(services: Services, userId: string, now: Date): Promise<Copy> {
  const path = pathOf(services, userId);
  const kept = await openFresh(path, now);
  if (kept) return kept;
  if (!(await hasPlace(services, userId))) return { bytes: null, stream: streamOf(services, userId, now) };
  const work = making.get(path) ?? make(services, userId, now).finally(() => making.delete(path));
  making.set(path, work);
  await work;
  return (await openFresh(path, now)) ?? { bytes: null, stream: streamOf(services, userId, now) };
}

async function openFresh(path: string, now: Date): Promise<Copy | null> {
  const file: FileHandle | null = await open(path).catch(() => null);
  if (!file) return null;
  const { mtimeMs, size } = await file.stat();
  if (now.getTime() - mtimeMs < KEPT_MS) return { bytes: size, stream: file.createReadStream() };
  await file.close();
  return null;
}

async function hasPlace(services: Services, userId: string): Promise<boolean> {
  const files = await filesOf(services.database.db, userId);
  const bytes = files.reduce((sum, file) => sum + Number(file.bytes), 0);
  return assertDiskSpace(services, bytes).then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

function streamOf(services: Services, userId: string, now: Date): Readable {
  return Readable.from(zipOf(copyOf(services, userId, now), now));
}

async function make(services: Services, userId: string, now: Date): Promise<void> {
  await mkdir(folderOf(services), { recursive: true, mode: 0o700 });
  const path = pathOf(services, userId);
  const half = `${path}-${newHex(6)}`;
  try {
    await pipeline(streamOf(services, userId, now), createWriteStream(half, { mode: 0o600 }));
    await utimes(half, now, now);
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** Of a deleted person. */
export async function dropCopy(services: Services, userId: string): Promise<void> {
  await rm(pathOf(services, userId), { force: true });
}

/** Removes copies that are an hour old, and halves that nobody finished. */
export async function forgetOldCopies(services: Services): Promise<void> {
  const now = services.clock.now().getTime();
  for (const name of await readdir(folderOf(services)).catch(() => [])) {
    const path = join(folderOf(services), name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs >= KEPT_MS) await rm(path, { force: true });
  }
}
