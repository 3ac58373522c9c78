/** The living languages by ISO 639. The list is large: it is loaded only where the table of languages is filled. */
import { iso6393 } from 'iso-639-3';
import { commonName, ENGLISH_LANGUAGES, type NamedLanguage } from '../rules.ts';

const byLetters = new Intl.Collator('en', { ignorePunctuation: true });

/**
 * The living languages, sorted by name. Ids have two letters where ISO 639-1 has them, else the three of ISO 639-3.
 * Names are those of CLDR in English (`Swahili`), or of the standard where CLDR has none or would give two languages
 * the same one (Akan and Twi). Takes about 100 ms.
 */
export function livingLanguages(): NamedLanguage[] {
  const found = iso6393
    .filter((language) => language.type === 'living')
    .map((language) => {
      const id = language.iso6391 ?? language.iso6393;
      return { id, standard: language.name, name: commonName(ENGLISH_LANGUAGES, id) ?? language.name };
    });
  const bearers = new Map<string, number>();
  for (const { name } of found) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return found
    .map(({ id, standard, name }) => ({ id, name: bearers.get(name) === 1 ? name : standard }))
    .sort((a, b) => byLetters.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
