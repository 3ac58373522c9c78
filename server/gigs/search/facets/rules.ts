/** Turns what was counted into the values that filters offer. Pure. */

import type { Language } from '#contract/core/languages.ts';
import { COUNTED_MAX, DELIVERY_STEPS, type Facet, PRICE_STEPS, RATING_STEPS } from '#contract/gigs/search.ts';
import { words } from '#contract/words.ts';
import { languageName } from '#server/catalogue/reference/rules.ts';
import { namedIn, render } from '#server/core/i18n/language.ts';

export const facetNames = [
  'category',
  'skill',
  'price_max',
  'delivery',
  'rating',
  'language',
  'online',
] as const;
export type FacetName = (typeof facetNames)[number];
export type Facets = Record<FacetName, Facet[]>;

/** `place`: of steps how many lie below, else the place of the value in its list. */
export type Counted = { facet: string; value: string; name: string; count: number; place: number };

/** At most so many values of one filter. */
const VALUES_MAX = 40;

/** The values of a filter: steps all, in the contract's order, of the others those of some result. */
export function facetOf(facet: FacetName, all: readonly Counted[], more: boolean): Facet[] {
  const rows = all.filter((row) => row.facet === facet);
  const upTo = (place: number) => sum(rows.filter((row) => row.place <= place));
  const from = (place: number) => sum(rows.filter((row) => row.place >= place));
  switch (facet) {
    case 'price_max':
      return PRICE_STEPS.map((step, at) => choice(step, words.gigs.filters.upTo(step), upTo(at), more));
    case 'delivery':
      return DELIVERY_STEPS.map((step, at) =>
        choice(step, words.gigs.filters.withinDays(step), upTo(at), more),
      );
    case 'rating':
      return RATING_STEPS.map((step, at) =>
        choice(step, words.gigs.filters.stars(step), from(RATING_STEPS.length - at), more),
      );
    case 'online':
      return [choice(1, words.gigs.filters.online, sum(rows), more)];
    default:
      return [...rows]
        .sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1))
        .slice(0, VALUES_MAX)
        .map((row) => ({ value: row.value, name: row.name, count: sum([row]), more }));
  }
}

/** The same values under the names that the reader's language has for them; skills keep their own. */
export function inLanguage(facets: Facets, language: Language = 'en'): Facets {
  const nameOf: Partial<Record<FacetName, (facet: Facet) => string>> = {
    category: ({ name }) => namedIn(language, name),
    skill: ({ name }) => name,
    language: ({ value, name }) => languageName({ id: value, name }, language),
  };
  const entries = facetNames.map((one) => {
    const called = nameOf[one] ?? (({ name }: Facet) => render(name, language));
    return [one, facets[one].map((facet) => ({ ...facet, name: called(facet) }))];
  });
  return Object.fromEntries(entries) as Facets;
}

function choice(value: number, name: string, count: number, more: boolean): Facet {
  return { value: String(value), name, count, more };
}

/** At most as many as are counted. */
function sum(rows: readonly Counted[]): number {
  return Math.min(
    COUNTED_MAX,
    rows.reduce((all, row) => all + row.count, 0),
  );
}
