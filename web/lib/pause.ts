/** Pauses: of so many milliseconds, and until a page may fetch what nobody waits for. */
import { useEffect, useState } from 'react';

/** A pause of so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** How long a page has been loaded by then: on a phone the first screen has its processor and network for itself. */
const AFTER_MS = 2000;

let moment: Promise<void> | undefined;

/** Resolves once per page, a while after it has loaded. */
export function settled(): Promise<void> {
  moment ??= new Promise<void>((resolve) => {
    // The app begins behind the first frame: the page may be whole by then.
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve());
  }).then(() => pause(AFTER_MS));
  return moment;
}

/** Whether that moment is over. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let current = true;
    void settled().then(() => current && setIsSettled(true));
    return () => {
      current = false;
    };
  }, []);
  return isSettled;
}
