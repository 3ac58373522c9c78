/** Which pictures may be fetched in lite mode. */
import { useSyncExternalStore } from 'react';
import { isLite, notifyLite, subscribeLite } from './lite.ts';

/** Tapped pictures stay visible when the screen is left and reopened. */
const asked = new Set<string>();

/** Whether the picture at this address may be fetched, and a function that fetches it on a tap. */
export function usePicture(address: string | undefined): { shown: boolean; show: () => void } {
  const shown = useSyncExternalStore(subscribeLite, () => !isLite() || !address || asked.has(address));
  return {
    shown,
    show() {
      if (address) asked.add(address);
      notifyLite();
    },
  };
}
