/** In which language somebody is answered: what a browser asks for, and the catalogue in that language. */
import type { FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/core/languages.ts';
import type { MoneyMarks } from '#contract/core/money.ts';
import {
  type Catalogue,
  frenchCounted,
  frenchNamed,
  frenchScreens,
  frenchWords,
  frenchWritten,
  type Written,
  written,
} from '#contract/words/fr/complete.ts';
import * as frenchWriting from '#contract/words/fr/language.ts';
import * as writing from '#contract/words/language.ts';
import { counted, named, screens, words } from '#contract/words.ts';
import { translator } from './translation.ts';

/** `index.html` in English, `index.fr.html` in French, as the build writes them (`scripts/lib/word-language.ts`). */
export function fileIn(name: string, language: Language): string {
  const dot = name.lastIndexOf('.');
  return language === 'en' ? name : `${name.slice(0, dot)}.${language}${name.slice(dot)}`;
}

/** The catalogue of a language. */
export function wordsIn(language: Language): Catalogue {
  return language === 'fr' ? frenchWords : words;
}

/** What the server writes whole, in a language: public pages, rules, papers. */
export function writtenIn(language: Language): Written {
  return language === 'fr' ? frenchWritten : written;
}

/** How a language writes dates (`locale`) and amounts of money. */
export function writingOf(language: Language): MoneyMarks & { locale: string } {
  return language === 'fr' ? frenchWriting : writing;
}

/** A name that is stored in English, such as a category's, as people read it. */
export function namedIn(language: Language, name: string): string {
  return (language === 'fr' ? frenchNamed : named).of(name);
}

/** Of a page: what the person chose in this browser, else what the browser prefers. */
export function languageOfPage(request: FastifyRequest): Language {
  const chosen = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE.replace('.', '\\.')}=([a-z]+)`);
  const cookie = chosen.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(cookie) ? cookie : languageOfCall(request);
}

/** Of a call to the API: what it asks for. The app always asks for the language of its page. */
export function languageOfCall(request: FastifyRequest): Language {
  return preferred(request.headers['accept-language'] ?? '');
}

/** The first of the product's languages that is asked for with the highest weight; English where none is. */
export function preferred(header: string): Language {
  const asked = header.split(',').map((part) => {
    const [name = '', ...settings] = part.trim().split(';');
    const weight = settings.map((setting) => /^ *q=([\d.]+)$/.exec(setting)?.[1]).find(Boolean);
    return { name: name.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const [best] = asked
    .filter(({ name, weight }) => isLanguage(name) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return isLanguage(best?.name) ? best.name : 'en';
}

const toFrench = translator(
  [
    [words, frenchWords],
    [screens, frenchScreens],
    [counted, frenchCounted],
    [named, frenchNamed],
  ],
  (text) => (/^N[\d,]+$/.test(text) ? text.replaceAll(',', frenchWriting.thousands) : text),
);

/** A sentence of the English catalogue in another language; what is not of the catalogue stays as it is. */
export function translated(text: string, language: Language): string {
  return language === 'fr' ? toFrench(text) : text;
}
