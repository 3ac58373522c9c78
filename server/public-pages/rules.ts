/** The texts of the public pages in a language, and how figures and addresses are written in it. */
import type { Language } from '#contract/core/languages.ts';
import { showNaira } from '#contract/core/money.ts';
import type { FeePolicy } from '#contract/escrow/division.ts';
import { isSearchable, QUERY_MAX } from '#contract/gigs/sorts.ts';
import * as paths from '#contract/site/paths.ts';
import type { Figures } from '#contract/words/en/public-pages.ts';
import { words as english } from '#contract/words/en.ts';
import type { Catalogue } from '#contract/words/fr/complete.ts';
import { datesIn, wordsIn, writingOf } from '#server/core/i18n/language.ts';

/** A language with its texts and formats. */
export type PageLocale = {
  language: Language;
  /** The whole catalogue. */
  words: Catalogue;
  /** The texts of the public pages themselves. */
  written: Catalogue['publicPages'] & Catalogue['legal'];
  /** Naira: `N50,000`. */
  naira(amount: number): string;
  /** Basis points: 750 → `7.5%`. */
  percent(basisPoints: number): string;
  /** `21 November 2026`, in Lagos. */
  day(at: Date): string;
};

export function pageLocaleOf(language: Language): PageLocale {
  const words = wordsIn(language);
  const { decimals, thousands, percent } = writingOf(language);
  const days = datesIn(language, { dateStyle: 'long' });
  return {
    language,
    words,
    written: { ...words.legal, ...words.publicPages },
    naira: (amount) => showNaira(amount, { decimals, thousands }),
    percent: (basisPoints) => `${basisPoints / 100}`.replace('.', decimals) + percent,
    day: (at) => days.format(at),
  };
}

/** The figures of a fee policy, formatted for a page. */
export function figuresOf({ percent }: PageLocale, fees: FeePolicy): Figures {
  return {
    serviceFee: percent(fees.serviceFee),
    rejectionFee: percent(fees.rejectionFee),
    cancellationFee: percent(fees.cancellationFee),
    delayDeduction: percent(fees.delayDeduction),
    passedThreshold: fees.passedThreshold,
  };
}

/**
 * Where the hero's form is sent. No place of the app: there the worker would answer a returning visitor with the cached page,
 * and nobody would read the words.
 */
export const SEARCH_FORM = '/search';

/** The path of the results of a search; all gigs if it cannot stand in an address. */
export function searchPath(words: string): string {
  const query = words.trim().slice(0, QUERY_MAX).trim();
  return isSearchable(query) ? paths.fill(paths.gigsFound, { search_query: query }) : paths.gigSearch;
}

/** The path of the gigs of a category. */
export function categoryPath(id: string): string {
  return `${paths.gigSearch}?category=${id}`;
}

type QuestionName = keyof typeof english.publicPages.questions;

/** The name of an initial question, recognised by its text; undefined for one that an operator wrote or changed. */
export function initialQuestionName({
  faq,
  answer,
}: {
  faq: string;
  answer: string;
}): QuestionName | undefined {
  const names = Object.keys(english.publicPages.questions) as QuestionName[];
  return names.find(
    (name) =>
      english.publicPages.questions[name].ask === faq &&
      english.publicPages.questions[name].answer === answer,
  );
}

/** The canonical path of a page in a language; English has no `language` parameter. */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `${path}?language=${language}`;
}
