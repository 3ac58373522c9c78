/** Addresses entered by people cannot run code. */
import { expect, test } from 'vitest';
import { fileUrl, safeUrl } from './safe-url.ts';

test.each(['https://site.example/a', 'mailto:a@site.example', '/order', 'blob:https://site.example/1'])(
  '%s is kept',
  (address) => {
    expect(safeUrl(address)).toBe(address);
  },
);

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
  '',
])('%j is refused', (address) => {
  expect(safeUrl(address)).toBeUndefined();
});

test('a stored path becomes an address below the root', () => {
  expect(fileUrl('images/profiles/a.webp')).toBe('/images/profiles/a.webp');
  expect(fileUrl(null)).toBeUndefined();
});
