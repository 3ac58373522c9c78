/** What happens around every API call: key check, rate limit, steered faults, the call log. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../context.ts';
import { PaystackError, rateLimited } from '../errors.ts';
import { type Fault, takeFault } from '../faults.ts';
import { requireKey } from './auth.ts';
import { logCall } from './calls.ts';
import { createRateLimit } from './rate-limit.ts';

/** Endpoints that answer without a key. */
const OPEN_ENDPOINTS = ['GET /bank'];
const HTML_PAGE =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** The documented name of the endpoint that a request reached, e.g. `GET /transaction/verify/:reference`. */
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

  /** The fault replaces the work. */
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

  /** The work was done; its reply is replaced or lost. */
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
