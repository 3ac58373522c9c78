/** The endpoints of payments, the webhook, and the sweeper. */
import type { FastifyInstance } from 'fastify';
import { payments } from '#contract/payments/payments.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { pay, sweepPayments, verify } from './commands.ts';
import { confirmPayment } from './confirmation/commands.ts';
import { inboxHandler } from './inbox/commands.ts';
import { mountWebhook } from './inbox/routes.ts';
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
