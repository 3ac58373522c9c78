/** The endpoints of orders, and what the clock does with them. */
import type { FastifyInstance } from 'fastify';
import { acceptance } from '#contract/orders/acceptance.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { deeds } from '#contract/orders/deeds.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { guests } from '#contract/orders/guests.ts';
import { marks } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { rounds } from '#contract/orders/rounds.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import type { Services } from '#server/core/http/context.ts';
import { gated, type Mounting, mount as mountEndpoints, prepared } from '#server/core/http/endpoints.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { lockOwnMilestone } from '#server/jobs/milestones/commands.ts';
import { lockAsParty, lockAsTalent, lockOwnJob } from '#server/jobs/policy.ts';
import { judgeItem, lockOwnItem } from './acceptance/commands.ts';
import { cancelWork, previewCancel } from './cancelling/commands.ts';
import { acceptWork, declineWork, startWork, submitMilestone, submitWork } from './commands.ts';
import {
  declineMilestone,
  grantExtension,
  refuseExtension,
  requestExtension,
  waive,
  withdrawExtension,
} from './deadlines/commands.ts';
import { checkFile } from './deeds/queries.ts';
import {
  addDeliverable,
  lockOwnFile,
  releaseFile,
  removeUnsentDeliverables,
} from './deliverables/commands.ts';
import { commentAsGuest, inviteGuest, openRoom, revokeGuest } from './guests/commands.ts';
import { listGuests } from './guests/queries.ts';
import {
  answerMark,
  askQuestions,
  lockMarkAsHunter,
  lockMarkAsTalent,
  sendMarks,
  settleMark,
} from './marks/commands.ts';
import { previewHandler } from './previews/commands.ts';
import { addProxy, lockUnsentFile, proxyHandler, readyProxy } from './proxies/commands.ts';
import { getOrder, listAccepted, listActive, listCancelled, listPending, listSubmitted } from './queries.ts';
import { orderRound } from './rounds/commands.ts';
import { orderTimers } from './scheduled-tasks.ts';
import { listTurns } from './turns/queries.ts';

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
      getSubmitted: getOrder,
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
      declineMilestone: gated(lockOwnMilestone, declineMilestone),
    },
    mounting,
  );
  mountRoom(app, mounting);
  mountEndpoints(app, deeds, { check: checkFile }, mounting);
  mountEndpoints(app, turns, { list: listTurns }, mounting);
}

/** The endpoints of submitted work in detail: acceptance items, files, remarks, further rounds and guests. */
function mountRoom(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, acceptance, { judge: gated(lockOwnItem, judgeItem) }, mounting);
  mountEndpoints(
    app,
    deliverables,
    {
      add: gated(lockAsTalent, addDeliverable),
      addProxy: prepared(readyProxy, addProxy, lockUnsentFile),
      open: gated(lockOwnFile, releaseFile),
    },
    mounting,
  );
  mountEndpoints(
    app,
    marks,
    {
      send: gated(lockOwnJob, sendMarks),
      ask: gated(lockOwnJob, askQuestions),
      answer: gated(lockMarkAsTalent, answerMark),
      settle: gated(lockMarkAsHunter, settleMark),
    },
    mounting,
  );
  mountEndpoints(app, rounds, { order: gated(lockOwnJob, orderRound) }, mounting);
  mountEndpoints(
    app,
    guests,
    {
      list: listGuests,
      invite: gated(lockOwnJob, inviteGuest),
      revoke: revokeGuest,
      open: openRoom,
      comment: commentAsGuest,
    },
    mounting,
  );
}

export function handlers(): Handler[] {
  return [previewHandler, proxyHandler];
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'orders-unsent-deliverables', every: 60, run: () => removeUnsentDeliverables(services) }];
}
