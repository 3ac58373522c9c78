/** Pictures in lite mode: which may be fetched. */
import { useSyncExternalStore } from 'react';
import { isLite, notifyLite, subscribeLite } from './lite.ts';

/** What was tapped stays in view when the screen is left and found again. */
const asked = new Set<string>();

/** Whether the picture at this address may be fetched, and what a tap on its place does. */
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
