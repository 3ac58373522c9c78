/** Names that look the same are the same; texts contain something visible (rule 7.1). */
import { expect, test } from 'vitest';
import { words } from '../words/en.ts';
import { name, text, withoutInvisible } from './common.ts';

const taken = (typed: string) => name(50).safeParse(typed).success;

test.each([
  'Adébáyọ̀ Ọlátúnjí',
  'Ngũgĩ wa Thiong’o',
  'N’Ko ߒߞߏ',
  'محمد',
  'አበበ',
  'Drums 🥁',
  'Art 👩🏾‍🎨 and ❤️',
])('%s is a name', (typed) => expect(taken(typed)).toBe(true));

test.each([
  '\ud800',
  '\udfff',
  '\u202E',
  '\u2066',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200F',
  '\u2060',
  '\uFE0F',
  '\uFEFF',
  '\u00AD',
  '\u3164',
])('a name with the hidden %j is none', (hidden) => expect(taken(`Ama${hidden}ra`)).toBe(false));

test.each([
  ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
  ['a\u200Bb\u2060c\u00ADd\uFEFF\u180E.pdf', 'abcd.pdf'],
  ['line\nbreak\ttab\u2028.png', 'linebreaktab.png'],
  ['\u{E0041}tag\ud800.txt', 'tag.txt'],
  ['Drums 🥁 👩🏾‍🎨 ❤️.png', 'Drums 🥁 👩🏾‍🎨 ❤️.png'],
  ['Ọlátúnjí.jpg', 'Ọlátúnjí.jpg'],
])('the file %j is called %j', (given, kept) => {
  expect(withoutInvisible(given)).toBe(kept);
  expect(taken(kept)).toBe(true);
});

const messagesOf = (typed: string) =>
  text(50, 'Write it')
    .safeParse(typed)
    .error?.issues.map(({ message }) => message);

test.each(['', ' \n\t ', '\uFEFF'])('without the text %j the field is empty', (typed) =>
  expect(messagesOf(typed)).toEqual(['Write it']),
);
test.each(['\u200B\u200B', '\u3164', '\u2060 \u00AD'])('of the text %j nothing is seen', (typed) =>
  expect(messagesOf(typed)).toEqual([words.common.errors.plainText]),
);
test.each(['.', '🥁', '\u200BAma', 'ߒߞߏ'])('the text %j says something', (typed) =>
  expect(messagesOf(typed)).toBeUndefined(),
);
