/** Every text of the product, in both languages, is short, uses the glossary's words and is only in the catalogue. */
import { describe, expect, test } from 'vitest';
import { faultsOf, sentencesOf } from './sentences.ts';

describe.each(['en', 'fr'] as const)('the sentences in %s', (language) => {
  const sentences = sentencesOf(language);

  test('are all found, each in its place', () => {
    expect(sentences.length).toBeGreaterThan(2000);
    expect(new Set(sentences.map(({ place }) => place)).size).toBe(sentences.length);
    expect(sentences.filter(({ text }) => /undefined|\[object/.test(text))).toEqual([]);
  });

  test('are short and say what the glossary says', () => {
    expect(faultsOf(language, sentences)).toEqual([]);
  });
});

test('a sentence that is too long, or in words that nobody says, is found', () => {
  const long = Array.from({ length: 26 }, () => 'word').join(' ');
  const found = faultsOf('en', [
    { place: 'gigs.page.a', text: `${long}.` },
    { place: 'gigs.page.b', text: 'You are told about every bid.' },
    { place: 'legal.rules.c', text: `${long}.` },
    { place: 'gigs.fixed.d', text: `${long}.` },
  ]);
  expect(found.map((one) => one.split(' ')[0])).toEqual(['gigs.page.a', 'gigs.page.b']);
});
