/** The address that keeps the language of a browser, with and without script: a cookie, and on to where one was. */
import type { FastifyInstance } from 'fastify';
import { isLanguage, LANGUAGE_COOKIE } from '#contract/core/languages.ts';
import { notFound } from '../http/refusal.ts';

const YEAR_S = 365 * 86_400;

export function mountLanguages(app: FastifyInstance, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  app.get<{ Params: { language: string }; Querystring: { to?: unknown } }>(
    '/language/:language',
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language)) throw notFound();
      return reply
        .header(
          'set-cookie',
          `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${secure}`,
        )
        .header('cache-control', 'no-store')
        .redirect(ownPath(request.query.to), 303);
    },
  );
}

/** A path of this site, or its front page: nobody is led elsewhere by a link. */
export function ownPath(asked: unknown): string {
  return typeof asked === 'string' && /^\/(?![/\\])[!-~]*$/.test(asked) ? asked : '/';
}
