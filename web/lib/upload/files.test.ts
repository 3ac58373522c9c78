/** The browser refuses files by the same rule as the server. */
import { expect, test } from 'vitest';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { MEGABYTE } from '#contract/core/files.ts';
import { describeRule, mayContainPlace, refuseFile, showSize } from './files.ts';

const rule: UploadRule = {
  field: 'file',
  maxBytes: 5 * MEGABYTE,
  kinds: ['image/png', 'audio/mpeg', 'application/zip'],
  required: true,
};

test.each([
  [{ name: 'a.png', type: 'image/png', size: 5 * MEGABYTE }, undefined],
  [{ name: 'a.png', type: 'image/png', size: 5 * MEGABYTE + 1 }, 'Choose a file under 5 MB'],
  [
    { name: 'a.svg', type: 'image/svg+xml', size: 10 },
    "We don't accept this type of file here. Choose another one",
  ],
  [{ name: 'a.zip', type: 'application/x-zip-compressed', size: 10 }, undefined],
  [{ name: 'a.MP3', type: '', size: 10 }, undefined],
  [{ name: 'a.exe', type: '', size: 10 }, "We don't accept this type of file here. Choose another one"],
])('%j: %s', (file, sentence) => {
  expect(refuseFile(rule, file)).toBe(sentence);
});

test("the rule's own sentence is used where it has one", () => {
  const own = { ...rule, tooLarge: 'file must not be greater than 5MB...' };
  expect(refuseFile(own, { name: 'a.png', type: 'image/png', size: 6 * MEGABYTE })).toBe(own.tooLarge);
});

test('rules and sizes are put in words', () => {
  expect(describeRule(rule)).toBe('PNG, MP3 or ZIP, up to 5 MB');
  expect([900, 640_000, 2_400_000, 3_000_000].map(showSize)).toEqual(['900 B', '640 kB', '2.4 MB', '3 MB']);
});

test.each([
  ['a.jpg', 'image/jpeg', true],
  ['a.mp4', 'video/mp4', true],
  ['a.MOV', '', true],
  ['a.mp3', 'audio/mpeg', false],
  ['a.pdf', 'application/pdf', false],
])('%s (%s) may say where it was taken: %s', (name, type, may) => {
  expect(mayContainPlace(new File([], name, { type }))).toBe(may);
});
