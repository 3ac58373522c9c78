/** What a browser caches for offline use, seen from outside. */
import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls this page and the named answers (such as `GET job`) are cached. */
export async function waitUntilCached(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(`navigator.serviceWorker.ready.then(() => undefined)`);
  await expect.poll(() => page.evaluate(`navigator.serviceWorker.controller !== null`)).toBe(true);
  await expect.poll(async () => missing(await cachedNames(page), names)).toEqual([]);
}

function missing(kept: readonly string[], names: readonly string[]): string[] {
  return names.filter((name) => !kept.includes(name));
}

/** Returns the names of all answers this browser has cached. */
export function cachedNames(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(READS);
}

/** Runs in the page; source text, because these types have no DOM. Does not create a missing database. */
const READS = `(async () => {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === 'adire.seen')) return [];
  const opened = await new Promise((resolve, reject) => {
    const request = indexedDB.open('adire.seen');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.onversionchange = () => opened.close();
  const answers = await new Promise((resolve, reject) => {
    const request = opened.transaction('answers').objectStore('answers').getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.close();
  return answers.map(({ key }) => String(key[0] ?? 'person'));
})()`;
