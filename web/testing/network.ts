/** The network of a component test: fake API answers, checked against the contract, and the calls the app made. */
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Body, Endpoint, Query, Reply } from '#contract/core/endpoint.ts';
import type { ErrorStatus, Refusal } from '#contract/core/errors.ts';

type Sent<E extends Endpoint> = {
  params: Record<string, string>;
  query: Query<E>;
  body: Body<E>;
};
/** A reply without the `success` field that all replies have. */
type Said<E extends Endpoint> = Omit<Reply<E>, 'success'>;
type Refused = { status: ErrorStatus | 500; refusal: Refusal; retryAfter?: number | undefined };
type Handler = (request: {
  params: Record<string, string>;
  query: object;
  body: unknown;
}) => Response | Promise<Response>;

const handlers = new Map<string, { pattern: RegExp; handle: Handler }>();
let unexpected: string[] = [];

/** Makes the API answer this on every call; a function receives the input. Returns the calls so far. */
export function answers<E extends Endpoint>(
  entry: E,
  reply: Said<E> | ((sent: Sent<E>) => Said<E> | Refused),
): Sent<E>[] {
  const calls: Sent<E>[] = [];
  handle(entry, ({ params, query, body }) => {
    const sent = { params, query: parse(entry.query, query), body: parse(entry.body, body) } as Sent<E>;
    calls.push(sent);
    const said = typeof reply === 'function' ? (reply as (sent: Sent<E>) => Said<E> | Refused)(sent) : reply;
    if (isRefused(said)) return refusalOf(said);
    return Response.json(z.parse(entry.reply, { success: true, ...said }));
  });
  return calls;
}

/** A refusal with its message, those of its fields, the state that forbids the step, and the seconds to wait. */
export function refuse(
  status: Refused['status'],
  message: string,
  { retryAfter, ...more }: Pick<Refusal, 'errors' | 'code'> & { retryAfter?: number } = {},
): Refused {
  return { status, refusal: { success: false, message, error: { message }, ...more }, retryAfter };
}

function refusalOf({ status, refusal, retryAfter }: Refused): Response {
  const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
  return Response.json(refusal, { status, headers });
}

/** Leaves the call pending forever. */
export function unanswered(entry: Endpoint): void {
  handle(entry, () => new Promise(() => undefined));
}

/** The error that `fetch` throws. */
const NO_NETWORK = new TypeError('Failed to fetch');

/** Makes the call fail with a network error. */
export function unreachable(entry: Endpoint): void {
  handle(entry, () => {
    throw NO_NETWORK;
  });
}

function isRefused(said: unknown): said is Refused {
  return typeof said === 'object' && said !== null && 'refusal' in said;
}

/** Checks that the app's input matches the contract. */
function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  return schema && value !== undefined ? z.parse(schema, value) : undefined;
}

function handle(entry: Endpoint, handler: Handler): void {
  const pattern = `^/api/${entry.path.replace(/^\//, '').replaceAll(/:([A-Za-z_]+)/g, '(?<$1>[^/]+)')}$`;
  handlers.set(`${entry.method} ${entry.path}`, { pattern: new RegExp(pattern), handle: handler });
}

async function answer(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), location.origin);
  // The live stream stays silent until it is aborted.
  if (pathname === '/api/live')
    return new Promise((_, reject) => init.signal?.addEventListener('abort', reject));
  const method = init.method ?? 'GET';
  for (const [name, { pattern, handle }] of handlers) {
    const found = name.startsWith(`${method} `) && pattern.exec(pathname);
    if (!found) continue;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    try {
      return handle({ params: found.groups ?? {}, query: Object.fromEntries(searchParams), body });
    } catch (error) {
      if (error !== NO_NETWORK) unexpected.push(`${method} ${pathname}: ${error}`);
      throw error;
    }
  }
  unexpected.push(`${method} ${pathname}`);
  return Response.json(refuse(404, 'Not answered in this test').refusal, { status: 404 });
}

/** Before each test: removes all prepared answers. */
export function openNetwork(): void {
  handlers.clear();
  unexpected = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

/** After each test: fails if the app made an unexpected call, or if either side broke the contract. */
export function closeNetwork(): void {
  expect(unexpected.join('\n')).toBe('');
}
