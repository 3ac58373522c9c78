/** Whether the window is as wide as a query says; components follow when it is turned or resized. */
import { useSyncExternalStore } from 'react';

const WIDE = matchMedia('(min-width: 640px)');
const DESK = matchMedia('(min-width: 1024px)');

function useMedia(list: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
  );
}

/** True from 640 px: tables are tables; below they are cards. */
export function useWide(): boolean {
  return useMedia(WIDE);
}

/** True from 1024 px: the desktop shells. */
export function useDesk(): boolean {
  return useMedia(DESK);
}
