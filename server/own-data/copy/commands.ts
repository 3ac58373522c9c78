/** Keeps the copy of a person's data for an hour, so that it is made once for several downloads. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDisk } from '#server/core/files/disk-store.ts';
import { zipOf } from '#server/core/files/zip.ts';
import type { Services } from '#server/core/http/context.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { newHex } from '#server/core/security/ids.ts';
import { assertDiskSpace } from '#server/core/uploads/stored-uploads.ts';
import { filesOf } from './queries.ts';
import { copyOf } from './views.ts';

const KEPT_MS = 60 * 60_000;

const FOLDER = 'own-data';

/** Copies being made, by person: concurrent requests share one. */
const making = new Map<string, Promise<void>>();

export type Copy = { bytes: number | null; stream: Readable };

/** The copy made within the last hour, or a new one; streamed without being stored when the disk has no room for it. */
export async function openCopyOf(services: Services, userId: string, now: Date): Promise<Copy> {
  const kept = await openFresh(services, userId, now);
  if (kept) return kept;
  if (!(await hasPlace(services, userId))) return { bytes: null, stream: streamOf(services, userId, now) };
  const work = making.get(userId) ?? make(services, userId, now).finally(() => making.delete(userId));
  making.set(userId, work);
  await work;
  return (await openFresh(services, userId, now)) ?? { bytes: null, stream: streamOf(services, userId, now) };
}

async function openFresh({ fileStore }: Services, userId: string, now: Date): Promise<Copy | null> {
  const key = keyOf(userId);
  for await (const page of fileStore.pages(FOLDER, userId)) {
    if (!page.some((one) => one.key === key && now.getTime() - one.at.getTime() < KEPT_MS)) continue;
    const opened = await fileStore.open(key);
    return opened && { bytes: opened.size, stream: opened.stream };
  }
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
  const folder = join(services.config.dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const half = join(folder, `${userId}.zip-${newHex(6)}`);
  try {
    await pipeline(streamOf(services, userId, now), createWriteStream(half, { mode: 0o600 }));
    await services.fileStore.put(keyOf(userId), half, now);
  } finally {
    await rm(half, { force: true });
  }
}

function keyOf(userId: string): string {
  return `${FOLDER}/${userId}.zip`;
}

/** Removes the stored copy of a deleted person. */
export async function dropCopy({ fileStore }: Services, userId: string): Promise<void> {
  await fileStore.remove([keyOf(userId)]);
}

/** Removes copies that are an hour old, and unfinished ones left on this machine. */
export async function forgetOldCopies({ config, fileStore, clock }: Services): Promise<void> {
  const now = clock.now().getTime();
  for (const store of [fileStore, openDisk(config.dataDir)]) {
    for await (const page of store.pages(FOLDER)) {
      const old = page.filter(({ at }) => now - at.getTime() >= KEPT_MS);
      await store.remove(old.map(({ key }) => key));
    }
  }
}
