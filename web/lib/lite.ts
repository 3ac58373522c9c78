/** Lite mode: no picture is fetched until it is tapped. Chosen on this device, or as the device and the connection say. */
import { savesData, subscribeConnection } from './connection.ts';
import { LITE } from './kept-keys.ts';

export type Lite = 'device' | 'on' | 'off';
const KEY = LITE;

const listeners = new Set<() => void>();

/** What was chosen; `device` when nothing was. */
export function getLite(): Lite {
  const kept = localStorage.getItem(KEY);
  return kept === 'on' || kept === 'off' ? kept : 'device';
}

export function setLite(lite: Lite): void {
  if (lite === 'device') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, lite);
  notifyLite();
}

/** True where no more is to be fetched than what is asked for. */
export function isLite(): boolean {
  const lite = getLite();
  return lite === 'device' ? savesData() : lite === 'on';
}

/** Calls back when the choice or the connection changes; returns a function to stop it. */
export function subscribeLite(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeConnection(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function notifyLite(): void {
  for (const listener of listeners) listener();
}
