/** Installing the app: stores the browser's install prompt until it is wanted; iPhones have none, so the app explains how. */
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

type Offer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const { listen, notify } = createListeners();
let offer: Offer | null = null;

/** Listens for the browser's install prompt; call it once at the start, because the prompt comes early. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as Offer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

function setOffer(next: Offer | null): void {
  offer = next;
  notify();
}

/** `offered`: `install()` prompts the person. `by-hand`: they have to use the browser's menu. */
export type InstallOffer = 'offered' | 'by-hand' | 'no';

function installing(): InstallOffer {
  if (offer) return 'offered';
  const phone = /iPhone|iPad/.test(navigator.userAgent);
  return phone && !matchMedia('(display-mode: standalone)').matches ? 'by-hand' : 'no';
}

/** Whether and how this product can be put on the home screen, for components. */
export function useInstallOffer(): InstallOffer {
  return useSyncExternalStore(listen, installing);
}

/** Shows the browser's install prompt; true when the person agreed. A prompt works once. */
export async function install(): Promise<boolean> {
  const answer = await offer?.prompt();
  setOffer(null);
  return answer?.outcome === 'accepted';
}
