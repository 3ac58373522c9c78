/** The Paystack simulator as a Fastify plugin: API, hosted checkout, steering, all under one prefix. */

import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { uploadRoutes } from './api/dispute-routes.ts';
import { apiRoutes } from './api/routes.ts';
import { openBalance } from './balance.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { createSimulator, type SimulatorOptions } from './context.ts';
import { controlRoutes } from './control/routes.ts';
import { assetRoutes } from './pages.ts';
import { registerScheduledJobs } from './scheduled-jobs.ts';
import { steeringRoutes } from './steering/routes.ts';

export type { SimulatorOptions } from './context.ts';

/**
 * Mount with `app.register(paystackSimulator, { prefix, ...options })`. Opens its book at once, resumes unfinished
 * work of an earlier run, and ends timers, running webhooks and the book when the app closes.
 */
export async function paystackSimulator(app: FastifyInstance, options: SimulatorOptions): Promise<void> {
  const closing = new AbortController();
  const simulator = createSimulator(options, closing.signal, (error) => app.log.error(error));
  openBalance(simulator);
  registerScheduledJobs(simulator);
  installParsers(app);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status: false, message: 'Endpoint not found' }),
  );
  await app.register(async (api) => apiRoutes(api, simulator));
  await app.register(async (checkout) => checkoutRoutes(checkout, simulator));
  await app.register(async (uploads) => uploadRoutes(uploads, simulator));
  steeringRoutes(app, simulator);
  assetRoutes(app);
  await app.register(async (control) => controlRoutes(control, simulator));

  app.addHook('onReady', async () => simulator.agenda.start());
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => {
    await simulator.agenda.stop();
    simulator.book.close();
  });
}

const BODY_LIMIT = 256 * 1024;

/** Parsers for JSON (an empty body is an empty object, for Paystack's POSTs without a body) and form fields. */
function installParsers(app: FastifyInstance): void {
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
