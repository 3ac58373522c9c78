/** `GET /api/live`: the stream of changes, for signed-in users. */
import type { FastifyInstance } from 'fastify';
import type { Mounting } from '../http/endpoints.ts';
import { bearerToken } from '../http/origin.ts';
import { unauthenticated } from '../http/refusal.ts';
import type { Live } from './live.ts';

const READ = { method: 'GET' };

/** Adds a cursor to answers, taken before any data is read: later events may be missing from the answer. */
export function addLiveCursors(api: FastifyInstance, live: Live): void {
  api.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && bearerToken(request)) reply.header('live-mark', live.cursor());
  });
  // Errors carry no cursor, so that it does not reveal that something exists.
  api.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.removeHeader('live-mark');
  });
}

/** Mounts the stream: 401 before anything else; it stays open while the session is valid. */
export function mountLive(api: FastifyInstance, mounting: Mounting, live: Live): void {
  const { services, throttles, authenticate } = mounting;
  api.get('/live', async (request, reply) => {
    const token = bearerToken(request);
    const now = services.clock.now();
    const actor = token && (await authenticate(services.database.db, token, now));
    if (!actor) throw unauthenticated();
    await throttles.check(READ, request, actor);
    reply.hijack();
    const { raw: response } = reply;
    const after = String(request.headers['last-event-id'] ?? '');
    if (response.destroyed) return;
    response.socket?.setNoDelay(true);
    response.socket?.setKeepAlive(true, 30_000);
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // The connection closes with the stream, so that a shutdown does not wait for it.
      connection: 'close',
    });
    live.open({ userId: actor.userId, tokenHash: actor.tokenHash, response }, after);
  });
}
