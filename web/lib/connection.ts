/** What the browser knows of the connection: whether it is slow, and whether the person wants to save data. */

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

const REDUCED = matchMedia('(prefers-reduced-data: reduce)');

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** True where answers take a second or more. */
export function isSlow(): boolean {
  return /2g|3g/.test(connection()?.effectiveType ?? '') || savesData();
}

/** True where the person, or the connection, asks for little data. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return saveData || effectiveType.endsWith('2g') || REDUCED.matches;
}

/** Calls back when the connection changes; returns a function to stop it. */
export function subscribeConnection(listener: () => void): () => void {
  const all = [connection(), REDUCED];
  for (const one of all) one?.addEventListener('change', listener);
  return () => {
    for (const one of all) one?.removeEventListener('change', listener);
  };
}
