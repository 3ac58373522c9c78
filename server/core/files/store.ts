/** What a place for files can do: a folder of this machine, or an S3 store that many processes share. */
import type { Readable } from 'node:stream';
import type { FilesSetting } from './address.ts';

/** The first and last byte that are wanted. */
export type Range = { start: number; end: number };

/** What a listing says of a file. */
export type Listed = { key: string; bytes: number; at: Date };

/** How the browser takes a file. */
export type Shown = { type: string; disposition: string };

/** A key is a path such as `files/images/galleries/NAME.webp`. Each of these throws `StoreAway` when the store does not do it. */
export type FileStore = {
  kind: FilesSetting['kind'];
  /** Puts a file of this machine under the key, there as a whole or not at all. The one at `path` may be gone afterwards. */
  take(key: string, path: string, at: Date): Promise<void>;
  /** Null when nothing is there; `size` is that of the whole file. */
  open(key: string, range?: Range): Promise<{ size: number; stream: Readable } | null>;
  size(key: string): Promise<number | null>;
  /** What is not there counts as removed. */
  remove(keys: readonly string[]): Promise<void>;
  /** What lies in a folder and begins with `prefix`, in the order of the keys, at most 500 at once. */
  pages(folder: string, prefix?: string): AsyncGenerator<Listed[]>;
  /** An address from which the browser itself takes the file for ten minutes; null where it comes through us. */
  addressOf(key: string, shown: Shown): Promise<string | null>;
  /** Throws `StoreAway` when the store does not answer, or does not let us in. */
  check(): Promise<void>;
};

/** How many a listing names at once. */
export const PAGE = 500;

/**
 * The store did not do what it was asked for; its message holds no key and no address. `ENOSPC` is the code of one that is
 * full, as a disk says it; `isRefusal` one that answered and will answer the same again.
 */
export class StoreAway extends Error {
  readonly code: 'ENOSPC' | undefined;
  readonly isRefusal: boolean;

  constructor(why: string, more: { isFull?: boolean; isRefusal?: boolean; cause?: unknown } = {}) {
    super(`The file store is away: ${why}`, { cause: more.cause });
    this.code = more.isFull ? 'ENOSPC' : undefined;
    this.isRefusal = more.isRefusal ?? false;
  }
}
