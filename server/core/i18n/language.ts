/** In which language somebody is answered: what a browser asks for, the catalogue in it, and the address that keeps the choice. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/core/languages.ts';
import type { MoneyMarks } from '#contract/core/money.ts';
import { renderCode } from '#contract/words/codes.ts';
import * as writing from '#contract/words/en/language.ts';
import { words as english } from '#contract/words/en.ts';
import type { Catalogue } from '#contract/words/fr/complete.ts';
import * as frenchWriting from '#contract/words/fr/language.ts';
import { words as french } from '#contract/words/fr.ts';
import { cookiesOf, setCookie } from '../http/cookies.ts';
import { notFound } from '../http/refusal.ts';

/** Of an account: chosen, else that of the last login (`users.language`); English for one that has none, or is gone. */
export function languageOfAccount(stored: string | null | undefined): Language {
  return isLanguage(stored) ? stored : 'en';
}

/** The catalogue of a language. */
export function wordsIn(language: Language): Catalogue {
  return language === 'fr' ? french : english;
}

/** The sentence behind a code of the catalogue; other text, such as what a bank answered, stays as it is. */
export function render(code: string, language: Language = 'en'): string {
  return renderCode(code, wordsIn(language));
}

/** How a language writes dates (`locale`), amounts of money, percentages, and a colon after what it introduces. */
export function writingOf(
  language: Language,
): MoneyMarks & { locale: string; colon: string; percent: string } {
  return language === 'fr' ? frenchWriting : writing;
}

/** Writes days in Africa/Lagos as pages and documents have them, and times where `style` says so. */
export function datesIn(
  language: Language,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): Intl.DateTimeFormat {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Africa/Lagos' });
}

/** A name that is stored in English, such as a category's, as people read it. */
export function namedIn(language: Language, name: string): string {
  return wordsIn(language).common.named.of(name);
}

/** Of a page: what the person chose in this browser, else what the browser prefers. */
export function languageOfPage(request: FastifyRequest): Language {
  const chosen = cookiesOf(request, LANGUAGE_COOKIE).find(isLanguage);
  return chosen ?? languageOfCall(request);
}

/** Of a call to the API: what it asks for. The app always asks for the language of its page. */
export function languageOfCall(request: FastifyRequest): Language {
  return preferred(request.headers['accept-language'] ?? '');
}

/** The product's language that is requested with the highest weight; English where none is. */
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

const YEAR_S = 365 * 86_400;

export function mountLanguages(app: FastifyInstance, publicUrl: string): void {
  app.get<{ Params: { language: string }; Querystring: { to?: unknown } }>(
    '/language/:language',
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language)) throw notFound();
      return reply
        .header(
          'set-cookie',
          setCookie(publicUrl, LANGUAGE_COOKIE, language, `Max-Age=${YEAR_S}; SameSite=Lax`),
        )
        .header('cache-control', 'no-store')
        .redirect(ownPath(request.query.to), 303);
    },
  );
}

/** A path of this site, or its front page: nobody is led elsewhere by a link. */
export function ownPath(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])[!-~]*$/.test(asked)) return '/';
  // Dots that go up can leave two slashes in front, which name another site again.
  return URL.parse(asked, 'https://here.invalid')?.pathname.startsWith('//') ? '/' : asked;
}
