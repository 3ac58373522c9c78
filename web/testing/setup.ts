/** Set-up and clean-up around every component test, so that each app starts empty. */
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
  // Before the test, not after: a screen still mounted would react to the new size and fetch more.
  await page.viewport(...PHONE);
  openNetwork();
});
afterEach(() => {
  // Remaining toasts would reappear in the next test, between its first press and the release.
  clear();
  leave();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  closeNetwork();
});
