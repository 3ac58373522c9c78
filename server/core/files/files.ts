/** Stored files: random names in the file store; pictures of profiles and galleries are public, everything else is served through signed links only. */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { endingsOf, type FileKind, PREVIEWED_PAGES_MAX, PROXY_KINDS } from '#contract/core/files.ts';
import type { Write } from '../db/database.ts';
import { isSealed, newHex, newId, sealOf } from '../security/ids.ts';
import { createConcurrencyLimit } from '../work/concurrency-limit.ts';
import { assertQuota } from './quota.ts';
import type { FileStore, Range, Shown } from './store.ts';

/** Where a file is stored and served; the paths of rules 14. */
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

/** Facts of a picture in several widths: size of the widest in pixels, the widths, and the ThumbHash in base64. */
export type PictureFacts = {
  width: number;
  height: number;
  widths: readonly number[];
  placeholder: string;
  /** Set for gallery pictures; a scheduled task adds it to older ones. */
  palette?: Palette;
};

/** Main colours in hundredths of OKLab, each with its share in percent. */
export type Palette = readonly (readonly [light: number, a: number, b: number, share: number])[];

/** A temporary file on this machine, removed when the write is over. */
export type Discardable = { discard(): Promise<void> };

/** A file received with a request, or derived from one: on this machine, checked by content, discarded unless stored. */
export type ReceivedFile = Discardable & {
  path: string;
  /** Ending of its stored name (`-1600.webp`); by default that of its kind. */
  ending?: string;
  /** Other sizes of a picture, stored under the same random name with these endings. */
  beside?: readonly { path: string; ending: string }[];
  /** Set for a picture in several widths. */
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

export type Files = ReturnType<typeof createFiles>;

const LINK_LIVES_MS = 10 * 60_000;
/** The user a link to a private file is for, and the time it is made. */
export type LinkFor = { userId: string; now: Date };

/** The person whose browser opens private links. */
export type Holder = { as: 'member' | 'operator' | 'guest'; id: string };

const linkText = (path: string, expires: number, holder: string) => `${path}\n${expires}\n${holder}`;
/** A write that waits for a remote store holds a database connection: this limit leaves some for everyone else. */
const PUTTING = { atOnce: 6, waiting: 6 };

export function createFiles(store: FileStore, secret: string) {
  /** Keys each write has stored so far. */
  const placed = new WeakMap<Write, string[]>();
  const limited =
    store.kind === 's3'
      ? createConcurrencyLimit(PUTTING.atOnce, PUTTING.waiting)
      : <T>(work: () => Promise<T>) => work();

  async function place(tx: Write, files: readonly { key: string; path: string }[], now: Date): Promise<void> {
    placed.set(tx, [...(placed.get(tx) ?? []), ...files.map(({ key }) => key)]);
    await limited(async () => {
      const taken = await Promise.allSettled(files.map(({ key, path }) => store.put(key, path, now)));
      for (const one of taken) if (one.status === 'rejected') throw one.reason;
    });
  }

  return {
    /**
     * Moves a received file to its place and writes its row. The file is put before the commit, so that no row is
     * ever without its file (409 over the person's quota, 503 when the store is away or full). `removeOnFailure` removes it when
     * the write is refused, `removeOrphans` when the process dies.
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
        name: `${stem}${received.ending ?? `.${endingsOf(received.mime)[0]}`}`,
        display_name: received.displayName,
        mime: received.mime,
        bytes: BigInt(received.bytes),
      };
      const beside = (received.beside ?? []).map(({ path, ending }) => ({ path, name: `${stem}${ending}` }));
      const all = [...beside, { path: received.path, name: row.name }];
      const keyed = all.map(({ path, name }) => ({ path, key: keyOf(row.folder, name) }));
      await place(tx, keyed, about.now);
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

    /**
     * Runs a write and, when it throws, removes the files it stored, because nothing was committed. Files that cannot be removed
     * because the store is away become orphans.
     */
    async removeOnFailure<T>(tx: Write, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        await store.remove(placed.get(tx) ?? []).catch(() => undefined);
        throw error;
      }
    },

    /** Removes the bytes of a stored file, and of its other sizes. */
    async remove(folder: Folder, name: string, widths: readonly number[]): Promise<void> {
      const stem = name.slice(0, RANDOM_NAME_LENGTH);
      const sizes = widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
      await store.remove([name, ...previewsOf(name), ...sizes].map((one) => keyOf(folder, one)));
    },

    /** Returns the path under `/` of a public file; its name changes with its content, so it may be cached for ever. */
    publicPath(file: { folder: string; name: string }): string {
      return `${file.folder}/${file.name}`;
    },

    /** Returns the cookie value that identifies this person's browser: half a seal, useless without a private link. */
    holderOf(userId: string): string {
      return sealOf(secret, `file-holder\n${userId}`).slice(0, 22);
    },

    /** Returns a path under `/` that works for 10 minutes, only in that person's browser. */
    signedPath(file: { folder: string; name: string }, { userId, now }: LinkFor): string {
      const path = `${file.folder}/${file.name}`;
      const expires = now.getTime() + LINK_LIVES_MS;
      return `${path}?expires=${expires}&signature=${sealOf(secret, linkText(path, expires, this.holderOf(userId)))}`;
    },

    /** True when the signature is ours, has not expired, and was made for one of these holders. */
    mayOpen(
      path: string,
      link: { expires: string; signature: string },
      holders: string[],
      now: Date,
    ): boolean {
      const until = Number.parseInt(link.expires, 10);
      if (!Number.isSafeInteger(until) || until < now.getTime()) return false;
      return holders.some((holder) => isSealed(secret, linkText(path, until, holder), link.signature));
    },

    /** Stores a local file under a name from `previewOf` or `proxyNameOf`, replacing an earlier one; it is deleted with its file. */
    storePreviewFile(folder: Folder, preview: string, path: string, now: Date): Promise<void> {
      return limited(() => store.put(keyOf(folder, preview), path, now));
    },

    /** The same for content in memory. */
    async storePreviewContent(folder: Folder, preview: string, content: Buffer, now: Date): Promise<void> {
      const path = join(tmpdir(), `adire-${newHex(16)}`);
      try {
        await writeFile(path, content);
        await limited(() => store.put(keyOf(folder, preview), path, now));
      } finally {
        await rm(path, { force: true });
      }
    },

    /** Returns the whole content of a stored file, or null when it does not exist. */
    async readAll(folder: Folder, name: string): Promise<Buffer | null> {
      const found = await store.open(keyOf(folder, name));
      return found && buffer(found.stream);
    },

    /** Opens a stored file; null when it does not exist. `size` is that of the whole file. */
    open(folder: Folder, name: string, range?: Range): Promise<{ size: number; stream: Readable } | null> {
      return store.open(keyOf(folder, name), range);
    },

    size(folder: Folder, name: string): Promise<number | null> {
      return store.size(keyOf(folder, name));
    },

    /** Returns the URL from which the browser downloads the file directly; null when this server sends it. */
    addressOf(folder: Folder, name: string, shown: Shown): Promise<string | null> {
      return store.addressOf(keyOf(folder, name), shown);
    },
  };
}

/** Length of the random part of a stored name, which all sizes of a picture share. */
export const RANDOM_NAME_LENGTH = 32;

/** Returns the name of a preview, by page. It shares the file's random part, so it becomes an orphan together with the file. */
export function previewOf(name: string, page = 1): string {
  return `${name.slice(0, RANDOM_NAME_LENGTH)}-${page === 1 ? 'preview' : `page${page}`}.webp`;
}

/** Returns the name of the proxy (light copy) of sound or film. */
export function proxyNameOf(name: string, type: FileKind): string {
  return `${name.slice(0, RANDOM_NAME_LENGTH)}-proxy.${endingsOf(type)[0]}`;
}

/** Returns every preview name a file may have. */
function previewsOf(name: string): string[] {
  const pages = name.endsWith('.pdf') ? PREVIEWED_PAGES_MAX : 1;
  const drawn = Array.from({ length: pages }, (_, at) => previewOf(name, at + 1));
  return [...drawn, ...PROXY_KINDS.map((kind) => proxyNameOf(name, kind))];
}

function keyOf(folder: Folder, name: string): string {
  return `${folderIn(folder)}/${name}`;
}

/** Returns the folder in the file store. */
export function folderIn(folder: Folder): string {
  return `files/${folder}`;
}
