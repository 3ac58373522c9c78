/** Who gets notifications on this device: remembered here, so that screens need nothing else where nobody is. */

const MARK = 'adire.push';

/** The id of the person whose news this device shows, or null. */
export function pushedTo(): string | null {
  return localStorage.getItem(MARK);
}

export function markPushed(personId: string | null): void {
  if (personId === null) localStorage.removeItem(MARK);
  else localStorage.setItem(MARK, personId);
}
