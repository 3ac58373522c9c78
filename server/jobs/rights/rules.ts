/** The rights to work as sentences, and reading them back from the terms of an agreement (rule 2.16). */
import { type Language, languages } from '#contract/core/languages.ts';
import { type Rights, rightsIn, rightsText } from '#contract/gigs/rights.ts';
import { wordsIn } from '#server/core/i18n/language.ts';

export function rightsSentence(
  given: Rights,
  { talent, language = 'en' }: { talent: string; language?: Language | undefined },
): string {
  return rightsText(wordsIn(language).gigs.rightsSaid, given, talent);
}

/** The rights stated in these terms, in either language; null when they state none. */
export function agreedRights(terms: string, talent: string): Rights | null {
  for (const language of languages) {
    const found = rightsIn(wordsIn(language).gigs.rightsSaid, terms, talent);
    if (found) return found;
  }
  return null;
}
