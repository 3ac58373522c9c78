/** The languages in which people can use the product, and where the choice of a browser is kept. */

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' };

/** The units of a distance in time. */
export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

/** The cookie of a browser; who is signed in has the choice on the account as well. */
export const LANGUAGE_COOKIE = 'adire.language';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** `index.html` in English, `index.fr.html` in French: what both builds of the browser part write under one name stands side by side. */
export function fileIn(name: string, language: Language): string {
  const dot = name.lastIndexOf('.');
  return language === 'en' ? name : `${name.slice(0, dot)}.${language}${name.slice(dot)}`;
}

/** Where a browser is sent to choose a language: the server keeps the choice and leads on to `place`, a path of this site. */
export function languagePath(language: Language, place: string): string {
  return `/language/${language}?to=${encodeURIComponent(place)}`;
}
