/** The endpoints of orders, and their clock. */
import type { FastifyInstance } from 'fastify';
import { orders } from '#contract/orders.ts';
import type { Chore } from '#server/core/background.ts';
import type { Services } from '#server/core/context.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http.ts';
import { acceptSilently, remindHunters } from './chores.ts';
import {
  acceptWork,
  cancelWork,
  declineWork,
  lockAsHunter,
  lockAsParty,
  lockAsTalent,
  previewCancel,
  startWork,
  submitMilestone,
  submitWork,
} from './commands.ts';
import { getOrder, listAccepted, listActive, listCancelled, listPending, listSubmitted } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    orders,
    {
      listPending,
      listActive,
      listSubmitted,
      listAccepted,
      listCancelled,
      getSubmitted: getOrder,
      start: gated(lockAsTalent, startWork),
      submitMilestone,
      submit: gated(lockAsTalent, submitWork),
      accept: gated(lockAsHunter, acceptWork),
      decline: gated(lockAsHunter, declineWork),
      previewCancel,
      cancel: gated(lockAsParty, cancelWork),
    },
    mounting,
  );
}

export function chores(services: Services): Chore[] {
  return [
    { name: 'orders-accept-silently', every: '*/5 * * * *', run: () => acceptSilently(services) },
    { name: 'orders-remind', every: '*/15 * * * *', run: () => remindHunters(services) },
  ];
}
