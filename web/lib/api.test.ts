/** The client sends what the contract says and distinguishes refusals, lost answers and dead tokens. */
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/core/endpoint.ts';
import type { ApiRefusal } from './refusals.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const base = { summary: '', reply: z.object({ success: z.literal(true) }), errors: [] } as const;
const list = endpoint({ ...base, method: 'GET', path: 'jobs', who: 'person', tags: [] });
const save = endpoint({
  ...base,
  method: 'POST',
  path: 'jobs',
  who: 'person',
  changes: [],
  body: z.strictObject({ title: z.string() }),
});
const login = endpoint({
  ...base,
  method: 'POST',
  path: 'login',
  who: 'anyone',
  changes: [],
  body: z.strictObject({ title: z.string() }),
});

let requests: Request[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  const storage = memoryStorage();
  storage.setItem('adire.token', 'token-1');
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', memoryStorage());
  requests = [];
  answer = () => Response.json({ success: true, extra: 'not in the contract' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(new URL(url, 'https://adire.example'), { ...init, signal: null }));
    return answer();
  });
});

async function client() {
  const [api, session, refusals] = await Promise.all([
    import('./api.ts'),
    import('./session.ts'),
    import('./refusals.ts'),
  ]);
  return { ...api, ...session, ...refusals };
}

test('a read carries the token and no idempotency key', async () => {
  const { call } = await client();
  await call(list, { idempotencyKey: 'key-1' });
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
});

test('a write carries its idempotency key and JSON', async () => {
  const { call } = await client();
  await call(save, { body: { title: 'Logo' }, idempotencyKey: 'key-1' });
  expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(await requests[0]?.text()).toBe('{"title":"Logo"}');
});

test('the answer of a newer API, with a field more, is good', async () => {
  const { call } = await client();
  expect(await call(list)).toMatchObject({ success: true });
});

test('a refusal keeps status, messages, code and the time to wait', async () => {
  const { call } = await client();
  const errors = { password: ['short'], email: ['taken', 'second'] };
  const headers = { 'retry-after': '30' };
  answer = () => Response.json({ message: 'Invalid', code: 'state', errors }, { status: 422, headers });
  const refused = (await call(save, { body: { title: '' } }).catch((error: unknown) => error)) as ApiRefusal;
  expect(refused).toMatchObject({
    name: 'ApiRefusal',
    status: 422,
    message: 'Invalid',
    code: 'state',
    retryAfter: 30,
  });
  expect(refused.firstMessage('email', 'password')).toBe('taken');
});

test('a refusal without a readable body still has a sentence', async () => {
  const { call } = await client();
  answer = () => new Response('<html>', { status: 502 });
  await expect(call(list)).rejects.toMatchObject({
    status: 502,
    message: expect.stringContaining('Try again'),
  });
});

test('no answer and an unreadable answer are failures of the network, not refusals', async () => {
  const { call } = await client();
  answer = () => Promise.reject(new TypeError('fetch failed'));
  await expect(call(list)).rejects.toMatchObject({ name: 'NetworkFailure', reason: 'offline' });
  const others = [
    Response.json({ success: 'maybe' }),
    Response.json(null),
    new Response('<h1>Hotel Wi-Fi</h1>'),
  ];
  for (const other of others) {
    answer = () => other;
    await expect(call(list)).rejects.toMatchObject({ name: 'NetworkFailure', reason: 'unreadable' });
  }
});

test('what was cancelled before it began is not reported as a lost network', async () => {
  const { call } = await client();
  answer = () => Promise.reject(new DOMException('aborted', 'AbortError'));
  await expect(call(list, { signal: AbortSignal.abort() })).rejects.toMatchObject({ reason: 'cancelled' });
});

test('a dead token ends the session once, a refused login does not', async () => {
  const { call, getSession, onSessionExpired } = await client();
  const ended = vi.fn();
  onSessionExpired(ended);
  answer = () => Response.json({ message: 'Invalid Credentials' }, { status: 401 });
  await expect(call(login, { body: { title: 'x' } })).rejects.toThrow('Invalid Credentials');
  expect(getSession().token).toBe('token-1');
  await Promise.allSettled([call(list), call(list)]);
  expect(getSession().token).toBeNull();
  expect(sessionStorage.getItem('adire.token')).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
});

test('only temporary failures are worth another try', async () => {
  const { isTemporary } = await client();
  const { ApiRefusal: Refused, NetworkFailure: Failed } = await client();
  expect([503, 500, 429].map((status) => isTemporary(new Refused(status, {})))).toEqual([true, true, true]);
  expect([404, 409, 422].map((status) => isTemporary(new Refused(status, {})))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isTemporary(new Failed('timeout'))).toBe(true);
  expect(isTemporary(new Failed('cancelled'))).toBe(false);
  expect(isTemporary(new TypeError('a bug'))).toBe(false);
});
