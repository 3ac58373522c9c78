/** Which conversation is in view, and who is typing: facts of this tab that no answer of the server holds. */
import { useSyncExternalStore } from 'react';

/** How long a typing sign counts; the writer repeats it while typing. */
const TYPING_MS = 6000;

const listeners = new Set<() => void>();
const typing = new Map<string, ReturnType<typeof setTimeout>>();
let openWith: string | null = null;

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
  changed();
}

/** Their message is here, so they are not typing it any more. */
export function stopTyping(personId: string): void {
  clearTimeout(typing.get(personId));
  if (typing.delete(personId)) changed();
}

/** Whether a person is typing to the reader, for components. */
export function useTyping(personId: string): boolean {
  return useSyncExternalStore(subscribe, () => typing.has(personId));
}
