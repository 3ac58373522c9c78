/** Stored files: random names on local disk; pictures of profiles are public, everything else answers to signed links. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileKind } from '#contract/files.ts';
import type { Tx } from './db.ts';
import { newHex, newId } from './ids.ts';

/** Where a file is kept and served; the paths of specification 9. */
export type Folder =
  | 'images/profiles'
  | 'images/galleries'
  | 'jobs/submissions'
  | 'jobs/milestonesubmissions';
export const PUBLIC_FOLDERS: readonly Folder[] = ['images/profiles', 'images/galleries'];
export const PRIVATE_FOLDERS: readonly Folder[] = ['jobs/submissions', 'jobs/milestonesubmissions'];

/** A file that came with a request: on disk, checked by content, thrown away unless it is stored. */
export type ReceivedFile = {
  path: string;
  displayName: string;
  mime: FileKind;
  bytes: number;
  sha256: string;
  discard(): Promise<void>;
};

export type StoredFile = {
  id: string;
  folder: Folder;
  name: string;
  display_name: string;
  mime: string;
  bytes: bigint;
};

export type FileStore = ReturnType<typeof createFileStore>;

const EXTENSIONS: Record<FileKind, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
};

const LINK_LIVES_MS = 10 * 60_000;

export function createFileStore(dataDir: string, secret: string) {
  const root = join(dataDir, 'files');

  function sign(path: string, expires: number): string {
    return createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url');
  }

  return {
    /**
     * Moves a received file to its place and writes its row. The file is put before the commit: a refused write
     * leaves an unnamed file, never a row without its file.
     */
    async store(
      tx: Tx,
      received: ReceivedFile,
      place: { folder: Folder; ownerId: string; jobId?: string; now: Date },
    ): Promise<StoredFile> {
      const row = {
        id: newId(),
        folder: place.folder,
        name: `${newHex(16)}.${EXTENSIONS[received.mime]}`,
        display_name: received.displayName,
        mime: received.mime,
        bytes: BigInt(received.bytes),
      };
      const target = join(root, row.folder, row.name);
      await mkdir(dirname(target), { recursive: true });
      await moveFile(received.path, target);
      await tx
        .insertInto('files')
        .values({
          ...row,
          owner_id: place.ownerId,
          job_id: place.jobId ?? null,
          sha256: received.sha256,
          created_at: place.now,
        })
        .execute();
      return row;
    },

    /** The path under `/` of a public file; its name changes with its content, so it may be cached for ever. */
    publicPath(file: { folder: string; name: string }): string {
      return `${file.folder}/${file.name}`;
    },

    /** A path under `/` that answers for 10 minutes to whoever was given it. */
    signedPath(file: { folder: string; name: string }, now: Date): string {
      const path = `${file.folder}/${file.name}`;
      const expires = now.getTime() + LINK_LIVES_MS;
      return `${path}?expires=${expires}&signature=${sign(path, expires)}`;
    },

    /** True when the signature is ours and still good. */
    mayOpen(path: string, expires: string, signature: string, now: Date): boolean {
      const until = Number.parseInt(expires, 10);
      if (!Number.isSafeInteger(until) || until < now.getTime()) return false;
      const wanted = Buffer.from(sign(path, until));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },

    /** Opens a stored file, or null when it is not there. */
    async open(
      folder: Folder,
      name: string,
      range?: { start: number; end: number },
    ): Promise<{ size: number; stream: ReadStream } | null> {
      const path = join(root, folder, name);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { size: found.size, stream: createReadStream(path, range) } : null;
    },

    async size(folder: Folder, name: string): Promise<number | null> {
      const found = await stat(join(root, folder, name)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },
  };
}

/** A rename, or a copy where the temporary folder is another disk. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}
