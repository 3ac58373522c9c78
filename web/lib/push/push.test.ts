/** The key of a subscription is compared byte by byte, whatever its letters. */
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';

const bytes = new Uint8Array([4, 251, 255, 254, 62, 63, 0, 1]);

test('a key in base64url is its bytes', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { sameKey } = await import('./push.ts');
  expect(sameKey(bytes.buffer, 'BPv__j4_AAE')).toBe(true);
  expect(sameKey(bytes.buffer, 'BPv__j4_AAI')).toBe(false);
  expect(sameKey(null, 'BPv__j4_AAE')).toBe(false);
});
