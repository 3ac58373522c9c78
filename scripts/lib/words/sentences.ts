/** Every text of the catalogue with its place, in both languages, and its faults (STYLE.md). */
import { acts as englishActs } from '#contract/words/en/acts.ts';
import { words as english } from '#contract/words/en.ts';
import { acts as frenchActs } from '#contract/words/fr/acts.ts';
import { words as french } from '#contract/words/fr.ts';

export type Sentence = { place: string; text: string };

const MOST_WORDS = 25;
const MOST_WORDS_OF_LEGAL_PAGES = 40;
/** Words we do not use; docs/glossary.md and STYLE.md have the ones to use instead. */
const NOT_SAID: Record<'en' | 'fr', RegExp> = {
  en: /\b(?:told|tells|parcels?|shelf|standing|stands still|guest house|shop window|becameOf|farness|can not)\b/i,
  fr: /\b(?:horloge tourne|colis)\b/i,
};

/** Returns all texts of a language; `{0}` stands for the first parameter. */
export function sentencesOf(language: 'en' | 'fr'): Sentence[] {
  const catalogue = language === 'en' ? { ...english, acts: englishActs } : { ...french, acts: frenchActs };
  return below(catalogue, '');
}

function below(branch: object, path: string): Sentence[] {
  return Object.entries(branch).flatMap(([key, value]) => {
    const place = `${path}${key}`;
    const said = typeof value === 'function' ? formOf(value as (...given: unknown[]) => unknown) : value;
    if (typeof said === 'string') return [{ place, text: said }];
    return said && typeof said === 'object' ? below(said, `${place}.`) : [];
  });
}

/** Returns a text with marks for its parameters, or with figures where it calculates; null if neither works. */
function formOf(write: (...given: unknown[]) => unknown): unknown {
  const places = Array.from({ length: Math.max(write.length, 1) }, (_, index) => index);
  const tries = [
    places.map((index) => anything(`{${index}}`, (key) => `{${key}}`)),
    places.map((index) => `{${index}}`),
    places.map(() => 2),
    places.map(() => anything('2', () => '2')),
    places.map(() => anything('2', () => A_MOMENT)),
  ];
  for (const given of tries) {
    try {
      const said = write(...given);
      if (!/undefined|NaN|Invalid/.test(JSON.stringify(said) ?? '')) return said;
    } catch {}
  }
  return null;
}

const A_MOMENT = '2026-12-04T14:21:00.000Z';

/** Facts that have every property asked for, and are text themselves. */
function anything(text: string, of: (key: string) => string): unknown {
  return new Proxy(
    {},
    {
      get: (_, key) =>
        typeof key === 'string' ? of(key) : key === Symbol.toPrimitive ? () => text : undefined,
    },
  );
}

/** Returns the texts that are too long or that use a word the glossary replaces. Fixed texts are exempt. */
export function faultsOf(language: 'en' | 'fr', sentences: readonly Sentence[]): string[] {
  return sentences
    .filter(({ place }) => !/(?:^|\.)fixed\./.test(place))
    .flatMap(({ place, text }) => {
      const most = place.startsWith('legal.') ? MOST_WORDS_OF_LEGAL_PAGES : MOST_WORDS;
      const long = text
        .split(/(?<=[.!?:])\s+|\n/)
        .filter((one) => one.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length > most)
        .map((one) => `${place} has more than ${most} words: ${one}`);
      const word = NOT_SAID[language].exec(text)?.[0];
      return word ? [...long, `${place} says “${word}”: ${text}`] : long;
    });
}
