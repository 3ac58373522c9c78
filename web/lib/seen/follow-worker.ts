/** Registers the worker that lets the app open without a network, and hands it the files that this page came with. */
import { subscribeSession } from '../session.ts';
import { WORKER } from '../trusted-types.ts';

/** How often a page that stays open asks for a newer version. */
const ASK_EVERY_MS = 60 * 60_000;

/** Once per page, after it has loaded. A browser that forbids workers does without. `ahead` fetches what the person may begin offline. */
export async function followWorker(ahead: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(WORKER);
  if (!registration) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: loadedFiles() });
  subscribeSession(ahead);
  ahead();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The first visit was loaded before the worker was there: it gets these from the browser's own store, at no cost. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
