/** Pauses: for a number of milliseconds, and until a page may fetch what nobody waits for. */
import { useEffect, useState } from 'react';

/** Resolves after `ms` milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Milliseconds after the page has loaded: on a phone the first screen gets the processor and the network to itself. */
const AFTER_MS = 2000;

let whenSettled: Promise<void> | undefined;

/** Resolves once per page, `AFTER_MS` after it has loaded. */
export function pageSettled(): Promise<void> {
  whenSettled ??= new Promise<void>((resolve) => {
    // The app starts after the first frame, so the page may already have loaded.
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve());
  }).then(() => pause(AFTER_MS));
  return whenSettled;
}

/** True once the page has settled. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let current = true;
    void pageSettled().then(() => current && setIsSettled(true));
    return () => {
      current = false;
    };
  }, []);
  return isSettled;
}
