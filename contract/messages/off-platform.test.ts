/** What counts as a phone number, an address or an account, what does not, and that no text takes long to check. */
import { expect, test } from 'vitest';
import { findOffPlatform } from './off-platform.ts';

test.each([
  ['call me on 08031234567', ['phone']],
  ['0803 123 4567 after six', ['phone']],
  ['0803-123-4567', ['phone']],
  ['+234 803 123 4567', ['phone']],
  ['+234(0)803 123 4567', ['phone']],
  ['2348031234567', ['phone']],
  ['WhatsApp: +44 7700 900123', ['phone']],
  ['my line is 09121234567.', ['phone']],
  ['０８０３１２３４５６７', ['phone']],
  ['0803\u200B1234567', ['phone']],
  ['write to tunde@studio.example', ['email']],
  ['TUNDE.ADE+work@studio.co.example please', ['email']],
  ['tunde (at) studio (dot) example', ['email']],
  ['GTB 0123456789', ['bank']],
  ['0123456789 Zenith Bank, Tunde Adeyemi', ['bank']],
  ['my acct is 0123456789', ['bank']],
  ['aza: 012 345 6789', ['bank']],
  ['Account number\n0123456789', ['bank']],
  ['send to opay 8031234567', ['bank']],
  ['08031234567 or tunde@studio.example, uba 0123456789', ['phone', 'email', 'bank']],
])('%j warns of %j', (text, kinds) => {
  expect(findOffPlatform(text)).toEqual(kinds);
});

test.each([
  '',
  'The price is N50,000',
  'N100000000000',
  '₦1,250,000 for both',
  '50,000 to 70,000 naira',
  'Delivered on 2026-11-21',
  '21/11/2026 or 21.11.26',
  'From 2026-11-21 to 2026-12-05',
  'Order 0199a100-0000-7000-8000-00000000000a',
  'Order 0123456789 is late',
  'order no. 08031234567',
  'The ref is adire-00000000000000000000000000000000',
  'Ten digits alone: 0123456789',
  '1920x1080 and 3840x2160 at 60 fps',
  'Colour #0803123456',
  'Version 1.2.3.4, 300 dpi, CMYK 0 80 31 23',
  'Meet at 14:30, room 12',
  'I bank on you: 100%',
  'Follow @tunde_draws',
  'a@b',
  '1 2 3 4 5 6 7 8 9',
  'https://adire.example/gigDetails/0199a100-0000-7000-8000-00000000000a',
])('%j warns of nothing', (text) => {
  expect(findOffPlatform(text)).toEqual([]);
});

test.each([
  ['digits', '0'],
  ['digits and spaces', '0 '],
  ['pluses', '+'],
  ['brackets', '('],
  ['words of an address', 'a.'],
  ['at signs', 'a@'],
  ['half addresses', 'a@b.'],
  ['(at)', 'a (at) '],
  ['bank', 'bank '],
  ['accounts', 'gtb 012345678 '],
  ['separators', '0-.-(/ '],
  ['zero-width characters', '\u200B'],
])('50 KB of %s take less than 50 ms', (_what, piece) => {
  const text = piece.repeat(Math.ceil(50_000 / piece.length));
  findOffPlatform(text);
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    findOffPlatform(text);
    return performance.now() - began;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
