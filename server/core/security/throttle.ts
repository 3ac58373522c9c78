/**
 * Rate limits by name, per person and per network address (rules 1.5, 4.3, 7.6). Limits longer than a minute, and the one for
 * messages, are counted across all processes; the other one-minute limits protect a process and are counted per process.
 */
import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Throttle } from '#contract/core/endpoint.ts';
import type { Actor, Services } from '../http/context.ts';
import { tooMany } from '../http/refusal.ts';
import { countCall, type Limit } from './shared-counts.ts';

type Counting = Limit & { acrossProcesses?: boolean };

type Limits = {
  /** Per signed-in person. */
  person?: Counting;
  address?: Counting;
};

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** Nigerian mobile networks share addresses (CGNAT): limits by address are generous. */
const LIMITS: Record<Throttle, Limits> = {
  read: { person: { max: 300, windowMs: MINUTE }, address: { max: 1200, windowMs: MINUTE } },
  write: { person: { max: 120, windowMs: MINUTE }, address: { max: 600, windowMs: MINUTE } },
  /** Wrong passwords are counted per account as well (rule 1.5). */
  login: { address: { max: 100, windowMs: QUARTER } },
  'operator-login': { address: { max: 30, windowMs: QUARTER } },
  register: { address: { max: 10, windowMs: HOUR } },
  'forgot-password': { address: { max: 20, windowMs: HOUR } },
  'reset-password': { address: { max: 20, windowMs: HOUR } },
  invite: { person: { max: 10, windowMs: HOUR } },
  apply: { person: { max: 30, windowMs: HOUR } },
  /** Several times what one gig (12 files) and one submission (10) take together; rule 6.7 limits the bytes. */
  upload: { person: { max: 100, windowMs: HOUR } },
  /** In addition to `upload`, which counts the form that uses the file. */
  'upload-begin': { person: { max: 100, windowMs: HOUR } },
  'verify-account': { person: { max: 5, windowMs: HOUR }, address: { max: 60, windowMs: HOUR } },
  search: { person: { max: 60, windowMs: MINUTE }, address: { max: 600, windowMs: MINUTE } },
  'search-counts': { person: { max: 60, windowMs: MINUTE }, address: { max: 600, windowMs: MINUTE } },
  message: { person: { max: 30, windowMs: MINUTE, acrossProcesses: true } },
  typing: { person: { max: 60, windowMs: MINUTE } },
  payment: { person: { max: 10, windowMs: HOUR } },
  /** Page heads and share cards; chat apps' crawlers use few addresses. */
  share: { address: { max: 600, windowMs: MINUTE } },
  /** Share cards that are not stored yet. */
  draw: { address: { max: 120, windowMs: MINUTE } },
  sitemap: { address: { max: 60, windowMs: MINUTE } },
  /** A data export is expensive, and both calls take a password that could be guessed. */
  'own-data': { person: { max: 10, windowMs: HOUR } },
  'own-account': { person: { max: 20, windowMs: HOUR } },
};

/** A call's limit: its throttle, else that for reads or writes. */
type Throttled = { method: string; throttle?: Throttle };

export type Throttles = {
  /** Counts the call; throws 429 with Retry-After when the limit is exceeded. */
  check(entry: Throttled, request: FastifyRequest, actor: Pick<Actor, 'userId'> | null): Promise<void>;
};

/** Returns the key a call is counted under. */
type KeyOf = (request: FastifyRequest) => string;
type Count = (request: FastifyRequest) => Promise<void>;

/** Needs @fastify/rate-limit registered on `app` with `global: false`. */
export function createThrottles(app: FastifyInstance, services: CountingParts): Throttles {
  if (!services.config.rateLimits) return { check: async () => undefined };
  const counters = new Map<Throttle, { person?: Count; address?: Count }>();
  for (const [name, { person, address }] of Object.entries(LIMITS) as [Throttle, Limits][]) {
    counters.set(name, {
      ...(person && { person: counter(app, services, person, keyedBy(name, personKey)) }),
      ...(address && {
        address: counter(
          app,
          services,
          address,
          keyedBy(name, ({ ip }) => ip),
        ),
      }),
    });
  }
  return {
    async check(entry, request, actor) {
      const name = entry.throttle ?? (entry.method === 'GET' ? 'read' : 'write');
      const found = counters.get(name);
      if (actor) {
        personKeys.set(request, actor.userId);
        await found?.person?.(request);
      }
      await found?.address?.(request);
    },
  };
}

type CountingParts = Pick<Services, 'config' | 'database' | 'clock'>;

const personKeys = new WeakMap<FastifyRequest, string>();

function personKey(request: FastifyRequest): string {
  return personKeys.get(request) ?? request.ip;
}

function keyedBy(name: string, keyOf: KeyOf): KeyOf {
  return (request) => `${name}:${keyOf(request)}`;
}

/** Counts a call in this process first; if it passes and the limit is shared or longer than a minute, across all processes too. */
function counter(app: FastifyInstance, services: CountingParts, limit: Counting, keyOf: KeyOf): Count {
  const here = app.createRateLimit({ max: limit.max, timeWindow: limit.windowMs, keyGenerator: keyOf });
  return async (request) => {
    const counted: Counted = await here(request);
    if (counted.isExceeded) throw tooMany(counted.ttlInSeconds ?? 60);
    if (limit.windowMs <= MINUTE && !limit.acrossProcesses) return;
    const { database, clock } = services;
    const waitSeconds = await countCall(database.db, keyOf(request), limit, clock.now());
    if (waitSeconds !== null) throw tooMany(waitSeconds);
  };
}

type Counted = { isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number };
