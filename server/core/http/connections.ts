/** How long a connection may take and how many there may be: slow ones are answered 408 and closed (rule 7.3). */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEARTBEAT_SECONDS } from '#contract/core/live-names.ts';
import { words } from '#contract/words.ts';
import { languageOfCall, render } from '../i18n/language.ts';

export type LiveTiming = {
  /** Between two signs of life of a silent stream; the same unit for the others. */
  beatMs: number;
  /** Between two looks at the sessions. */
  recheckMs: number;
  /** Without a stream for so long, a person is gone: a page that loads again is no leaving. */
  goneMs: number;
};

export type Connections = {
  /** For all headers to arrive, in milliseconds; the same for the others that end in `Ms`. */
  headersMs: number;
  /** For the body of a request that takes no file. */
  bodyMs: number;
  /** For a whole request with a file: as long as the browser waits for 25 MB on a slow phone (rules 14). */
  uploadMs: number;
  /** Between two requests of one connection. */
  idleMs: number;
  /** How often the server looks for those that took too long. */
  checkEveryMs: number;
  /** Open at once; more are closed on arrival. */
  most: number;
  /** Milliseconds. An event loop that lags more than this is overloaded: the process answers 503 until it recovers. 0: never. */
  chokingMs: number;
  /** Of the live streams. */
  live: LiveTiming;
};

export const CONNECTIONS: Connections = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 200_000,
  idleMs: 72_000,
  checkEveryMs: 1_000,
  most: 4_000,
  chokingMs: 3_000,
  live: { beatMs: HEARTBEAT_SECONDS * 1_000, recheckMs: 60_000, goneMs: 15_000 },
};

/** The part of it that Node keeps itself. */
export function serverLimits(limits: Connections) {
  return {
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
  };
}

/** The rest: the number of connections, and less time for bodies of ordinary size. */
export function limitConnections(http: FastifyInstance, limits: Connections): void {
  http.server.maxConnections = limits.most;
  const ordinary = http.initialConfig.bodyLimit ?? 0;
  http.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || (request.routeOptions.bodyLimit ?? 0) > ordinary) return;
    const timer = setTimeout(() => {
      reply.hijack();
      const message = render(words.common.refusals.tooSlow, languageOfCall(request));
      const body = {
        success: false,
        message,
        error: { message },
      };
      reply.raw.writeHead(408, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
      reply.raw.end(JSON.stringify(body), () => request.raw.destroy());
    }, limits.bodyMs);
    request.raw.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
