/** The link in the foot and in the header of a mail: GET changes nothing, POST stops the mails (RFC 8058). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#server/accounts/queries.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import { languageOfPage } from '#server/core/i18n/language.ts';
import { stopMails } from '../commands.ts';
import { readLink, UNSUBSCRIBE_PATH } from './rules.ts';
import { askPage, brokenPage, donePage, PAGE_HEADERS } from './views.ts';

/** Mounted at the root, not under /api: people and mail programs come here without a token. Pages are in the account's language. */
export function mountUnsubscribe(app: FastifyInstance, { services, throttles }: Mounting): void {
  const { config, database } = services;
  const answer = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html);
  const read = (request: FastifyRequest) => readLink(config, request.query as Record<string, unknown>);

  app.register(async (scope) => {
    // The address says everything: the body is accepted unread, in any form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: BODY_MAX, parseAs: 'buffer' }, (_request, _body, done) => {
      done(null, null);
    });
    scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      await throttles.check({ method: 'GET' }, request, null);
      const asked = read(request);
      if (!asked) return answer(reply, 404, brokenPage(languageOfPage(request)));
      return answer(reply, 200, askPage(await languageOf(database.db, asked.userId), asked.kind));
    });
    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      await throttles.check({ method: 'POST' }, request, null);
      const asked = read(request);
      if (!asked) return answer(reply, 404, brokenPage(languageOfPage(request)));
      await database.db.transaction().execute((tx) => stopMails(tx, asked.userId, asked.kind));
      return answer(reply, 200, donePage(await languageOf(database.db, asked.userId), asked.kind));
    });
  });
}

const BODY_MAX = 4_096;
