/** Where writes wait for the network: IndexedDB, which keeps files too and outlives a reload. */

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

const DATABASE = 'adire';
const SHELF = 'outbox';

/** For browsers that keep nothing (private windows): the parcels then live as long as the tab. */
const memory = new Map<string, Parcel>();
let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(SHELF, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

/** Settles when the browser has really stored it, not only taken it. */
async function run<Result>(
  mode: IDBTransactionMode,
  deed: (shelf: IDBObjectStore) => IDBRequest<Result>,
  otherwise: () => Result,
): Promise<Result> {
  const database = await open();
  if (!database) return otherwise();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(SHELF, mode);
    const request = deed(transaction.objectStore(SHELF));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The parcels of a person in the order in which they were written. */
export async function listParcels(personId: string): Promise<Parcel[]> {
  const all = await run<Parcel[]>(
    'readonly',
    (shelf) => shelf.getAll(),
    () => [...memory.values()],
  );
  return all.filter((parcel) => parcel.personId === personId).sort((a, b) => a.made - b.made);
}

/** One parcel, or undefined when it was sent or taken back meanwhile. */
export async function findParcel(id: string): Promise<Parcel | undefined> {
  return run<Parcel | undefined>(
    'readonly',
    (shelf) => shelf.get(id),
    () => memory.get(id),
  );
}

/** Adds a parcel or replaces the one of the same id. */
export async function keepParcel(parcel: Parcel): Promise<void> {
  await run<IDBValidKey>(
    'readwrite',
    (shelf) => shelf.put(parcel),
    () => {
      memory.set(parcel.id, parcel);
      return parcel.id;
    },
  );
}

export async function removeParcel(id: string): Promise<void> {
  await run<undefined>(
    'readwrite',
    (shelf) => shelf.delete(id),
    () => {
      memory.delete(id);
      return undefined;
    },
  );
}

/** Forgets what a person wrote and did not send: for logout. */
export async function forgetParcels(personId: string): Promise<void> {
  for (const { id } of await listParcels(personId)) await removeParcel(id);
}
