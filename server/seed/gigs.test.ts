/** The example market holds what its own search suggests. */
import { expect, test } from 'vitest';
import { words } from '#contract/words/en.ts';
import { words as french } from '#contract/words/fr.ts';
import { drawn } from './gigs-drawn.ts';
import { written } from './gigs-written.ts';

test('every word that the search field suggests is the tag of a gig', () => {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^a-z, ]/gi, '')
      .toLowerCase();
  const tags = [...drawn, ...written].flatMap((gig) => gig.tags);
  for (const { placeholder } of [words.gigs.search, french.gigs.search]) {
    expect(tags).toEqual(expect.arrayContaining(plain(placeholder).split(', ')));
  }
});
