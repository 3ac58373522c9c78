/** Whose last seen screens this device stores: a mark that is readable without loading anything, and the way to delete them. */

const STORAGE_KEY = 'adire.seen';
/** The database of `seen.ts`, named here so that it can be deleted without loading that module. */
export const SEEN_DATABASE = 'adire.seen';
/** The worker's cache of pictures, which is deleted along with the screens. */
const PICTURES = 'adire-pictures';

/** The id of the person, or null where nothing is kept. */
export function seenOwnerId(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function markSeen(personId: string): void {
  localStorage.setItem(STORAGE_KEY, personId);
}

/** Forgets all of it. Settles also when the browser cannot, since logout must not wait for that. */
export async function forgetSeen(): Promise<void> {
  localStorage.removeItem(STORAGE_KEY);
  await Promise.all([deleteDatabase(), deletePictures()]);
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(SEEN_DATABASE);
      for (const end of ['onsuccess', 'onerror', 'onblocked'] as const) request[end] = () => resolve();
    } catch {
      resolve();
    }
  });
}

async function deletePictures(): Promise<void> {
  try {
    await caches.delete(PICTURES);
  } catch {
    // A browser without a file cache has stored none.
  }
}
