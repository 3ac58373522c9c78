/** Stored files: random names on local disk; pictures of profiles and galleries are public, everything else is served through signed links only. */
import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileKind, fileKinds } from '#contract/core/files.ts';
import { DAY_MS } from '../clock.ts';
import type { Db, Write } from '../db/database.ts';
import { isSealed, newHex, newId, sealOf } from '../security/ids.ts';
import { assertQuota } from './quota.ts';

/** Where a file is kept and served; the paths of rules 14. */
export type Folder =
  | 'images/profiles'
  | 'images/galleries'
  | 'jobs/submissions'
  | 'jobs/milestonesubmissions'
  | 'jobs/evidence'
  | 'chat/attachments';
export const PUBLIC_FOLDERS: readonly Folder[] = ['images/profiles', 'images/galleries'];
export const PRIVATE_FOLDERS: readonly Folder[] = [
  'jobs/submissions',
  'jobs/milestonesubmissions',
  'jobs/evidence',
  'chat/attachments',
];

/** Of a picture in several widths: pixels of the widest, the widths, and its ThumbHash in base64. */
export type PictureFacts = {
  width: number;
  height: number;
  widths: readonly number[];
  placeholder: string;
  /** Of pictures of galleries; those from before palettes get theirs by a scheduled task. */
  palette?: Palette;
};

/** Its colours in OKLab by the hundred, and the share of each in percent. */
export type Palette = readonly (readonly [light: number, a: number, b: number, share: number])[];

/** Something on disk that goes when the write is over. */
export type Discardable = { discard(): Promise<void> };

/** A file that came with a request, or was made of one: on disk, checked by content, thrown away unless it is stored. */
export type ReceivedFile = Discardable & {
  path: string;
  /** How its stored name ends (`-1600.webp`); by its kind when left out. */
  ending?: string;
  /** Stored under the same random name with these endings: other sizes of a picture. */
  beside?: readonly { path: string; ending: string }[];
  /** Of a picture in several widths. */
  picture?: PictureFacts;
  displayName: string;
  mime: FileKind;
  bytes: number;
  sha256: string;
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

const LINK_LIVES_MS = 10 * 60_000;

export function createFileStore(dataDir: string, secret: string) {
  const root = join(dataDir, 'files');
  /** What a write has stored so far. */
  const placed = new WeakMap<Write, string[]>();

  async function place(tx: Write, from: string, target: string, now: Date): Promise<void> {
    placed.set(tx, [...(placed.get(tx) ?? []), target]);
    await mkdir(dirname(target), { recursive: true });
    await moveFile(from, target);
    await utimes(target, now, now);
  }

  return {
    /**
     * Moves a received file to its place and writes its row. The file is put before the commit, so that no row is
     * ever without its file (409 beyond the person's quota); `orUndo` removes it when the write is refused, `removeOrphans` when the process died.
     */
    async store(
      tx: Write,
      received: ReceivedFile,
      about: { folder: Folder; ownerId: string; jobId?: string; now: Date },
    ): Promise<StoredFile> {
      await assertQuota(tx, about.ownerId, received.bytes, about.now);
      const stem = newHex(16);
      const row = {
        id: newId(),
        folder: about.folder,
        name: `${stem}${received.ending ?? `.${fileKinds[received.mime].endings[0]}`}`,
        display_name: received.displayName,
        mime: received.mime,
        bytes: BigInt(received.bytes),
      };
      for (const { path, ending } of received.beside ?? []) {
        await place(tx, path, join(root, row.folder, `${stem}${ending}`), about.now);
      }
      await place(tx, received.path, join(root, row.folder, row.name), about.now);
      await tx
        .insertInto('files')
        .values({
          ...row,
          owner_id: about.ownerId,
          job_id: about.jobId ?? null,
          sha256: received.sha256,
          ...(received.picture && { picture: JSON.stringify(received.picture) }),
          created_at: about.now,
        })
        .execute();
      return row;
    },

    /** Does the work of a write; what it stored is removed when it throws, for then nothing is committed. */
    async orUndo<T>(tx: Write, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        for (const path of placed.get(tx) ?? []) await rm(path, { force: true });
        throw error;
      }
    },

    /** Removes files a day old that no row names: of writes that broke off between the file and the commit. */
    async removeOrphans(db: Db, now: Date): Promise<number> {
      let count = 0;
      for (const folder of [...PUBLIC_FOLDERS, ...PRIVATE_FOLDERS]) {
        const names = (await readdir(join(root, folder)).catch(() => [])).sort();
        for (let i = 0; i < names.length; i += ORPHAN_BATCH) {
          for (const name of await unnamed(db, names.slice(i, i + ORPHAN_BATCH))) {
            const path = join(root, folder, name);
            const found = await stat(path).catch(() => null);
            if (!found?.isFile() || now.getTime() - found.mtimeMs < DAY_MS) continue;
            await rm(path, { force: true });
            count += 1;
          }
        }
      }
      return count;
    },

    /** Removes the bytes of a stored file, and of its other sizes. */
    async remove(folder: Folder, name: string, widths: readonly number[]): Promise<void> {
      const stem = name.slice(0, STEM);
      const sizes = widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
      for (const one of [name, ...sizes]) await rm(join(root, folder, one), { force: true });
    },

    /** The path under `/` of a public file; its name changes with its content, so it may be cached for ever. */
    publicPath(file: { folder: string; name: string }): string {
      return `${file.folder}/${file.name}`;
    },

    /** A path under `/` that answers for 10 minutes to whoever was given it. */
    signedPath(file: { folder: string; name: string }, now: Date): string {
      const path = `${file.folder}/${file.name}`;
      const expires = now.getTime() + LINK_LIVES_MS;
      return `${path}?expires=${expires}&signature=${sealOf(secret, `${path}\n${expires}`)}`;
    },

    /** True when the signature is ours and still good. */
    mayOpen(path: string, expires: string, signature: string, now: Date): boolean {
      const until = Number.parseInt(expires, 10);
      if (!Number.isSafeInteger(until) || until < now.getTime()) return false;
      return isSealed(secret, `${path}\n${until}`, signature);
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

const ORPHAN_BATCH = 500;
const STEM = 32;

/** Those of the sorted names whose random part is in no row; sizes of a picture share the part of their file. */
async function unnamed(db: Db, names: readonly string[]): Promise<string[]> {
  const first = names[0]?.slice(0, STEM) ?? '';
  const last = `${names.at(-1)?.slice(0, STEM)}~`;
  const rows = await db
    .selectFrom('files')
    .select('name')
    .where('name', '>=', first)
    .where('name', '<=', last)
    .execute();
  const stems = new Set(rows.map((row) => row.name.slice(0, STEM)));
  return names.filter((name) => !stems.has(name.slice(0, STEM)));
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
