/** The endpoints of orders, and their scheduled tasks. */
import type { FastifyInstance } from 'fastify';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import type { Services } from '#server/core/http/context.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { lockOwnMilestone } from '#server/jobs/milestones/commands.ts';
import { lockOwnJob } from '#server/jobs/policy.ts';
import { cancelWork, previewCancel } from './cancelling/commands.ts';
import { acceptWork, declineWork, startWork, submitMilestone, submitWork } from './commands.ts';
import {
  grantExtension,
  refuseExtension,
  requestExtension,
  waive,
  withdrawExtension,
} from './deadlines/commands.ts';
import { findAsParty, lockAsParty, lockAsTalent } from './policy.ts';
import { getOrder, listAccepted, listActive, listCancelled, listPending, listSubmitted } from './queries.ts';
import { orderTimers, remindHunters } from './scheduled-tasks.ts';

export { orderTimers as timers };

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
      getSubmitted: gated(findAsParty, getOrder),
      start: gated(lockAsTalent, startWork),
      submitMilestone,
      submit: gated(lockAsTalent, submitWork),
      accept: gated(lockOwnJob, acceptWork),
      decline: gated(lockOwnJob, declineWork),
      previewCancel,
      cancel: gated(lockAsParty, cancelWork),
    },
    mounting,
  );
  mountEndpoints(
    app,
    deadlines,
    {
      requestExtension: gated(lockAsTalent, requestExtension),
      grantExtension: gated(lockOwnJob, grantExtension),
      refuseExtension: gated(lockOwnJob, refuseExtension),
      withdrawExtension: gated(lockAsTalent, withdrawExtension),
      waive: gated(lockOwnMilestone, waive),
    },
    mounting,
  );
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'orders-remind', every: 15, run: () => remindHunters(services) }];
}
