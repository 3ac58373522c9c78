/** Registers the worker that lets the app open offline, and passes it the files that this page loaded. */
import { subscribeSession } from '../session.ts';
import { WORKER } from '../trusted-types.ts';

/** How often an open page checks for a newer version. */
const ASK_EVERY_MS = 60 * 60_000;

/** Call once per page, after it has loaded. Does nothing where workers are forbidden. `ahead` prefetches what the person may start offline. */
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

/** Files of a first visit were loaded before the worker existed: it reads them from the HTTP cache, at no cost. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
