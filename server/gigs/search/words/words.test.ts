/** Words without accents, the ones that lie near each other, and the one that was meant. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, distance, fold, foldedText, mistakesIn, nearest, nearOf, wordsOf } from './rules.ts';

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

/** A word with so many mistakes in it. */
const letter = fc.constantFrom(...'abcdeilnorst');
const word = fc.string({ unit: letter, minLength: 3, maxLength: 12 });
const mistake = fc.record({ kind: fc.constantFrom('out', 'in', 'change', 'turn'), at: fc.nat(), letter });

function withMistake(text: string, { kind, at, letter: put }: { kind: string; at: number; letter: string }) {
  const place = at % text.length;
  if (kind === 'out') return text.slice(0, place) + text.slice(place + 1);
  if (kind === 'in') return text.slice(0, place) + put + text.slice(place);
  if (kind === 'change') return text.slice(0, place) + put + text.slice(place + 1);
  return place === 0
    ? text
    : text.slice(0, place - 1) + text[place] + text[place - 1] + text.slice(place + 1);
}

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

  test('share a hash when no more mistakes lie between them than are forgiven', () => {
    fc.assert(
      fc.property(word, fc.array(mistake, { maxLength: 2 }), (meant, mistakes) => {
        const typed = mistakes.reduce(
          (text, one) => (text.length > 3 ? withMistake(text, one) : text),
          meant,
        );
        fc.pre(distance(typed, meant) <= Math.min(mistakesIn(typed), mistakesIn(meant)));
        const near = new Set(nearOf(meant));
        expect(nearOf(typed).some((hash) => near.has(hash))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('are few hashes however long the word is', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter }), (text) => {
        expect(nearOf(text).length).toBeLessThan(30);
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
