/** Remembers in this browser where an upload goes on: the address of each unfinished one, per person, for a day. */
import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { DAY_MS } from '#contract/core/days.ts';
import { getSession } from '../session.ts';
import { send } from '../transport.ts';

/** The server throws unfinished uploads away after a day. */
const KEPT_MS = DAY_MS;
const START = 'adire.upload.';

/** `whole`: the file has fully arrived, and no call that uses it has been answered yet. */
type Kept = PreviousUpload & { whole?: boolean };

/** Fallback when storage is full or forbidden: uploads then start over only after a reload. */
const here = new Map<string, string>();

/** The key prefix per person and purpose; logout deletes them all. */
function prefix(purpose: string): string {
  return `${START}${getSession().person?.user.id ?? 'nobody'}.${purpose}.`;
}

/** The fingerprint of a file, to recognise it when it is chosen again; for another purpose it is another upload. */
export function fingerprintOf(purpose: string, file: File): string {
  return `${prefix(purpose)}${[file.name, file.size, file.lastModified].join('.')}`;
}

/** The storage interface of the tus client. */
export const uploadMemory: UrlStorage = {
  findAllUploads: async () => find(START),
  findUploadsByFingerprint: async (fingerprint) => find(fingerprint),
  removeUpload: async (key) => forgetUpload(key),
  async addUpload(fingerprint, upload) {
    find(START);
    write(fingerprint, upload);
    return fingerprint;
  },
};

/** Unfinished uploads of this purpose; expired ones are deleted. */
export function findUnfinished(purpose: string): PreviousUpload[] {
  return find(prefix(purpose));
}

/** The id of the fully arrived upload with this fingerprint, or null. */
export function findArrived(fingerprint: string): string | null {
  const kept = find(fingerprint).find(({ whole }) => whole);
  return kept ? idOf(kept) : null;
}

/** The address of the upload with this fingerprint, or null. */
export function findAddress(fingerprint: string): string | null {
  return find(fingerprint)[0]?.uploadUrl ?? null;
}

/** Records whether the whole file has arrived. */
export function setArrived(fingerprint: string, whole: boolean): void {
  const kept = find(fingerprint)[0];
  if (kept) write(fingerprint, { ...kept, whole });
}

/** The id at the end of an upload's address. */
export function idOf({ uploadUrl }: Pick<PreviousUpload, 'uploadUrl'>): string {
  return uploadUrl?.split('/').at(-1) ?? '';
}

/** Call after the file was used, or never will be. */
export function forgetUpload(fingerprint: string): void {
  here.delete(fingerprint);
  localStorage.removeItem(fingerprint);
}

function write(fingerprint: string, upload: Kept): void {
  const text = JSON.stringify(upload);
  here.set(fingerprint, text);
  try {
    localStorage.setItem(fingerprint, text);
  } catch {
    // The upload continues, remembered in memory.
  }
}

function find(start: string): Kept[] {
  const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  return [...new Set([...stored, ...here.keys()])]
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const kept = read(key);
      if (kept && Date.now() - Date.parse(kept.creationTime) < KEPT_MS)
        return [{ ...kept, urlStorageKey: key }];
      forgetUpload(key);
      return [];
    });
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? here.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Never fails: an upload that cannot be deleted on the server expires there after a day. */
export async function dropUpload(fingerprint: string): Promise<void> {
  const url = findAddress(fingerprint);
  forgetUpload(fingerprint);
  const { token } = getSession();
  if (!url || !token) return;
  const headers = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${token}` };
  await send({ method: 'DELETE', url, headers }).catch(() => undefined);
}
