/** Initials are letters, whatever else a name is written with. */
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Amaka Obi', 'AO'],
  ['amaka ngozi obi', 'AO'],
  ['Amaka', 'A'],
  ['Amaka 🎨', 'A'],
  ['🎨 Ada Ọla 🌍', 'AỌ'],
  ['Ada o\u0323\u0301la', 'AO\u0323\u0301'],
  ['2face “Innocent”', 'FI'],
  ['🎨 42', '?'],
  ['', '?'],
])('of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
