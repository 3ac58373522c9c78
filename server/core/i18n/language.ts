/** Language selection: what the browser asks for, the catalogue of each language, and the route that stores the choice. */
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

/** Returns the language of an account: chosen, else that of the last login (`users.language`); English when it has none or was deleted. */
export function languageOfAccount(stored: string | null | undefined): Language {
  return isLanguage(stored) ? stored : 'en';
}

/** Returns the catalogue of a language. */
export function wordsIn(language: Language): Catalogue {
  return language === 'fr' ? french : english;
}

/** Returns the sentence for a catalogue code; other text, such as a bank's answer, is returned unchanged. */
export function render(code: string, language: Language = 'en'): string {
  return renderCode(code, wordsIn(language));
}

/** How a language writes dates (`locale`), amounts of money, percentages, and a colon after what it introduces. */
export function writingOf(
  language: Language,
): MoneyMarks & { locale: string; colon: string; percent: string } {
  return language === 'fr' ? frenchWriting : writing;
}

/** Returns a formatter for dates in Africa/Lagos, with times where `style` asks for them. */
export function datesIn(
  language: Language,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): Intl.DateTimeFormat {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Africa/Lagos' });
}

/** Translates a name that is stored in English, such as a category's. */
export function translateName(language: Language, name: string): string {
  return wordsIn(language).common.named.of(name);
}

/** Returns the language of a page: the choice made in this browser, else the browser's preference. */
export function languageOfPage(request: FastifyRequest): Language {
  const chosen = cookiesOf(request, LANGUAGE_COOKIE).find(isLanguage);
  return chosen ?? languageOfCall(request);
}

/** Returns the language an API call asks for. The app always asks for the language of its page. */
export function languageOfCall(request: FastifyRequest): Language {
  return preferred(request.headers['accept-language'] ?? '');
}

/** Returns our language with the highest weight in the header; English when it names none of them. */
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

/** Returns the path if it is on this site, else `/`, so that a link cannot redirect to another site. */
export function ownPath(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])[!-~]*$/.test(asked)) return '/';
  // Resolving `..` can leave two leading slashes, which name another site.
  return URL.parse(asked, 'https://here.invalid')?.pathname.startsWith('//') ? '/' : asked;
}
