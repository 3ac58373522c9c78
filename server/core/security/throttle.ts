/** How often a person or an address may call (rule 1.5): the limits by name, counted in this process. */
import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Throttle } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import type { Actor } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';

type Limit = { max: number; window: string };
type Limits = {
  /** Per person; where nobody is signed in, per typed e-mail address and network address: nobody locks another out. */
  person?: Limit;
  address?: Limit;
};

const MINUTE = '1 minute';
const HOUR = '1 hour';

/** Nigerian mobile networks share addresses (CGNAT): limits by address are generous. */
const LIMITS: Record<Throttle, Limits> = {
  read: { person: { max: 300, window: MINUTE }, address: { max: 1200, window: MINUTE } },
  write: { person: { max: 120, window: MINUTE }, address: { max: 600, window: MINUTE } },
  login: { person: { max: 10, window: '15 minutes' }, address: { max: 100, window: '15 minutes' } },
  'operator-login': { person: { max: 10, window: '15 minutes' }, address: { max: 30, window: '15 minutes' } },
  register: { address: { max: 10, window: HOUR } },
  'forgot-password': { address: { max: 20, window: HOUR } },
  'reset-password': { address: { max: 20, window: HOUR } },
  invite: { person: { max: 10, window: HOUR } },
  apply: { person: { max: 30, window: HOUR } },
  upload: { person: { max: 20, window: HOUR } },
  /** Beside `upload`, which counts the form that uses what arrived. */
  'upload-begin': { person: { max: 20, window: HOUR } },
  'verify-account': { person: { max: 5, window: HOUR }, address: { max: 60, window: HOUR } },
  search: { person: { max: 60, window: MINUTE }, address: { max: 600, window: MINUTE } },
  message: { person: { max: 30, window: MINUTE } },
  typing: { person: { max: 60, window: MINUTE } },
  payment: { person: { max: 10, window: HOUR } },
  /** Heads of pages and their cards; a chat's robots come from few addresses. */
  share: { address: { max: 600, window: MINUTE } },
  /** Cards that are not kept yet. */
  draw: { address: { max: 120, window: MINUTE } },
  sitemap: { address: { max: 60, window: MINUTE } },
  /** A copy of everything is dear, and a password is guessed at both. */
  'own-data': { person: { max: 10, window: HOUR } },
  'own-account': { person: { max: 20, window: HOUR } },
};

/** What a call is counted by: its throttle, else whether it reads or writes. */
type Throttled = { method: string; throttle?: Throttle };

export type Throttles = {
  /** Counts the call; throws 429 with Retry-After when it is one too many. */
  check(entry: Throttled, request: FastifyRequest, actor: Pick<Actor, 'userId'> | null): Promise<void>;
};

/** Needs @fastify/rate-limit registered on `app` with `global: false`. */
export function createThrottles(app: FastifyInstance, enabled: boolean): Throttles {
  if (!enabled) return { check: async () => undefined };
  type Counter = ReturnType<typeof app.createRateLimit>;
  const counters = new Map<Throttle, { person?: Counter; address?: Counter }>();
  for (const [name, limits] of Object.entries(LIMITS) as [Throttle, Limits][]) {
    counters.set(name, {
      ...(limits.person && { person: counter(app, name, limits.person, personKey) }),
      ...(limits.address && { address: counter(app, name, limits.address, (request) => request.ip) }),
    });
  }
  return {
    async check(entry, request, actor) {
      const name = entry.throttle ?? (entry.method === 'GET' ? 'read' : 'write');
      const found = counters.get(name);
      const email = actor ? null : typedEmail(request);
      const person = actor?.userId ?? (email === null ? null : `${email} ${request.ip}`);
      if (person !== null) personKeys.set(request, person);
      for (const count of [person === null ? undefined : found?.person, found?.address]) {
        if (count) refuse(await count(request));
      }
    },
  };
}

const personKeys = new WeakMap<FastifyRequest, string>();

function personKey(request: FastifyRequest): string {
  return personKeys.get(request) ?? request.ip;
}

function typedEmail(request: FastifyRequest): string | null {
  const body = request.body as { email?: unknown } | undefined;
  return typeof body?.email === 'string' ? body.email.trim().toLowerCase().slice(0, 254) : null;
}

function counter(app: FastifyInstance, name: string, limit: Limit, key: (request: FastifyRequest) => string) {
  return app.createRateLimit({
    max: limit.max,
    timeWindow: limit.window,
    keyGenerator: (request) => `${name}:${key(request)}`,
  });
}

type Counted = { isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number };

function refuse(counted: Counted): void {
  if (!counted.isExceeded) return;
  throw new Refusal(429, words.common.refusals.tooMany, {
    retryAfterSeconds: Math.max(1, counted.ttlInSeconds ?? 60),
  });
}
