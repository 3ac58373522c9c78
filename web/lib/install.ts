/** Installing: the browser's offer is held until somebody asks for it; iPhones have none, so it says how to do it there. */
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

type Offer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const { listen, notify } = createListeners();
let offer: Offer | null = null;

/** Starts to listen for the browser's offer; once, at the start, since it comes early. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as Offer);
  });
  addEventListener('appinstalled', () => hold(null));
}

function hold(next: Offer | null): void {
  offer = next;
  notify();
}

/** `offered`: `install()` asks the person. `by-hand`: they have to do it in the menu of the browser. */
export type Installing = 'offered' | 'by-hand' | 'no';

function installing(): Installing {
  if (offer) return 'offered';
  const phone = /iPhone|iPad/.test(navigator.userAgent);
  return phone && !matchMedia('(display-mode: standalone)').matches ? 'by-hand' : 'no';
}

/** Whether and how this product can be put on the home screen, for components. */
export function useInstalling(): Installing {
  return useSyncExternalStore(listen, installing);
}

/** Shows the browser's question; true when the person agreed. An offer can be taken once. */
export async function install(): Promise<boolean> {
  const answer = await offer?.prompt();
  hold(null);
  return answer?.outcome === 'accepted';
}
