/** Hooks around every API call: key check, rate limit, steered faults, the call log. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../context.ts';
import { invalidKey, PaystackError, rateLimited } from '../errors.ts';
import { type Fault, takeFault } from '../faults.ts';
import type { Settings } from '../settings.ts';
import { logCall } from './calls.ts';

/** Endpoints that answer without a key. */
const OPEN_ENDPOINTS = ['GET /bank'];
const HTML_PAGE =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Returns the documented name of the requested endpoint, e.g. `GET /transaction/verify/:reference`. */
function endpointOf(request: FastifyRequest, prefix: string): string {
  const route = request.routeOptions.url ?? '';
  return `${request.method} ${route.startsWith(prefix) ? route.slice(prefix.length) : route}`;
}

/** Installs the hooks on the scope that holds the API's routes. */
export function apiHooks(api: FastifyInstance, simulator: Simulator): void {
  const countCall = createRateLimit(simulator.now);
  const faults = new WeakMap<FastifyRequest, Fault>();

  api.addHook('onRequest', async (request, reply) => {
    const endpoint = endpointOf(request, api.prefix);
    const { authorization } = request.headers;
    if (authorization || !OPEN_ENDPOINTS.includes(endpoint)) requireKey(authorization, simulator.secretKey);
    const verdict = countCall(simulator.settings().rateLimit, endpoint);
    reply.headers(verdict.headers);
    if (!verdict.allowed) throw rateLimited();
  });

  api.addHook('preHandler', async (request, reply) => {
    const fault = takeFault(simulator, endpointOf(request, api.prefix));
    if (!fault) return;
    faults.set(request, fault);
    if (fault.kind === 'delay') await setTimeout(fault.ms ?? 1_000, undefined, { signal: simulator.closing });
    else if (!fault.effect) return injure(request, reply, fault);
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const fault = faults.get(request);
    if (!fault || fault.kind === 'delay' || !fault.effect) {
      record(request, reply.statusCode, fault?.kind ?? null);
      return payload;
    }
    return spoil(request, reply, fault);
  });

  /** Applies a fault instead of the call's work. */
  async function injure(request: FastifyRequest, reply: FastifyReply, fault: Fault) {
    if (fault.kind === 'rate_limit') throw rateLimited();
    if (fault.kind === 'status') throw serverTrouble(fault);
    if (fault.kind === 'html') {
      return reply
        .code(fault.status ?? 502)
        .type('text/html; charset=utf-8')
        .send(HTML_PAGE);
    }
    record(request, null, fault.kind);
    reply.hijack();
    if (fault.kind === 'drop') reply.raw.destroy();
    else keepHanging(reply);
    return reply;
  }

  /** Applies a fault after the work was done: the reply is replaced or lost. */
  async function spoil(request: FastifyRequest, reply: FastifyReply, fault: Fault): Promise<unknown> {
    if (fault.kind === 'drop' || fault.kind === 'hang') {
      record(request, null, fault.kind);
      if (fault.kind === 'drop') reply.raw.destroy();
      else keepHanging(reply);
      return new Promise(() => {});
    }
    const error = fault.kind === 'rate_limit' ? rateLimited() : serverTrouble(fault);
    reply.code(fault.kind === 'html' ? (fault.status ?? 502) : error.httpStatus);
    record(request, reply.statusCode, fault.kind);
    reply.removeHeader('content-length');
    if (fault.kind !== 'html') return JSON.stringify(error.body);
    reply.type('text/html; charset=utf-8');
    return HTML_PAGE;
  }

  function keepHanging(reply: FastifyReply): void {
    simulator.closing.addEventListener('abort', () => reply.raw.destroy(), { once: true });
  }

  function record(request: FastifyRequest, status: number | null, fault: string | null): void {
    logCall(simulator, { endpoint: endpointOf(request, api.prefix), path: request.url, status, fault });
  }
}

function serverTrouble(fault: Fault): PaystackError {
  return new PaystackError(fault.status ?? 500, 'An error occurred', {
    meta: { nextStep: 'Try again later' },
    type: 'api_error',
    code: 'unknown',
  });
}

/** Throws unless the header carries the secret key. */
function requireKey(header: string | undefined, secretKey: string): void {
  if (header === undefined || header === '')
    throw new PaystackError(401, 'No Authorization Header was found');
  const [scheme, key, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !key || rest.length > 0)
    throw new PaystackError(401, 'Format is Authorization Bearer [secret key]');
  if (!timingSafeEqual(digest(key), digest(secretKey))) throw invalidKey();
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const WINDOW_MS = 60_000;
const TEST_LIMIT = 100;
const LIVE_LIMIT = 600;

/** Live limits of endpoints with their own limit, each counted separately. */
const LIVE_LIMITS: Readonly<Record<string, number>> = {
  'GET /transaction/verify/:reference': 3_000,
  'GET /bank/resolve': 1_500,
  'POST /transaction/initialize': 1_200,
  'POST /transfer': 900,
};

type RateVerdict = { allowed: boolean; headers: Record<string, string> };

/** Counts calls in fixed windows; the counts are lost on a restart. */
function createRateLimit(now: () => Date) {
  const windows = new Map<string, { endsAt: number; used: number }>();

  return function count(mode: Settings['rateLimit'], endpoint: string): RateVerdict {
    const own = mode === 'test' ? undefined : LIVE_LIMITS[endpoint];
    const limit = own ?? (mode === 'test' ? TEST_LIMIT : LIVE_LIMIT);
    const name = own === undefined ? 'others' : endpoint;
    const time = now().getTime();
    let window = windows.get(name);
    if (!window || window.endsAt <= time) {
      window = { endsAt: time + WINDOW_MS, used: 0 };
      windows.set(name, window);
    }
    window.used += 1;
    return {
      allowed: mode === 'off' || window.used <= limit,
      headers: {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(Math.max(0, limit - window.used)),
        'x-ratelimit-reset': String(Math.ceil((window.endsAt - time) / 1000)),
      },
    };
  };
}
