/** Hands what a visitor typed on this device to the next person who signs in. */
import { draftKey, NOBODY } from '#web/lib/draft-store.ts';

/** Never overwrites a draft of the person's own. */
export function adoptVisitorDrafts(personId: string): void {
  const start = draftKey('', NOBODY);
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(start)) continue;
    const own = draftKey(key.slice(start.length), personId);
    const typed = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '';
    localStorage.setItem(own, localStorage.getItem(own) ?? typed);
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}
