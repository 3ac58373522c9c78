/** The composition root: one Fastify app over one database, with every module mounted under /api. */
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyUnderPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { words } from '#contract/words.ts';
import type { Database } from '#server/core/db/database.ts';
import { mountFiles } from '#server/core/files/file-routes.ts';
import { createFiles } from '#server/core/files/files.ts';
import { openStore } from '#server/core/files/open-store.ts';
import { compressReply } from '#server/core/http/compression.ts';
import { limitConnections, serverLimits } from '#server/core/http/connections.ts';
import type { Services } from '#server/core/http/context.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import { answerErrors } from '#server/core/http/error-handler.ts';
import { mountHealth } from '#server/core/http/health.ts';
import { mountApiDocs } from '#server/core/http/openapi.ts';
import { refuseCompressedBody } from '#server/core/http/parsing.ts';
import { createPublicAnswers } from '#server/core/http/public-answers.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { mountLanguages } from '#server/core/i18n/language.ts';
import { type Live, startLive } from '#server/core/live/live.ts';
import { addLiveCursors, mountLive } from '#server/core/live/live-routes.ts';
import { mountDevMail } from '#server/core/mail/dev-mail.ts';
import { mountMetrics } from '#server/core/metrics/metrics.ts';
import { traceRequests } from '#server/core/metrics/tracing.ts';
import { sendSecurityHeaders } from '#server/core/security/headers.ts';
import { type LogTarget, logSettings } from '#server/core/security/log.ts';
import { createThrottles } from '#server/core/security/throttle.ts';
import { mountResumable } from '#server/core/uploads/resumable.ts';
import { createWorker } from '#server/core/work/worker.ts';
import type { HeadOf } from '#server/web-assets/web.ts';
import { createPresence, findSession, keepOnline, markOffline } from './accounts/presence/commands.ts';
import { openSessions } from './accounts/queries.ts';
import { mountRefusalLog } from './accounts/security-log/routes.ts';
import { type Background, backgroundOf } from './background.ts';
import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { createSessionCache } from './core/security/session-cache.ts';
import { notifyPresence } from './messaging/commands.ts';
import { businessGauges } from './metrics/queries.ts';
import { modules } from './modules.ts';
import { mountUnsubscribe } from './notifications/unsubscribe/routes.ts';
import { authenticateOperator } from './operator/sessions/commands.ts';
import { mountCopies } from './own-data/routes.ts';
import { mountPublicPages } from './public-pages/routes.ts';
import { sharedHeadOf } from './sharing/heads/queries.ts';
import { mountSharing } from './sharing/routes.ts';

export type App = Background & {
  http: FastifyInstance;
  services: Services;
  /** Makes the head of a page, the same for every visitor. */
  headOf: HeadOf;
  /** Waits until the presence of everyone seen so far is written. */
  presenceWritten(): Promise<void>;
  /** The open streams. */
  live: Live;
  /** From now on the health check says that it is not ready; calls are still answered. */
  leave(): void;
  close(): Promise<void>;
};

export type Parts = {
  config: Config;
  database: Database;
  clock: Clock;
  logger?: boolean | undefined;
  log?: LogTarget | undefined;
  /** Milliseconds for which public answers are cached. */
  publicKeptMs?: number | undefined;
};

export async function buildApp(parts: Parts): Promise<App> {
  const { config, database, clock, logger = true, log } = parts;
  const http = Fastify({
    logger: logger && logSettings(config.logLevel, log),
    bodyLimit: 256 * 1024,
    trustProxy: config.trustedProxy ?? false,
    ...serverLimits(config.connections),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
  });
  http.removeContentTypeParser('text/plain');
  limitConnections(http, config.connections);
  traceRequests(http);
  http.addHook('onRequest', refuseCompressedBody);
  const report = (error: unknown) => http.log.error(error);
  const worker = createWorker();
  const publicAnswers = createPublicAnswers(clock, parts.publicKeptMs);
  const sessions = createSessionCache(() => live.caughtUp());
  const fileStore = openStore(config.files);
  const services: Services = {
    config,
    database,
    clock,
    files: createFiles(fileStore, config.signingSecret),
    fileStore,
    wake: () => {
      publicAnswers.forget();
      sessions.wrote();
      worker.wake();
    },
    report,
  };
  answerErrors(http);
  await guard(http, config, database);
  const presence = createPresence(database.db, report);
  const mounting: Mounting = {
    services,
    throttles: createThrottles(http, services),
    publicAnswers,
    authenticate: async (tx, token, now) => {
      const actor = await sessions.actorOf(token, now, () => findSession(tx, token, now));
      if (actor) presence.touch(actor, now);
      return actor;
    },
    authenticateOperator: (tx, token, address, now) =>
      authenticateOperator(tx, token, config.operatorAddresses, address, now),
  };
  const live = await startLive({
    database,
    timing: config.connections.live,
    report,
    stillOpen: async (sessions) => {
      const now = clock.now();
      for (const session of sessions) presence.touch(session, now);
      return openSessions(
        database.db,
        sessions.map(({ tokenHash }) => tokenHash),
        now,
      );
    },
    presenceChanged: async (userId, here) => {
      await (here ? keepOnline : markOffline)(database.db, userId, clock.now());
      await notifyPresence(database.db, userId, here);
    },
    accountChanged: sessions.drop,
  });

  mountMetrics(http, services, businessGauges(services));
  const health = mountHealth(http, services);
  await mountAll(http, mounting, live);

  return {
    http,
    services,
    ...backgroundOf(services, worker),
    headOf: sharedHeadOf(mounting),
    presenceWritten: presence.written,
    live,
    leave: health.leave,
    close: async () => {
      await worker.stop();
      await live.close();
      await http.close();
      await presence.written();
    },
  };
}

/** Mounts everything that answers requests. */
async function mountAll(http: FastifyInstance, mounting: Mounting, live: Live): Promise<void> {
  const { services } = mounting;
  const { config } = services;
  mountFiles(http, services);
  if (!config.production) mountDevMail(http, services);
  mountSharing(http, mounting);
  mountLanguages(http, config.publicUrl);
  mountPublicPages(http, mounting);
  mountCopies(http, mounting);
  mountUnsubscribe(http, mounting);
  await http.register(
    async (api) => {
      addLiveCursors(api, live);
      mountRefusalLog(api, mounting);
      for (const module of modules) module.mount?.(api, mounting);
      mountLive(api, mounting, live);
      await mountResumable(api, mounting);
      await mountApiDocs(api, config);
    },
    { prefix: '/api' },
  );
}

/** Headers for the browser, 503 while the process is overloaded, and the readers and counters that endpoints use. */
async function guard(http: FastifyInstance, config: Config, { kind }: Database): Promise<void> {
  sendSecurityHeaders(http, config);
  http.addHook('onSend', compressReply);
  await http.register(fastifyUnderPressure, {
    // An in-process database delays the event loop without anything being wrong.
    maxEventLoopDelay: kind === 'pglite' ? 0 : config.connections.overloadLagMs,
    pressureHandler: () => {
      throw new Refusal(503, words.common.refusals.busy, { retryAfterSeconds: 5 });
    },
  });
  await http.register(fastifyMultipart);
  await http.register(fastifyRateLimit, { global: false });
}
