/** The endpoints of disputes, and their scheduled tasks. */
import type { FastifyInstance } from 'fastify';
import { disputes } from '#contract/disputes/disputes.ts';
import type { Services } from '#server/core/http/context.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { findAsParty, lockAsParty } from '#server/jobs/policy.ts';
import {
  acceptProposal,
  addEvidence,
  answerDispute,
  openDispute,
  propose,
  removeUnsentEvidence,
  withdrawDispute,
} from './commands.ts';
import { getDispute, previewSettlement } from './queries.ts';
import { disputeTimers } from './scheduled-tasks.ts';

export { disputeTimers as timers };

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    disputes,
    {
      get: getDispute,
      open: gated(lockAsParty, openDispute),
      addEvidence: gated(findAsParty, addEvidence),
      answer: gated(lockAsParty, answerDispute),
      withdraw: gated(lockAsParty, withdrawDispute),
      previewSettlement,
      propose: gated(lockAsParty, propose),
      acceptProposal: gated(lockAsParty, acceptProposal),
    },
    mounting,
  );
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'disputes-unsent-evidence', every: 60, run: () => removeUnsentEvidence(services) }];
}
