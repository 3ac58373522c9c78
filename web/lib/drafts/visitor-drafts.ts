/** What a visitor typed on this device is the draft of whoever signs in here next. */
import { draftKey, NOBODY } from '#web/lib/draft-store.ts';

/** A draft of the person's own stays. */
export function takeVisitorDrafts(personId: string): void {
  const start = draftKey('', NOBODY);
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(start)) continue;
    const own = draftKey(key.slice(start.length), personId);
    localStorage.setItem(own, localStorage.getItem(own) ?? localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
  }
}
