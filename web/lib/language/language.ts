/** Changing the language: kept in this browser and on the account; the page reloads, since a build has one language. */
import { accounts } from '#contract/accounts/accounts.ts';
import { type Language, languagePath } from '#contract/core/languages.ts';
import { call } from '../api.ts';
import { getSession } from '../session.ts';

/** Reloads the page in that language. */
export async function changeLanguage(next: Language): Promise<void> {
  if (getSession().token) {
    // Without a network nothing changes: the other language has to come from the server in any case.
    await call(accounts.setLanguage, { body: { language: next } }).catch(() => undefined);
  }
  await showLanguage(next, location.pathname + location.search);
}

/** Loads `place` in a language that the account has already. */
export async function showLanguage(next: Language, place: string): Promise<void> {
  await forgetKeptPages().catch(() => undefined);
  location.replace(languagePath(next, place));
}

/** Deletes the pages cached by the worker, which are in the previous language. */
async function forgetKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const kept = names.filter((name) => name.startsWith('adire-shell-'));
  await Promise.all(kept.map((name) => caches.delete(name)));
}
