/** The one error handler: refusals are sent as they are, everything else is logged and answered with a general sentence. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal as RefusalBody } from '#contract/core/errors.ts';
import type { Language } from '#contract/core/languages.ts';
import { readCode } from '#contract/words/codes.ts';
import { words } from '#contract/words.ts';
import { DatabaseAway } from '../db/database.ts';
import { diskFull, isDiskFull } from '../files/quota.ts';
import { StoreAway } from '../files/store.ts';
import { languageOfCall, render } from '../i18n/language.ts';
import { notFound, Refusal } from './refusal.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answer(asRefusal(error), error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => answer(notFound(), null, request, reply));
}

const OF_FILES = ['content-length', 'content-range', 'content-disposition', 'accept-ranges'];

async function answer(refusal: Refusal | null, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const route = request.routeOptions.url;
  const isFault = !refusal || (refusal.status >= 500 && !(error instanceof Refusal));
  if (isFault) request.log.error({ err: error, route }, 'request failed');
  else if (refusal.status >= 500) request.log.warn({ status: refusal.status, route }, 'request not served');
  const status = refusal?.status ?? 500;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  // When reading a file fails before any of it was sent, its headers are already set.
  for (const name of OF_FILES) reply.removeHeader(name);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(bodyOf(refusal, request.id, languageOfCall(request)));
}

/** The only place where codes become sentences, in the language of the call; the codes are sent along. */
function bodyOf(refusal: Refusal | null, requestId: string, language: Language): RefusalBody {
  const said = refusal?.message ?? words.common.refusals.failed;
  const coded = readCode(said);
  const code = refusal?.code ?? coded?.code;
  const message = render(said, language);
  return {
    success: false,
    message,
    error: { message },
    ...(refusal?.errors && {
      errors: eachField(refusal.errors, (one) => render(one, language)),
      fields: eachField(refusal.errors, (one) => readCode(one) ?? { code: one, params: [] }),
    }),
    ...(code && { code }),
    ...(coded && coded.params.length > 0 && { params: coded.params }),
    ...((refusal?.status ?? 500) >= 500 && { request_id: requestId }),
  };
}

function eachField<T>(errors: Record<string, string[]>, of: (message: string) => T): Record<string, T[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.map(of)]));
}

/** PostgreSQL's codes for errors that races and invalid input cause. */
const SQLSTATE = { uniqueViolation: '23505', nulByte: '22021', jsonNul: '22P05' };
/** Statement timeout, and a write to a server that was just demoted to a replica. */
const NOT_NOW = ['57014', '25006'];

function asRefusal(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return diskFull();
  if (error instanceof StoreAway) {
    return new Refusal(503, words.common.fileErrors.storeAway, { retryAfterSeconds: 60 });
  }
  if (error instanceof DatabaseAway || NOT_NOW.includes(error.code)) {
    return new Refusal(503, words.common.refusals.busy, { retryAfterSeconds: 2 });
  }
  const code = error.code;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, words.common.refusals.tooLarge);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, words.common.refusals.wrongType);
  if (code === SQLSTATE.nulByte || code === SQLSTATE.jsonNul)
    return new Refusal(422, words.common.errors.invalid);
  if (code === SQLSTATE.uniqueViolation) {
    return new Refusal(409, words.common.refusals.keyBusy, { code: 'already_done' });
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(400, words.common.refusals.badRequest);
  }
  return null;
}
