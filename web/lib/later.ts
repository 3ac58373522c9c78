/** Code that comes when it is first wanted: fetched once, asked for again after a failure, and never fatal to the screen. */
import { useEffect, useState } from 'react';
import { NetworkFailure } from './refusals.ts';

export type Later<Part> = {
  /** What was fetched, once it is here. */
  here: Part | null;
  /** Rejects with `NetworkFailure`. */
  fetch(): Promise<Part>;
};

/** `later(async () => (await import('./sheet.tsx')).Sheet)`; at module level, so that it is fetched once. */
export function later<Part>(load: () => Promise<Part>): Later<Part> {
  const source: Later<Part> = {
    here: null,
    async fetch() {
      try {
        source.here ??= await load();
        return source.here;
      } catch (cause) {
        throw new NetworkFailure('offline', cause);
      }
    },
  };
  return source;
}

export type Coming<Part> = { part: Part | null; failure: unknown; retry: () => void };

/** The part once it is here; it is fetched while `wanted`. `failure` is fit for `messageOf`. */
export function useLater<Part>(source: Later<Part>, wanted = true): Coming<Part> {
  const [part, setPart] = useState<Part | null>(() => source.here);
  const [failure, setFailure] = useState<unknown>(null);
  const fetching = wanted && !part && !failure;
  useEffect(() => {
    if (!fetching) return;
    let current = true;
    source.fetch().then(
      (found) => current && setPart(() => found),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [source, fetching]);
  return { part, failure, retry: () => setFailure(null) };
}
