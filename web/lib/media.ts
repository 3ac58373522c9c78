/** Whether the window matches a media query; components follow when it is rotated or resized. */
import { useSyncExternalStore } from 'react';

const WIDE = matchMedia('(min-width: 640px)');
const DESK = matchMedia('(min-width: 1024px)');
const PANES = matchMedia('(min-width: 1100px)');
const BROAD = matchMedia('(min-width: 1280px)');
const COLUMNS = matchMedia('(min-width: 1440px)');

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
export function useFitsTables(): boolean {
  return useMedia(WIDE);
}

/** True from 1024 px: the desktop shells. */
export function useIsDesktop(): boolean {
  return useMedia(DESK);
}

/** True from 1100 px: a list and its detail fit side by side. */
export function useFitsTwoPanes(): boolean {
  return useMedia(PANES);
}

/** True from 1280 px: a third column fits. */
export function useFitsThreeColumns(): boolean {
  return useMedia(BROAD);
}

/** True from 1440 px: a fourth column fits beside the navigation, a list and its detail. */
export function useColumns(): boolean {
  return useMedia(COLUMNS);
}
