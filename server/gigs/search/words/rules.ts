/** Words as search sees them: without accents and tone marks; and how far two of them are apart. Pure. */

/** Letters of African and European languages that are not a plain letter with an accent, with their plain ones. */
const PLAIN: Record<string, string> = {
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  đ: 'd',
  ð: 'd',
  ɛ: 'e',
  ǝ: 'e',
  ə: 'e',
  ƒ: 'f',
  ɣ: 'g',
  ħ: 'h',
  ı: 'i',
  ɩ: 'i',
  ƙ: 'k',
  ł: 'l',
  ŋ: 'n',
  ɲ: 'n',
  ɔ: 'o',
  ø: 'o',
  ʋ: 'v',
  ʊ: 'u',
  ƴ: 'y',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
/** A word may be held together by apostrophes and hyphens. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ‘`´-][\p{L}\p{N}\p{M}]+)*/gu;
const JOINT = /['’ʼ‘`´-]/u;
/** Maximum number of letters of a word; longer ones, which no language writes, are cut. */
const WORD_MAX = 40;

/** Lower case without accents, tone marks and dots: `Ọṣun` and `osun` are one word. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** A word as typed, its parts, and the parts joined: `e-mail` is found as `email` or as `e` and `mail`. */
export type Typed = { typed: string; parts: string[]; joined: string };

/** The words of a text in their order. */
export function wordsOf(text: string): Typed[] {
  return [...text.matchAll(WORD)].flatMap(([typed]) => {
    const parts = typed
      .split(JOINT)
      .map((part) =>
        fold(part)
          .replace(/[^\p{L}\p{N}]/gu, '')
          .slice(0, WORD_MAX),
      )
      .filter((part) => part !== '');
    return parts.length > 0 ? [{ typed, parts, joined: parts.join('').slice(0, WORD_MAX) }] : [];
  });
}

/** Every word that a text is found by, separated by spaces. */
export function foldedText(text: string): string {
  return wordsOf(text)
    .flatMap(({ parts, joined }) => (parts.length > 1 ? [...parts, joined] : parts))
    .join(' ');
}

/** A word of one or two letters: in French they name nothing. */
const LITTLE = /^\p{L}{1,2}$/u;

/** True when every word of a text but the little ones begins one of the name's, singular or plural: `d'affiche` and `Affiches et flyers`. */
export function isNamedBy(name: string, typed: readonly Typed[]): boolean {
  const written = wordsOf(name).flatMap(({ parts }) => parts);
  const naming = typed.flatMap(({ parts }) => parts).filter((part) => !LITTLE.test(part));
  return (
    naming.length > 0 &&
    naming.every((part) => written.some((word) => word.startsWith(part) || `${word}s` === part))
  );
}

const CORRECTED_MIN = 3;
/** Minimum number of letters of a word in which two mistakes are forgiven. */
const LONG = 6;

/** True for a word that may be a mistake: letters only, and enough of them. */
export function isCorrectable(word: string): boolean {
  return [...word].length >= CORRECTED_MIN && /^\p{L}+$/u.test(word);
}

/** Number of mistakes that are forgiven in a word of a search. */
export function mistakesIn(word: string): number {
  return [...word].length < LONG ? 1 : 2;
}

/** The word with two neighbours swapped, each pair once: such a mistake leaves short words few trigrams in common. */
export function swapped(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((next, at) =>
    letters
      .with(at, next)
      .with(at + 1, letters[at] ?? '')
      .join(''),
  );
}

/** Edit distance of two words: letters deleted, inserted, changed, or two neighbours swapped. */
export function distance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let before: number[] = [];
  let last = b.map((_, at) => at).concat(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (turned) row[j] = Math.min(row[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

export type Candidate = { word: string; gigs: number };

/** The word that was meant: the nearest, of equals the one in more gigs; null when all are more than `allowed` mistakes away. */
export function nearest<C extends Candidate>(
  typed: string,
  candidates: readonly C[],
  allowed: number,
): C | null {
  const [best] = candidates
    .map((one) => ({ one, far: typoScore(typed, one.word) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far || b.one.gigs - a.one.gigs || (a.one.word < b.one.word ? -1 : 1));
  return best?.one ?? null;
}

/** A word that continues the typed one counts as one mistake. */
const BEGUN = 1;

function typoScore(typed: string, word: string): number {
  const far = distance(typed, word);
  return far > BEGUN && word.startsWith(typed) ? BEGUN : far;
}
