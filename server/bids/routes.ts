/** The endpoints of bids and of the agreement on one; the removal of a job, which decides its bids; offers that lapse. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { bids } from '#contract/bids/bids.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Timer } from '#server/core/work/schedule.ts';
import { lockOwnJob } from '#server/jobs/policy.ts';
import {
  acceptOrder,
  declineOrder,
  lapseOffer,
  lockAgreement,
  offerAgreement,
  withdrawOrder,
} from './agreement/commands.ts';
import { apply, lockBidAsHunter, lockBidAsTalent, reject, removeJob, withdrawBid } from './commands.ts';
import { listForJob } from './comparison/queries.ts';
import { getApplication, getOffer, getOwnBid, listAccepted, listApplied } from './queries.ts';

export const timers: readonly Timer[] = [
  {
    act: 'job.lapse-offer',
    table: 'jobs',
    due: 'answer_due_at',
    waits: sql`status = 'offered'`,
    run: lapseOffer,
  },
];

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    { ...bids, removeJob: jobs.remove },
    {
      apply,
      listApplied,
      getApplication: gated(getOwnBid, getApplication),
      getOffer: gated(getOwnBid, getOffer),
      listForJob,
      listAccepted,
      reject: gated(lockBidAsHunter, reject),
      withdrawBid: gated(lockBidAsTalent, withdrawBid),
      offerAgreement,
      acceptOrder: gated(lockAgreement, acceptOrder),
      declineOrder: gated(lockAgreement, declineOrder),
      withdrawOrder: gated(lockAgreement, withdrawOrder),
      removeJob: gated((ctx, params) => lockOwnJob(ctx, params), removeJob),
    },
    mounting,
  );
}
