/** What a browser keeps for when it has no network, seen from outside. */
import { expect, type Page } from '@playwright/test';

/** Waits until the worker answers for this page, and the answers named so (`GET job`) are kept. */
export async function untilKept(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(`navigator.serviceWorker.ready.then(() => undefined)`);
  await expect.poll(() => page.evaluate(`navigator.serviceWorker.controller !== null`)).toBe(true);
  await expect.poll(async () => missing(await keptNames(page), names)).toEqual([]);
}

function missing(kept: readonly string[], names: readonly string[]): string[] {
  return names.filter((name) => !kept.includes(name));
}

/** The names of all answers that this browser keeps. */
export function keptNames(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(READS);
}

/** Runs in the page; as text, because these types have no DOM. A missing database is not created. */
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
