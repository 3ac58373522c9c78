/** The composition root: one Fastify app over one database, with every module mounted under /api. */
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyUnderPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { words } from '#contract/words.ts';
import { authenticate } from './accounts/queries.ts';
import type { Chore } from './core/background.ts';
import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import type { Services } from './core/context.ts';
import type { Database } from './core/db.ts';
import { mountDevMail } from './core/dev-mail.ts';
import { answerErrors } from './core/errors.ts';
import { dispatchEvents } from './core/events.ts';
import { mountFiles } from './core/file-routes.ts';
import { createFileStore } from './core/files.ts';
import { mountHealth } from './core/health.ts';
import { refusePackedBody } from './core/http.ts';
import { forgetOldKeys } from './core/idempotency.ts';
import { createMailer } from './core/mail.ts';
import { mountApiDocs } from './core/openapi.ts';
import { Refusal } from './core/refusal.ts';
import { createThrottles } from './core/throttle.ts';
import { createWaker } from './core/wake.ts';
import { modules } from './modules.ts';

export type App = {
  http: FastifyInstance;
  services: Services;
  /** The background work, to be put on a schedule (main.ts) or run by hand (tests). */
  chores: readonly Chore[];
  /** From now on a commit wakes the chores that follow it. */
  startWaking(): void;
  close(): Promise<void>;
};

export type Parts = { config: Config; database: Database; clock: Clock; logger?: boolean | undefined };

/** As long as a phone on a slow network may need for 25 MB; the browser gives up after the same time (specification 9). */
const REQUEST_TIMEOUT_MS = 200_000;
/** Above this the process is choking: it answers 503 until it breathes again. */
const LOOP_DELAY_MAX_MS = 3_000;

export async function buildApp({ config, database, clock, logger = true }: Parts): Promise<App> {
  const http = Fastify({
    logger: logger
      ? {
          level: config.logLevel,
          redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], censor: '[redacted]' },
          serializers: { req: (req) => ({ method: req.method, url: req.url?.split('?')[0] }) },
        }
      : false,
    bodyLimit: 256 * 1024,
    trustProxy: config.trustedProxy ?? false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
  });
  http.removeContentTypeParser('text/plain');
  http.addHook('onRequest', refusePackedBody);
  const waker = createWaker((error) => http.log.error(error));
  const services: Services = {
    config,
    database,
    clock,
    files: createFileStore(config.dataDir, config.signingSecret),
    wake: waker.wake,
  };
  answerErrors(http);
  await http.register(fastifyHelmet, {
    contentSecurityPolicy: securityPolicy(config),
    hsts: config.production,
  });
  await http.register(fastifyUnderPressure, {
    maxEventLoopDelay: LOOP_DELAY_MAX_MS,
    pressureHandler: () => {
      throw new Refusal(503, words.refusal.busy, { retryAfterSeconds: 5 });
    },
  });
  await http.register(fastifyMultipart);
  await http.register(fastifyRateLimit, { global: false });
  const mounting = { services, throttles: createThrottles(http, config.rateLimits), authenticate };

  mountHealth(http, services);
  mountFiles(http, services);
  if (!config.production) mountDevMail(http, services);
  await http.register(
    async (api) => {
      for (const module of modules) module.mount(api, mounting);
      await mountApiDocs(api, config);
    },
    { prefix: '/api' },
  );

  const chores = choresOf(services, (error) => http.log.error(error));
  waker.chores(chores.filter((chore) => chore.onWake));
  return {
    http,
    services,
    chores,
    startWaking: waker.start,
    close: async () => {
      await waker.stop();
      await http.close();
    },
  };
}

function choresOf(services: Services, report: (error: unknown) => void): Chore[] {
  const effects = modules.flatMap((module) => module.effects ?? []);
  const mailer = createMailer(services.config);
  return [
    ...modules.flatMap((module) => module.chores?.(services) ?? []),
    {
      name: 'dispatch-events',
      every: '* * * * *',
      onWake: true,
      run: () => dispatchEvents(services, effects, report),
    },
    { name: 'send-mail', every: '* * * * *', onWake: true, run: () => mailer.send(services) },
    {
      name: 'forget-old-keys',
      every: '17 3 * * *',
      run: () => forgetOldKeys(services.database.db, services.clock.now()),
    },
  ];
}

/**
 * Scripts and styles only from our own files, HTML only through DOMPurify's policy; the page may be framed by nobody.
 * Vite needs more while developing.
 */
function securityPolicy(config: Config) {
  const inline = config.dev ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: inline,
      styleSrc: inline,
      imgSrc: ["'self'", 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: config.dev ? ["'self'", 'ws:'] : ["'self'"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(!config.dev && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default', 'dompurify'] }),
    },
  };
}
