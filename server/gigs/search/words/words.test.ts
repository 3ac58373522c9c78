/** Words without accents, the distance between words, and the word that was meant. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Candidate,
  distance,
  fold,
  foldedText,
  mistakesIn,
  nearest,
  swapped,
  wordsOf,
} from './rules.ts';

describe('a folded word', () => {
  test.each([
    ['Ọṣun', 'osun'],
    ['Yorùbá', 'yoruba'],
    ['ìṣẹ́ ọnà', 'ise ona'],
    ['ƙwararre ɗan ɓera', 'kwararre dan bera'],
    ['Ndị Igbo ṅ', 'ndi igbo n'],
    ['FRANÇAIS Œuvre', 'francais oeuvre'],
    ['ＬＯＧＯ', 'logo'],
  ])('%s is %s', (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  test('is what it was after folding it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test('stands with its parts where hyphens and apostrophes hold it together', () => {
    expect(foldedText("E-mail & Adé's 3D logos!")).toBe('e mail email ade s ades 3d logos');
    expect(wordsOf('%&|!:*()<-> \0').length).toBe(0);
  });

  test('is never longer than forty letters, however long a text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of foldedText(text).split(' ')) {
          expect([...word].length).toBeLessThanOrEqual(40);
          expect(word).toMatch(/^[\p{L}\p{N}]*$/u);
        }
      }),
    );
    expect(foldedText('o'.repeat(5000))).toHaveLength(40);
  });
});

const letter = fc.constantFrom(...'abcdeilnorst');
const word = fc.string({ unit: letter, minLength: 3, maxLength: 12 });
describe('near words', () => {
  test.each([
    ['lgo', 'logo', 1],
    ['desing', 'design', 1],
    ['animatoin', 'animation', 1],
    ['ilustraton', 'illustration', 2],
    ['poster', 'poster', 0],
    ['abc', 'xyz', 3],
  ])('%s is as far from %s as %i mistakes', (typed, meant, far) => {
    expect(distance(typed, meant)).toBe(far);
    expect(distance(meant, typed)).toBe(far);
  });

  test('with two neighbours swapped are one of its few swaps', () => {
    expect(swapped('wrok')).toEqual(['rwok', 'work', 'wrko']);
    fc.assert(
      fc.property(word, fc.nat(), (meant, at) => {
        const place = 1 + (at % (meant.length - 1));
        const typed = meant.slice(0, place - 1) + meant[place] + meant[place - 1] + meant.slice(place + 1);
        expect(swapped(typed)).toContain(meant);
      }),
    );
  });

  test('the meant one is the nearest, then the one of more gigs; what is too far is none', () => {
    const of = (...words: string[]) => words.map((one, gigs) => ({ word: one, gigs }));
    const meant = (typed: string, words: Candidate[]) =>
      nearest(typed, words, mistakesIn(typed))?.word ?? null;
    expect(meant('desing', of('design', 'resin'))).toBe('design');
    expect(meant('lgo', of('logo', 'ego'))).toBe('ego');
    expect(meant('lgo', of('ego', 'logo'))).toBe('logo');
    expect(meant('illustr', of('illustration', 'lustre'))).toBe('illustration');
    expect(meant('lgo', of('agile'))).toBeNull();
    expect(meant('poster', [])).toBeNull();
  });
});
