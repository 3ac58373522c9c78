/** Interface of a file store: a folder on this machine, or an S3 store that many processes share. */
import type { Readable } from 'node:stream';
import type { FilesSetting } from './address.ts';

/** First and last byte of a range request, inclusive. */
export type Range = { start: number; end: number };

/** An entry of a listing. */
export type Listed = { key: string; bytes: number; at: Date };

/** Content type and disposition a file is sent with. */
export type Shown = { type: string; disposition: string };

/** A key is a path such as `files/images/galleries/NAME.webp`. Every method throws `StoreAway` when the store fails. */
export type FileStore = {
  kind: FilesSetting['kind'];
  /** Stores a local file under the key, completely or not at all. The file at `path` may be gone afterwards. */
  put(key: string, path: string, at: Date): Promise<void>;
  /** Null when the file does not exist; `size` is that of the whole file. */
  open(key: string, range?: Range): Promise<{ size: number; stream: Readable } | null>;
  size(key: string): Promise<number | null>;
  /** Missing files count as removed. */
  remove(keys: readonly string[]): Promise<void>;
  /** Lists the files of a folder that begin with `prefix`, ordered by key, in pages of at most 500. */
  pages(folder: string, prefix?: string): AsyncGenerator<Listed[]>;
  /** Returns a URL from which the browser can download the file for ten minutes; null when this server sends it. */
  addressOf(key: string, shown: Shown): Promise<string | null>;
  /** Throws `StoreAway` when the store does not answer or refuses access. */
  check(): Promise<void>;
};

/** Entries per page of a listing. */
export const PAGE = 500;

/**
 * The store failed; the message holds no key and no address. The code is `ENOSPC` when the store is full, as for a disk;
 * `isRefusal` is true when it answered and would answer the same again.
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
