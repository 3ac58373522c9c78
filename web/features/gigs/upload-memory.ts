/** Remembers in this browser where an upload goes on: the address of each unfinished one, per person, for a day. */
import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { getSession } from '#web/lib/session.ts';

/** The server throws unfinished uploads away after a day. */
const KEPT_MS = 24 * 60 * 60_000;
const START = 'adire.upload.';

/** Per person and purpose; logout clears them all. */
function prefix(purpose: string): string {
  return `${START}${getSession().person?.user.id ?? 'nobody'}.${purpose}.`;
}

/** What a file is known by when it is chosen again; the same file for something else is another upload. */
export function printOf(purpose: string, file: File): string {
  return `${prefix(purpose)}${[file.name, file.size, file.lastModified].join('.')}`;
}

/** What the tus client asks for. */
export const uploadMemory: UrlStorage = {
  findAllUploads: async () => find(START),
  findUploadsByFingerprint: async (print) => find(print),
  async removeUpload(key) {
    localStorage.removeItem(key);
  },
  async addUpload(print, upload) {
    try {
      localStorage.setItem(print, JSON.stringify(upload));
    } catch {
      // Storage is full or forbidden: the upload goes on, only a reload would begin anew.
    }
    return print;
  },
};

/** Unfinished uploads of this purpose; what is too old to go on is forgotten. */
export function findUnfinished(purpose: string): PreviousUpload[] {
  return find(prefix(purpose));
}

/** After the file was put to use, or will never be. */
export function forgetUpload(purpose: string, file: File): void {
  localStorage.removeItem(printOf(purpose, file));
}

function find(start: string): PreviousUpload[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const kept = read(key);
      if (kept && Date.now() - Date.parse(kept.creationTime) < KEPT_MS)
        return [{ ...kept, urlStorageKey: key }];
      localStorage.removeItem(key);
      return [];
    });
}

function read(key: string): PreviousUpload | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
