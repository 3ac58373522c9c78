/** Body parsing of the simulator's own scope, apart from whatever the surrounding server does. */
import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';

const BODY_LIMIT = 256 * 1024;

/** JSON (an empty body is an empty object, as Paystack's bodiless POSTs need) and form fields. */
export function installParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const;
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', options, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_request, body, done) => {
    done(null, { ...parse(body) });
  });
}
