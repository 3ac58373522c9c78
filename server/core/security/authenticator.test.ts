/** The authenticator's arithmetic against the published vectors, and the sealing of its secret. */
import { expect, test } from 'vitest';
import { codeOf, newSecret, seal, stepAt, stepOfCode, toBase32, unseal } from './authenticator.ts';

/** RFC 6238, appendix B, SHA-1: the last six of the eight digits. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

test.each(VECTORS)('at %d the code is %s', (seconds, code) => {
  expect(codeOf(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('the code of the half-minute before and after is taken, an older or later one is not (rule 1.11)', () => {
  const at = new Date(1234567890_000);
  const now = stepAt(at);
  const taken = (around: bigint) => stepOfCode(SECRET, codeOf(SECRET, now + around), at, 0n);
  expect([taken(-1n), taken(0n), taken(1n)]).toEqual([now - 1n, now, now + 1n]);
  expect([taken(-2n), taken(2n)]).toEqual([null, null]);
});

test('a code that was taken, and every one before it, is no code any more', () => {
  const at = new Date(1234567890_000);
  const now = stepAt(at);
  expect(stepOfCode(SECRET, codeOf(SECRET, now), at, now)).toBeNull();
  expect(stepOfCode(SECRET, codeOf(SECRET, now - 1n), at, now)).toBeNull();
  expect(stepOfCode(SECRET, codeOf(SECRET, now + 1n), at, now)).toBe(now + 1n);
  expect(stepOfCode(SECRET, '', at, 0n)).toBeNull();
});

test('base32 as RFC 4648 has it', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(toBase32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
});

test('a sealed secret opens for its owner with the same signing secret, and for nobody else', () => {
  const secret = newSecret();
  const sealed = seal(secret, 'ada', 's'.repeat(32));
  expect(unseal(sealed, 'ada', 's'.repeat(32))).toEqual(secret);
  expect(unseal(sealed, 'obi', 's'.repeat(32))).toBeNull();
  expect(unseal(sealed, 'ada', 't'.repeat(32))).toBeNull();
  const [iv, tag, text] = sealed.split('.');
  expect(unseal([iv, tag, `${text}A`].join('.'), 'ada', 's'.repeat(32))).toBeNull();
  expect(unseal('nothing', 'ada', 's'.repeat(32))).toBeNull();
});
