/** Time limits of connections and their maximum number; slow ones are answered 408 and closed (rule 7.3). */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEARTBEAT_SECONDS } from '#contract/core/live-names.ts';
import { words } from '#contract/words.ts';
import { languageOfCall, render } from '../i18n/language.ts';

export type LiveTiming = {
  /** Milliseconds between heartbeats on an idle stream. */
  beatMs: number;
  /** Milliseconds between checks that the sessions of open streams are still valid. */
  recheckMs: number;
  /** Milliseconds without a stream after which a person counts as offline: reloading a page is not leaving. */
  goneMs: number;
};

export type Connections = {
  /** Milliseconds for all headers to arrive. */
  headersMs: number;
  /** Milliseconds for the body of a request that takes no file. */
  bodyMs: number;
  /** Milliseconds for a whole request with a file: as long as the browser waits for 25 MB on a slow phone (rules 14). */
  uploadMs: number;
  /** Milliseconds a connection may be idle between two requests. */
  idleMs: number;
  /** Milliseconds between checks for connections that took too long. */
  checkEveryMs: number;
  /** Maximum number of open connections; further ones are closed on arrival. */
  maxConnections: number;
  /** Milliseconds. An event loop that lags more than this is overloaded: the process answers 503 until it recovers. 0: never. */
  overloadLagMs: number;
  /** Timing of the live streams. */
  live: LiveTiming;
};

export const CONNECTIONS: Connections = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 200_000,
  idleMs: 72_000,
  checkEveryMs: 1_000,
  maxConnections: 4_000,
  overloadLagMs: 3_000,
  live: { beatMs: HEARTBEAT_SECONDS * 1_000, recheckMs: 60_000, goneMs: 15_000 },
};

/** Returns the limits that Node enforces itself, as server options. */
export function serverLimits(limits: Connections) {
  return {
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
  };
}

/** Enforces the rest: the number of connections, and a shorter time for bodies of ordinary size. */
export function limitConnections(http: FastifyInstance, limits: Connections): void {
  http.server.maxConnections = limits.maxConnections;
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
