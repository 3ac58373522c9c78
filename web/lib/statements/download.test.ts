/** A paper is fetched in the language of the page. */
import { expect, test, vi } from 'vitest';
import { language } from '#contract/words/en/language.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

test('a paper is asked for in the language of the page, by whoever is signed in', async () => {
  vi.resetModules();
  const storage = memoryStorage();
  storage.setItem('adire.token', 'token-1');
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', memoryStorage());
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  const { download } = await import('./download.ts');
  await expect(download('payment/receipt/1', 'receipt.pdf')).rejects.toMatchObject({ status: 404 });
  const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
  expect(headers.get('accept-language')).toBe(language);
  expect(headers.get('authorization')).toBe('Bearer token-1');
});
