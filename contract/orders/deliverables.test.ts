/** The addresses typed into the one field for links. */
import { expect, it } from 'vitest';
import { linksIn, linksText } from './deliverables.ts';

it.each([
  [
    'https://drive.example/a\n  https://www.figma.example/b ',
    ['https://drive.example/a', 'https://www.figma.example/b'],
  ],
  ['www.drive.example/a', ['https://www.drive.example/a']],
  ['WWW.drive.example', ['https://WWW.drive.example']],
])('%j are links', (typed, links) => {
  expect(linksIn(typed)).toEqual(links);
  expect(linksText.safeParse(typed).success).toBe(true);
});

it.each(['see my drive', 'www.', 'http://drive.example/a', 'drive.example/a'])('%j is none', (typed) => {
  expect(linksText.safeParse(typed).success).toBe(false);
});
