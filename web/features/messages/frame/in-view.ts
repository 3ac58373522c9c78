/** Which conversation is open and who is typing: state of this tab that no answer of the server holds. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

/** Milliseconds for which a typing signal counts; the writer repeats it while typing. */
const TYPING_MS = 6000;

const { listen, notify } = createListeners();
const typing = new Map<string, ReturnType<typeof setTimeout>>();
let openWith: string | null = null;

/** The person whose conversation this tab shows; null for none. */
export function getOpenThread(): string | null {
  return openWith;
}

/** Records that a conversation is shown; returns a function to call when it no longer is. */
export function showThread(personId: string): () => void {
  openWith = personId;
  return () => {
    if (openWith === personId) openWith = null;
  };
}

/** Marks a person as typing, for `TYPING_MS` or until `stopTyping`. */
export function noteTyping(personId: string): void {
  clearTimeout(typing.get(personId));
  typing.set(
    personId,
    setTimeout(() => stopTyping(personId), TYPING_MS),
  );
  notify();
}

/** Marks a person as no longer typing: their message is here. */
export function stopTyping(personId: string): void {
  clearTimeout(typing.get(personId));
  if (typing.delete(personId)) notify();
}

/** Hook: true while a person is typing to the reader. */
export function useTyping(personId: string): boolean {
  return useSyncExternalStore(listen, () => typing.has(personId));
}
