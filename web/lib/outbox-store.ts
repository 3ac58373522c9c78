/** Writes that wait for the network, in IndexedDB, which stores files too and survives a reload. */
import { openLocalStore } from './local-store.ts';

/** A write that waits to be sent. */
export type QueuedWrite<Content = unknown> = {
  /** Made by the writer and sent along, so that the same write arrives only once. */
  id: string;
  personId: string;
  /** The kind of sender, such as `message`. */
  kind: string;
  /** What the write belongs to, for the screen that shows it, such as the person a message is for. */
  to: string;
  /** Anything that can be cloned: text, lists, files. */
  content: Content;
  /** Milliseconds, unique within a tab, so that writes are sent in the order they were made. */
  made: number;
  /** True once the write itself was tried: it may have arrived although no answer came. */
  tried: boolean;
  /** Why it was refused for good; null while it waits. */
  failure: string | null;
  /** The codes of that refusal's fields; missing in rows of older versions. */
  failureCodes?: readonly string[];
};

const store = openLocalStore<QueuedWrite>('adire', 'outbox');

/** A person's queued writes, oldest first. */
export async function listQueuedWrites(personId: string): Promise<QueuedWrite[]> {
  const all = await store.all();
  return all.filter((write) => write.personId === personId).sort((a, b) => a.made - b.made);
}

/** One write; undefined when it has been sent or taken back. */
export function findQueuedWrite(id: string): Promise<QueuedWrite | undefined> {
  return store.find(id);
}

/** Adds a write or replaces the one of the same id. */
export function saveQueuedWrite(write: QueuedWrite): Promise<void> {
  return store.put(write);
}

export function removeQueuedWrite(id: string): Promise<void> {
  return store.remove(id);
}

/** Deletes a person's unsent writes, for logout. */
export async function forgetQueuedWrites(personId: string): Promise<void> {
  for (const { id } of await listQueuedWrites(personId)) await removeQueuedWrite(id);
}
