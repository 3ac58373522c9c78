/** Which values of an address are ids. */
import { expect, test } from 'vitest';
import { readId } from './read-id.ts';

test('only a UUID counts as an id', () => {
  const id = '0199a200-0000-7000-8000-000000000001';
  expect(readId(id)).toBe(id);
  for (const other of [`${id}1`, '0199a200-----------------------------', '', 7, undefined])
    expect(readId(other)).toBe(undefined);
});
