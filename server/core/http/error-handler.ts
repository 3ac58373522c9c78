/** The one error handler: refusals speak, everything else is logged and answers a plain sentence. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal as RefusalBody } from '#contract/core/errors.ts';
import type { Language } from '#contract/core/languages.ts';
import { words } from '#contract/words.ts';
import { diskFull, isDiskFull } from '../files/disk-full.ts';
import { languageOfCall, translated } from '../i18n/language.ts';
import { notFound, Refusal } from './refusal.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    answer(asRefusal(error), error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => answer(notFound(), null, request, reply));
}

async function answer(refusal: Refusal | null, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const route = request.routeOptions.url;
  if (!refusal) request.log.error({ err: error, route }, 'request failed');
  else if (refusal.status >= 500) request.log.warn({ status: refusal.status, route }, 'request not served');
  const status = refusal?.status ?? 500;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(bodyOf(refusal, request.id, languageOfCall(request)));
}

function bodyOf(refusal: Refusal | null, requestId: string, language: Language): RefusalBody {
  const message = translated(refusal?.message ?? words.refusal.failed, language);
  return {
    success: false,
    message,
    error: { message },
    ...(refusal?.errors && { errors: translatedFields(refusal.errors, language) }),
    ...(refusal?.code && { code: refusal.code }),
    ...((refusal?.status ?? 500) >= 500 && { request_id: requestId }),
  };
}

function translatedFields(errors: Record<string, string[]>, language: Language): Record<string, string[]> {
  const fields = Object.entries(errors);
  return Object.fromEntries(
    fields.map(([field, messages]) => [field, messages.map((message) => translated(message, language))]),
  );
}

/** PostgreSQL's own words for what a race or a guard refused. */
const SQLSTATE = { uniqueViolation: '23505', nulByte: '22021', jsonNul: '22P05' };

function asRefusal(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return diskFull();
  const code = error.code;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, words.refusal.tooLarge);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, words.refusal.wrongType);
  if (code === SQLSTATE.nulByte || code === SQLSTATE.jsonNul) return new Refusal(422, words.form.invalid);
  if (code === SQLSTATE.uniqueViolation) {
    return new Refusal(409, words.refusal.keyBusy, { code: 'already_done' });
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(400, words.refusal.badRequest);
  }
  return null;
}
