/** Whose last seen screens this device keeps: a mark that the first page can read at once, and the way to forget them. */

const STORAGE_KEY = 'adire.seen';
/** The database of `seen.ts`, named here so that it can be deleted without anything else. */
export const SEEN_DATABASE = 'adire.seen';
/** What the worker keeps of pictures: what somebody looked at goes with them. */
const PICTURES = 'adire-pictures';

/** The id of the person, or null where nothing is kept. */
export function seenBy(): string | null {
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
    // A browser without a store of files has kept none.
  }
}
