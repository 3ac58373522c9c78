/** Where the provider's webhooks arrive: signed or refused, stored, then answered. */
import type { FastifyInstance } from 'fastify';
import { words } from '#contract/words.ts';
import type { Services } from '#server/core/http/context.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { isSignedByProvider } from '../adapter.ts';
import { keepEvent } from './commands.ts';

const BODY_MAX = 256 * 1024;

/** `POST payment/webhook`: 401 unsigned, 200 once it is stored, 503 when it cannot be stored (the provider repeats it). */
export function mountWebhook(api: FastifyInstance, services: Services): void {
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/payment/webhook', async (request) => {
      const raw = request.body as Buffer;
      if (
        !Buffer.isBuffer(raw) ||
        !isSignedByProvider(services.config.paystack, raw, request.headers['x-paystack-signature'])
      ) {
        throw new Refusal(401, 'Invalid signature.');
      }
      await keepEvent(services, raw).catch((error: unknown) => {
        request.log.error(error);
        throw new Refusal(503, words.common.refusals.busy, { retryAfterSeconds: 60 });
      });
      services.wake();
      return { success: true };
    });
  });
}
