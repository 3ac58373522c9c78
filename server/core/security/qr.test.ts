/** The picture contains exactly the squares of the QR code. */
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrOf } from './authenticator.ts';

const URL = 'otpauth://totp/Adire:ops%40adire.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Adire';

/** Draws the path square by square. */
function drawn({ size, path }: ReturnType<typeof qrOf>): boolean[][] {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) (squares[Number(y)] ?? [])[at] = true;
  }
  return squares;
}

test('the path draws the code', () => {
  const code = qrOf(URL);
  const { data } = encode(URL, { ecc: 'M', border: 4 });
  expect(drawn(code)).toEqual(data);
  expect(code.path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
});

test('it has its light edge and the square of a corner', () => {
  const squares = drawn(qrOf(URL));
  const edge = squares.flatMap((row, y) => row.filter((_, x) => Math.min(x, y) < 4));
  expect(edge.some(Boolean)).toBe(false);
  expect(squares[4]?.slice(4, 12)).toEqual([true, true, true, true, true, true, true, false]);
});
