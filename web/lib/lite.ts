/** Lite mode: no picture is fetched until it is tapped. Chosen on this device, or as the device and the connection say. */
import { LITE } from './kept-keys.ts';
import { createListeners } from './listeners.ts';

export type Lite = 'device' | 'on' | 'off';
const KEY = LITE;

const { listen, notify } = createListeners();

/** The stored choice; `device` when there is none. */
export function getLite(): Lite {
  const kept = localStorage.getItem(KEY);
  return kept === 'on' || kept === 'off' ? kept : 'device';
}

export function setLite(lite: Lite): void {
  if (lite === 'device') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, lite);
  notify();
}

/** True when only requested content may be fetched. */
export function isLite(): boolean {
  const lite = getLite();
  return lite === 'device' ? savesData() : lite === 'on';
}

/** Calls back when the choice or the connection changes; returns a function to stop it. */
export function subscribeLite(listener: () => void): () => void {
  const stops = [listen(listener), subscribeConnection(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

export const notifyLite = notify;

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

const REDUCED = matchMedia('(prefers-reduced-data: reduce)');

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** True where answers take a second or more. */
export function isSlow(): boolean {
  return /2g|3g/.test(connection()?.effectiveType ?? '') || savesData();
}

/** True when the browser or the connection asks to save data. */
function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return saveData || effectiveType.endsWith('2g') || REDUCED.matches;
}

/** Calls back when the connection changes; returns a function to stop it. */
function subscribeConnection(listener: () => void): () => void {
  const all = [connection(), REDUCED];
  for (const one of all) one?.addEventListener('change', listener);
  return () => {
    for (const one of all) one?.removeEventListener('change', listener);
  };
}
