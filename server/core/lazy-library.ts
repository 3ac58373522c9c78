/** Libraries that only some processes need: each takes megabytes, and is loaded when it is first used. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A function that returns the library of that name, after `prepare` at its first use. Where the caller can wait, `import()` does it. */
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
