/** The endpoints of payments, the webhook where the provider's events arrive, and the sweeper. */
import type { FastifyInstance } from 'fastify';
import { payments } from '#contract/payments/payments.ts';
import { words } from '#contract/words.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { isSignedByProvider } from './adapter.ts';
import { pay, sweepPayments, verify } from './commands.ts';
import { confirmPayment } from './confirmation/commands.ts';
import { inboxHandler, storeEvent } from './inbox/commands.ts';
import { providerRequestHandler } from './provider-requests/commands.ts';
import { getBidForPayment } from './queries.ts';
import { confirmRefunds, refunding } from './refunds/commands.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, payments, { pay, verify, bid: getBidForPayment }, mounting);
  mountWebhook(app, mounting.services);
}

export function handlers(): Handler[] {
  return [
    inboxHandler('charge', async (services, reference) => {
      const { reached } = await confirmPayment(services, reference, 'webhook');
      return reached;
    }),
    inboxHandler('refund', confirmRefunds),
    providerRequestHandler(refunding),
  ];
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'payments-sweep', every: 1, run: () => sweepPayments(services) }];
}

const BODY_MAX = 256 * 1024;

/** `POST payment/webhook`: 401 if unsigned, 200 once stored, 503 when it cannot be stored (the provider sends it again). */
function mountWebhook(api: FastifyInstance, services: Services): void {
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
      await storeEvent(services, raw).catch((error: unknown) => {
        request.log.error(error);
        throw new Refusal(503, words.common.refusals.busy, { retryAfterSeconds: 60 });
      });
      services.wake();
      return { success: true };
    });
  });
}
