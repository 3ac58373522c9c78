/** The rights of a package as sentences. */
import { type Language, languages } from '#contract/core/languages.ts';
import type { Rights } from '#contract/gigs/rights.ts';
import { wordsIn } from '#server/core/i18n/language.ts';

export function sayRights(
  given: Rights,
  { talent, language = 'en' }: { talent: string; language?: Language | undefined },
): string {
  const { use, area, term, exclusive, change, show } = wordsIn(language).gigs.rightsSaid;
  const allowed = [use[given.use], area[given.area], term[given.term], exclusive[given.exclusive]].join(', ');
  return `${allowed}. ${change[given.change]} ${show[given.show](talent)}`;
}

/** True while the terms say these rights, in either language, as the form of the package had put them there. */
export function termsKeep(terms: string, given: Rights, talent: string): boolean {
  return languages.some((language) => terms.includes(sayRights(given, { talent, language })));
}
