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

/** Something on this machine that goes when the write is over. */
export type Discardable = { discard(): Promise<void> };

/** A file that came with a request, or was made of one: on this machine, checked by content, thrown away unless it is stored. */
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

export type Files = ReturnType<typeof createFiles>;

const LINK_LIVES_MS = 10 * 60_000;
/** Whom a link to a private file is made for, and when. */
export type LinkFor = { userId: string; now: Date };

/** Whose browser it is while it opens them. */
export type Holder = { as: 'member' | 'operator' | 'guest'; id: string };

const linkText = (path: string, expires: number, holder: string) => `${path}\n${expires}\n${holder}`;
/** A write that waits for a store elsewhere holds a connection to the database meanwhile: some are left for all others. */
const PUTTING = { atOnce: 6, waiting: 6 };

export function createFiles(store: FileStore, secret: string) {
  /** What a write has stored so far. */
  const placed = new WeakMap<Write, string[]>();
  const limited =
    store.kind === 's3'
      ? createConcurrencyLimit(PUTTING.atOnce, PUTTING.waiting)
      : <T>(work: () => Promise<T>) => work();

  async function place(tx: Write, files: readonly { key: string; path: string }[], now: Date): Promise<void> {
    placed.set(tx, [...(placed.get(tx) ?? []), ...files.map(({ key }) => key)]);
    await limited(async () => {
      const taken = await Promise.allSettled(files.map(({ key, path }) => store.take(key, path, now)));
      for (const one of taken) if (one.status === 'rejected') throw one.reason;
    });
  }

  return {
    /**
     * Moves a received file to its place and writes its row. The file is put before the commit, so that no row is
     * ever without its file (409 beyond the person's quota, 503 when the store is away or full); `orUndo` removes it when
     * the write is refused, `removeOrphans` when the process died.
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
     * Does the work of a write; what it stored is removed when it throws, for then nothing is committed. What a store that is
     * away keeps then is an orphan.
     */
    async orUndo<T>(tx: Write, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        await store.remove(placed.get(tx) ?? []).catch(() => undefined);
        throw error;
      }
    },

    /** Removes the bytes of a stored file, and of its other sizes. */
    async remove(folder: Folder, name: string, widths: readonly number[]): Promise<void> {
      const stem = name.slice(0, STEM);
      const sizes = widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
      await store.remove([name, ...previewsOf(name), ...sizes].map((one) => keyOf(folder, one)));
    },

    /** The path under `/` of a public file; its name changes with its content, so it may be cached for ever. */
    publicPath(file: { folder: string; name: string }): string {
      return `${file.folder}/${file.name}`;
    },

    /** What the browser of this person sends with each request, so half a seal; it opens nothing without a private link. */
    holderOf(userId: string): string {
      return sealOf(secret, `file-holder\n${userId}`).slice(0, 22);
    },

    /** A path under `/` that answers for 10 minutes in the browser of that person. */
    signedPath(file: { folder: string; name: string }, { userId, now }: LinkFor): string {
      const path = `${file.folder}/${file.name}`;
      const expires = now.getTime() + LINK_LIVES_MS;
      return `${path}?expires=${expires}&signature=${sealOf(secret, linkText(path, expires, this.holderOf(userId)))}`;
    },

    /** True when the signature is ours, still good, and made for one of these holders. */
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

    /** Puts a file of this machine under a name of `previewOf` or `proxyNameOf`, in the place of an earlier one; it goes with its file. */
    takePreview(folder: Folder, preview: string, path: string, now: Date): Promise<void> {
      return limited(() => store.take(keyOf(folder, preview), path, now));
    },

    /** The same of what is in memory. */
    async putPreview(folder: Folder, preview: string, content: Buffer, now: Date): Promise<void> {
      const path = join(tmpdir(), `adire-${newHex(16)}`);
      try {
        await writeFile(path, content);
        await store.take(keyOf(folder, preview), path, now);
      } finally {
        await rm(path, { force: true });
      }
    },

    /** All of a stored file, or null when it is not there. */
    async whole(folder: Folder, name: string): Promise<Buffer | null> {
      const found = await store.open(keyOf(folder, name));
      return found && buffer(found.stream);
    },

    /** Opens a stored file, or null when it is not there; `size` is that of the whole file. */
    open(folder: Folder, name: string, range?: Range): Promise<{ size: number; stream: Readable } | null> {
      return store.open(keyOf(folder, name), range);
    },

    size(folder: Folder, name: string): Promise<number | null> {
      return store.size(keyOf(folder, name));
    },

    /** Where the browser takes the file from by itself; null where it comes through us. */
    addressOf(folder: Folder, name: string, shown: Shown): Promise<string | null> {
      return store.addressOf(keyOf(folder, name), shown);
    },
  };
}

/** How many characters of a stored name are its random part, which the sizes of a picture share. */
export const STEM = 32;

/** The name of a file's preview, or of that of a later page: it has the random part, so that it is an orphan when the file is one. */
export function previewOf(name: string, page = 1): string {
  return `${name.slice(0, STEM)}-${page === 1 ? 'preview' : `page${page}`}.webp`;
}

/** The same of a light copy of sound or film. */
export function proxyNameOf(name: string, type: FileKind): string {
  return `${name.slice(0, STEM)}-proxy.${endingsOf(type)[0]}`;
}

/** All that there may be. */
function previewsOf(name: string): string[] {
  const pages = name.endsWith('.pdf') ? PREVIEWED_PAGES_MAX : 1;
  const drawn = Array.from({ length: pages }, (_, at) => previewOf(name, at + 1));
  return [...drawn, ...PROXY_KINDS.map((kind) => proxyNameOf(name, kind))];
}

function keyOf(folder: Folder, name: string): string {
  return `${folderIn(folder)}/${name}`;
}

/** The folder of the file store. */
export function folderIn(folder: Folder): string {
  return `files/${folder}`;
}
