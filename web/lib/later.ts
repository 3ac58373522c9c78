/** Lazy code: fetched once when first needed, retried after a failure, and never fatal to the screen. */
import { useEffect, useState } from 'react';
import { reachesServer } from './online.ts';
import { NetworkFailure } from './refusals.ts';

export type Later<Part> = {
  /** The loaded part, or null before that. */
  here: Part | null;
  /** Chromium caches a failed import: retrying is useless until the page is reloaded. */
  failed: boolean;
  /** Rejects with `NetworkFailure`. */
  fetch(): Promise<Part>;
};

/** `later(async () => (await import('./sheet.tsx')).Sheet)`; at module level, so that it is fetched once. */
export function later<Part>(load: () => Promise<Part>): Later<Part> {
  const source: Later<Part> = {
    here: null,
    failed: false,
    async fetch() {
      if (source.here) return source.here;
      if (!canLoadCode()) throw new NetworkFailure('absent');
      try {
        source.here = await load();
        return source.here;
      } catch (cause) {
        source.failed = true;
        throw new NetworkFailure('absent', cause);
      }
    },
  };
  return source;
}

/** True when code can be loaded: over the network, or from the worker's cache. */
function canLoadCode(): boolean {
  return navigator.onLine !== false || Boolean(navigator.serviceWorker?.controller);
}

export type LaterState<Part> = { part: Part | null; failure: unknown; retry: () => void };

/** The part once it has loaded, requested while `wanted` is true. `failure` can be passed to `messageOf`. */
export function useLater<Part>(source: Later<Part>, wanted = true): LaterState<Part> {
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
  const retry = async () => {
    if (source.failed && (await reachesServer())) location.reload();
    else setFailure(null);
  };
  return { part: wanted ? part : null, failure, retry: () => void retry() };
}
