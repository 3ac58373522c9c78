/** Libraries that only some processes need: each takes megabytes and is loaded on first use. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns a function that loads the library on first use and calls `prepare` once. Callers that can await use `import()` instead. */
export function lazyLibrary<T>(name: string, prepare?: (library: T) => void): () => T {
  let library: T | undefined;
  return () => {
    if (!library) {
      library = require(name) as T;
      prepare?.(library);
    }
    return library;
  };
}
