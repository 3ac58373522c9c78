/** A shelf of IndexedDB: keeps what can be cloned, files too, and outlives a reload; in private windows it lives as long as the tab. */

export type Shelf<Item> = {
  all(): Promise<Item[]>;
  find(id: string): Promise<Item | undefined>;
  /** Adds one or replaces the one of the same id. */
  keep(item: Item): Promise<void>;
  remove(id: string): Promise<void>;
};

/** `database` has this one shelf. Everything settles when the browser has really stored it, not only taken it. */
export function openShelf<Item extends { id: string }>(database: string, name: string): Shelf<Item> {
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
    ask: (shelf: IDBObjectStore) => IDBRequest<Result>,
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
        (shelf) => shelf.getAll(),
        () => [...memory.values()],
      ),
    find: (id) =>
      run<Item | undefined>(
        'readonly',
        (shelf) => shelf.get(id),
        () => memory.get(id),
      ),
    async keep(item) {
      await run<IDBValidKey>(
        'readwrite',
        (shelf) => shelf.put(item),
        () => {
          memory.set(item.id, item);
          return item.id;
        },
      );
    },
    async remove(id) {
      await run<undefined>(
        'readwrite',
        (shelf) => shelf.delete(id),
        () => {
          memory.delete(id);
          return undefined;
        },
      );
    },
  };
}
