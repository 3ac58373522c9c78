/** Whose notifications this device shows: stored here, so that screens load no push code when there is nobody. */

const STORAGE_KEY = 'adire.push';

/** The id of the person whose notifications this device shows, or null. */
export function pushPersonId(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function markPushed(personId: string | null): void {
  if (personId === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, personId);
}
