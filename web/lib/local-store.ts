/** A store in IndexedDB for anything that can be cloned, including files; survives reloads, and in private windows lasts as long as the tab. */

export type LocalStore<Item> = {
  all(): Promise<Item[]>;
  find(id: string): Promise<Item | undefined>;
  /** Adds an item or replaces the one with the same id. */
  put(item: Item): Promise<void>;
  remove(id: string): Promise<void>;
};

/** `database` contains only this store. Promises resolve once the transaction is complete, not just requested. */
export function openLocalStore<Item extends { id: string }>(
  database: string,
  name: string,
): LocalStore<Item> {
  const memory = new Map<string, Item>();
  let opened: Promise<IDBDatabase | null> | null = null;

  function open(): Promise<IDBDatabase | null> {
    opened ??= new Promise((resolve) => {
      try {
        const request = indexedDB.open(database, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' });
        request.onsuccess = () => resolve(closing(request.result));
        request.onerror = () => resolve(null);
        request.onblocked = () => resolve(null);
      } catch {
        resolve(null);
      }
    });
    return opened;
  }

  /** Another tab may delete the database: it is opened again with the next call. */
  function closing(found: IDBDatabase): IDBDatabase {
    found.onversionchange = () => {
      found.close();
      opened = null;
    };
    return found;
  }

  async function run<Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
    otherwise: () => Result,
  ): Promise<Result> {
    const found = await open();
    if (!found) return otherwise();
    return new Promise((resolve, reject) => {
      const transaction = found.transaction(name, mode);
      const request = ask(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    all: () =>
      run<Item[]>(
        'readonly',
        (store) => store.getAll(),
        () => [...memory.values()],
      ),
    find: (id) =>
      run<Item | undefined>(
        'readonly',
        (store) => store.get(id),
        () => memory.get(id),
      ),
    async put(item) {
      await run<IDBValidKey>(
        'readwrite',
        (store) => store.put(item),
        () => {
          memory.set(item.id, item);
          return item.id;
        },
      );
    },
    async remove(id) {
      await run<undefined>(
        'readwrite',
        (store) => store.delete(id),
        () => {
          memory.delete(id);
          return undefined;
        },
      );
    },
  };
}
