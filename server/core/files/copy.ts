/** Copies all files from one store to another while the product runs; files already copied are skipped. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hashing, sha256Of } from '../security/ids.ts';
import { folderIn, PRIVATE_FOLDERS, PUBLIC_FOLDERS } from './files.ts';
import type { FileStore, Listed } from './store.ts';

/** Folders to copy. Share cards and data exports are left out: they are made again on request. */
const FOLDERS = [...[...PUBLIC_FOLDERS, ...PRIVATE_FOLDERS].map(folderIn), 'uploads'];
const AT_ONCE = 6;

export type Copied = {
  copied: number;
  bytes: number;
  /** Files copied and verified by an earlier pass. */
  known: number;
  /** Files deleted at the source before they were read. */
  gone: number;
  /** Files that did not arrive intact, with the reason. */
  failed: { key: string; why: string }[];
};

/**
 * One pass over everything: each file is read, written to the target and read back. It is added to `list`, in the format of
 * `sha256sum`, only when both hashes match; files that are in the list and in the target are skipped.
 */
export async function copyFiles(from: FileStore, to: FileStore, list: string): Promise<Copied> {
  const result: Copied = { copied: 0, bytes: 0, known: 0, gone: 0, failed: [] };
  const known = await readList(list);
  const scratch = await mkdtemp(join(tmpdir(), 'adire-copy-'));
  try {
    for (const folder of FOLDERS) {
      const there = await keysIn(to, folder);
      for await (const page of from.pages(folder)) {
        const missing = page.filter(({ key, bytes }) => !(known.has(key) && there.get(key) === bytes));
        result.known += page.length - missing.length;
        for (let i = 0; i < missing.length; i += AT_ONCE) {
          const some = missing.slice(i, i + AT_ONCE);
          await Promise.all(some.map((one) => copyOne({ from, to, list, scratch }, one, result)));
        }
      }
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return result;
}

type Way = { from: FileStore; to: FileStore; list: string; scratch: string };

async function copyOne({ from, to, list, scratch }: Way, file: Listed, result: Copied): Promise<void> {
  const { key, bytes, at } = file;
  try {
    const source = await from.open(key);
    if (!source) {
      result.gone += 1;
      return;
    }
    const path = join(scratch, key.replaceAll('/', '-'));
    const sent = createHash('sha256');
    await pipeline(source.stream, hashing(sent), createWriteStream(path, { mode: 0o600 }));
    await to.put(key, path, at);
    await rm(path, { force: true });
    const arrived = await to.open(key);
    const sha256 = sent.digest('hex');
    if (!arrived || (await sha256Of(arrived.stream)) !== sha256) {
      await to.remove([key]);
      throw new Error('it arrived as something else');
    }
    await appendFile(list, `${sha256}  ${key}\n`);
    result.copied += 1;
    result.bytes += bytes;
  } catch (error) {
    result.failed.push({ key, why: (error as Error).message });
  }
}

/** Reads the keys in the list; a line cut off when the process died is ignored. */
async function readList(list: string): Promise<Set<string>> {
  const text = await readFile(list, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => /^[0-9a-f]{64} {2}(.+)$/.exec(line)?.[1]);
  return new Set(lines.filter((key) => key !== undefined));
}

async function keysIn(store: FileStore, folder: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const page of store.pages(folder)) for (const { key, bytes } of page) found.set(key, bytes);
  return found;
}
