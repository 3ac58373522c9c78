/** Which conversation is in view, and who is typing: facts of this tab that no answer of the server holds. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

/** How long a typing sign counts; the writer repeats it while typing. */
const TYPING_MS = 6000;

const { listen, notify } = createListeners();
const typing = new Map<string, ReturnType<typeof setTimeout>>();
let openWith: string | null = null;

/** The person whose conversation this tab shows; null for none. */
export function getOpenThread(): string | null {
  return openWith;
}

/** Notes that a conversation is shown; returns a function for when it no longer is. */
export function showThread(personId: string): () => void {
  openWith = personId;
  return () => {
    if (openWith === personId) openWith = null;
  };
}

/** A person is typing, for the next moments or until `stopTyping`. */
export function noteTyping(personId: string): void {
  clearTimeout(typing.get(personId));
  typing.set(
    personId,
    setTimeout(() => stopTyping(personId), TYPING_MS),
  );
  notify();
}

/** Their message is here, so they are not typing it any more. */
export function stopTyping(personId: string): void {
  clearTimeout(typing.get(personId));
  if (typing.delete(personId)) notify();
}

/** Whether a person is typing to the reader, for components. */
export function useTyping(personId: string): boolean {
  return useSyncExternalStore(listen, () => typing.has(personId));
}
