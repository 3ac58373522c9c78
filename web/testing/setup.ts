/** Around every component test: an app that begins with nothing. */
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { keepFocus } from '#web/lib/keep-focus.ts';
import { endSession } from '#web/lib/session.ts';
import { clear } from '#web/ui/toaster.tsx';
import { closeNetwork, openNetwork } from './network.ts';
import { leave } from './show.tsx';

const PHONE = [360, 740] as const;

keepFocus();
beforeEach(async () => {
  // Before, not after: a screen that is still there would follow the size, and ask for more.
  await page.viewport(...PHONE);
  openNetwork();
});
afterEach(() => {
  // Toasts that are still shown would come back in the next test, between its first press and the release.
  clear();
  leave();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  closeNetwork();
});
