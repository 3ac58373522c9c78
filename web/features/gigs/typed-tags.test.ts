/** Typing tags. */
import { expect, test } from 'vitest';
import { addTypedTags } from './typed-tags.ts';

test('a comma parts tags; spaces around and doubles go', () => {
  expect(addTypedTags(['logo'], ' brand  identity, Logo,,adire ')).toEqual({
    tags: ['logo', 'brand identity', 'adire'],
    rest: '',
  });
});

test('the eleventh tag stays in the field with the sentence', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
  expect(addTypedTags(ten, 'one more, and another')).toEqual({
    tags: ten,
    rest: 'one more, and another',
    error: 'You can add up to 10 tags',
  });
  expect(addTypedTags(ten, 'TAG 3')).toEqual({ tags: ten, rest: '' });
});

test('a long tag is not cut: it stays to be shortened', () => {
  const long = 'a'.repeat(31);
  expect(addTypedTags([], `logo, ${long}`)).toEqual({
    tags: ['logo'],
    rest: long,
    error: 'Use at most 30 characters',
  });
});
