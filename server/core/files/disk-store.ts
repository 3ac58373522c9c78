/** Files in a folder on this machine; several processes on it may share the folder. */
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newHex } from '../security/ids.ts';
import { type FileStore, type Listed, PAGE } from './store.ts';

export function openDisk(root: string): FileStore {
  const pathOf = (key: string) => join(root, key);
  const found = async (key: string) => {
    const facts = await stat(pathOf(key)).catch(() => null);
    return facts?.isFile() ? facts : null;
  };
  return {
    kind: 'disk',
    async put(key, path, at) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await moveFile(path, pathOf(key));
      await utimes(pathOf(key), at, at);
    },
    async open(key, range) {
      const facts = await found(key);
      return facts && { size: facts.size, stream: createReadStream(pathOf(key), range) };
    },
    size: async (key) => (await found(key))?.size ?? null,
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    async *pages(folder, prefix = '') {
      const names = (await readdir(pathOf(folder)).catch(() => []))
        .filter((name) => name.startsWith(prefix))
        .sort();
      for (let i = 0; i < names.length; i += PAGE) {
        const keys = names.slice(i, i + PAGE).map((name) => `${folder}/${name}`);
        const listed = keys.map(async (key): Promise<Listed[]> => {
          const facts = await found(key);
          return facts ? [{ key, bytes: facts.size, at: facts.mtime }] : [];
        });
        yield (await Promise.all(listed)).flat();
      }
    },
    addressOf: async () => null,
    check: async () => void (await mkdir(root, { recursive: true })),
  };
}

/** Renames the file, or copies it when the temporary folder is on another disk. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    const half = `${to}.${newHex(6)}`;
    try {
      await copyFile(from, half);
      await rename(half, to);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    await rm(from, { force: true });
  }
}
