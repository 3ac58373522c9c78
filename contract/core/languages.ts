/** The languages of the product, and where a browser's choice is stored. */

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Each language's name for itself. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' };

/** The units of a distance in time. */
export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

/** The cookie that stores a browser's choice; for signed-in people the account stores it too. */
export const LANGUAGE_COOKIE = 'adire.language';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** `index.html` in English, `index.fr.html` in French, so that files both browser builds write under one name can lie side by side. */
export function languageFileName(name: string, language: Language): string {
  const dot = name.lastIndexOf('.');
  return language === 'en' ? name : `${name.slice(0, dot)}.${language}${name.slice(dot)}`;
}

/** The address that sets the language: the server stores the choice and redirects to `place`, a path of this site. */
export function languagePath(language: Language, place: string): string {
  return `/language/${language}?to=${encodeURIComponent(place)}`;
}
