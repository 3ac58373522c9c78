/** Places from the libraries, by ISO 3166; and names of places and languages in the reader's language. */
import { allCountries } from 'country-region-data';
import type { Language } from '#contract/core/languages.ts';

export type Place = { key: string; name: string };
export type NamedLanguage = { id: string; name: string };

/** What the list of places has for an unknown code. */
const NO_CODE = 'undefined';

/** All countries, by name. */
export const countries: readonly Place[] = allCountries.map(([name, key]) => ({ key, name })).sort(byName);

/** States by country; a country without states has itself as its only one. */
export const states: ReadonlyMap<string, readonly Place[]> = new Map(
  allCountries.map(([name, key, regions]) => {
    const list = regions.map(([region, code]) => ({ key: keyOf(region, code, regions), name: region }));
    const whole = list.length === 0 || (list.length === 1 && list[0]?.name === name);
    return [key, whole ? [{ key, name }] : list.sort(byName)];
  }),
);

/** The ISO code, or, where the list has no unique one, the name (25 characters at most, as the form allows). */
function keyOf(region: string, code: string, regions: readonly (readonly [string, string])[]): string {
  const unique = code && code !== NO_CODE && regions.filter(([, other]) => other === code).length === 1;
  return unique ? code : region.slice(0, 25);
}

function byName(a: Place, b: Place): number {
  return a.name.localeCompare(b.name, 'en');
}

const countryNames = new Map(countries.map(({ key, name }) => [key, name]));

const FRENCH_PLACES = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
export const ENGLISH_LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const FRENCH_LANGUAGES = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' });

/** The country's name in the reader's language; undefined for an unknown country. */
export function countryName(countryId: string, language: Language = 'en'): string | undefined {
  const name = countryNames.get(countryId);
  return (language === 'fr' && name && FRENCH_PLACES.of(countryId)) || name;
}

/** Where most people are; listed first. */
const MARKETS = ['NG', 'GH', 'KE', 'ZA', 'SN'];

/** All countries in the reader's language: our markets, then the rest by name. */
export function countriesIn(language: Language = 'en'): Place[] {
  return countries
    .map(({ key, name }) => ({ key, name: countryName(key, language) ?? name }))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, language));
}

function rankOf({ key }: Place): number {
  return MARKETS.includes(key) ? MARKETS.indexOf(key) : MARKETS.length;
}

/**
 * The name of a spoken language in the reader's language. `name` is the stored one, which is kept where it is not
 * CLDR's own: CLDR has none, or treats the language as another one (Twi as Akan).
 */
export function languageName({ id, name }: NamedLanguage, language: Language = 'en'): string {
  if (language === 'en' || commonName(ENGLISH_LANGUAGES, id) !== name) return name;
  const own = FRENCH_LANGUAGES.of(id) ?? name;
  return own.charAt(0).toLocaleUpperCase('fr') + own.slice(1);
}

/** Undefined where CLDR has no name, or treats the language as part of another (`knc` as `kr`). */
export function commonName(names: Intl.DisplayNames, id: string): string | undefined {
  const name = names.of(id);
  return name !== undefined && Intl.getCanonicalLocales(id)[0] === id ? name : undefined;
}
