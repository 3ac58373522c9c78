/** Where writes wait for the network: IndexedDB, which keeps files too and outlives a reload. */
import { openShelf } from './shelf.ts';

/** A write that waits. */
export type Parcel<Content = unknown> = {
  /** The writer's own name of it, by which the server knows it again: the same one arrives once. */
  id: string;
  personId: string;
  /** Which carrier brings it, such as `message`. */
  kind: string;
  /** What it belongs to, for the screen that shows it, such as the person it is written to. */
  to: string;
  /** Anything that can be cloned: text, lists, files. */
  content: Content;
  /** Milliseconds; no two of one tab are the same, so that the order of writing is the order of sending. */
  made: number;
  /** True once the write itself was tried: it may have arrived although no answer came. */
  tried: boolean;
  /** Why it was refused for good; null while it waits. */
  failure: string | null;
};

const shelf = openShelf<Parcel>('adire', 'outbox');

/** The parcels of a person in the order in which they were written. */
export async function listParcels(personId: string): Promise<Parcel[]> {
  const all = await shelf.all();
  return all.filter((parcel) => parcel.personId === personId).sort((a, b) => a.made - b.made);
}

/** One parcel, or undefined when it was sent or taken back meanwhile. */
export function findParcel(id: string): Promise<Parcel | undefined> {
  return shelf.find(id);
}

/** Adds a parcel or replaces the one of the same id. */
export function keepParcel(parcel: Parcel): Promise<void> {
  return shelf.keep(parcel);
}

export function removeParcel(id: string): Promise<void> {
  return shelf.remove(id);
}

/** Forgets what a person wrote and did not send: for logout. */
export async function forgetParcels(personId: string): Promise<void> {
  for (const { id } of await listParcels(personId)) await removeParcel(id);
}
