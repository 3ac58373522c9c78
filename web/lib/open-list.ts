/** In which list the order on the screen is, so that the navigation lights that one: addresses of orders do not change with their state. */
import { useEffect, useSyncExternalStore } from 'react';
import type { JobStatus } from '#contract/acts/statuses.ts';
import { type OrderCounts, orderLists } from '#contract/orders/turns.ts';

type List = keyof OrderCounts;

let open: List | null = null;
const listeners = new Set<() => void>();

function show(list: List | null): void {
  open = list;
  for (const listener of listeners) listener();
}

/** The list of the order that is open, once it is known; null on all other screens. */
export function useOpenList(): List | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}

/** Lights the list of an order in this state while its screen is there. */
export function useListOf(status: JobStatus | undefined): void {
  useEffect(() => {
    const lists = Object.keys(orderLists) as List[];
    show((status && lists.find((list) => orderLists[list].includes(status))) ?? null);
    return () => show(null);
  }, [status]);
}
