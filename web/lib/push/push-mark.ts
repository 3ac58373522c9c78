/** Who gets notifications on this device: remembered here, so that screens need nothing else where nobody is. */

const STORAGE_KEY = 'adire.push';

/** The id of the person whose news this device shows, or null. */
export function pushedTo(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function markPushed(personId: string | null): void {
  if (personId === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, personId);
}
