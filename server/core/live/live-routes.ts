/** `GET /api/live`: the stream of what changed, for whoever is signed in. */
import type { FastifyInstance } from 'fastify';
import type { Mounting } from '../http/endpoints.ts';
import { bearerToken } from '../http/origin.ts';
import { unauthenticated } from '../http/refusal.ts';
import type { Live } from './live.ts';

const READ = { method: 'GET' };

/** Taken before anything is read: events after this may be missing in the answer. */
export function markAnswers(api: FastifyInstance, live: Live): void {
  api.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && bearerToken(request)) reply.header('live-mark', live.cursor());
  });
  // A reader who may not know that something is here gets no cursor.
  api.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.removeHeader('live-mark');
  });
}

/** 401 before anything else. The stream never ends by itself while the session lives. */
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
      // The end of the stream is the end of the connection: no shutdown waits for it.
      connection: 'close',
    });
    live.open({ userId: actor.userId, tokenHash: actor.tokenHash, response }, after);
  });
}
