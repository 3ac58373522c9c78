/** Lite mode: no picture is fetched until it is tapped. Chosen on this device, or as the device and the connection say. */
import { useSyncExternalStore } from 'react';
import { savesData, subscribeConnection } from './connection.ts';
import { LITE } from './kept-keys.ts';

export type Lite = 'device' | 'on' | 'off';
const KEY = LITE;

const listeners = new Set<() => void>();
/** What was tapped stays in view when the screen is left and found again. */
const asked = new Set<string>();

/** What was chosen; `device` when nothing was. */
export function getLite(): Lite {
  const kept = localStorage.getItem(KEY);
  return kept === 'on' || kept === 'off' ? kept : 'device';
}

export function setLite(lite: Lite): void {
  if (lite === 'device') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, lite);
  tell();
}

/** True where no more is to be fetched than what is asked for. */
export function isLite(): boolean {
  const lite = getLite();
  return lite === 'device' ? savesData() : lite === 'on';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeConnection(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether the picture at this address may be fetched, and what a tap on its place does. */
export function usePicture(address: string | undefined): { shown: boolean; show: () => void } {
  const shown = useSyncExternalStore(subscribe, () => !isLite() || !address || asked.has(address));
  return {
    shown,
    show() {
      if (address) asked.add(address);
      tell();
    },
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
