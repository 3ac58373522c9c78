/** The endpoints of jobs. Taking one down is served by bids, which answers for the bids of the job. */
import type { FastifyInstance } from 'fastify';
import { jobs } from '#contract/jobs/jobs.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { createJob, updateJob } from './commands.ts';
import { invite, lockInvitation, uninvite } from './invitations/commands.ts';
import { listAll, listInvited, listOpen, listOwnClosed, listOwnOpen } from './lists/queries.ts';
import { lockOwnMilestone, updateMilestone } from './milestones/commands.ts';
import { listMilestones } from './milestones/queries.ts';
import { getVisibleJob, lockOwnJob } from './policy.ts';
import { getJob } from './queries.ts';

const { remove: _servedByBids, ...own } = jobs;

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    own,
    {
      create: createJob,
      listOwnOpen,
      listOwnClosed,
      listOpen,
      listAll,
      get: gated((ctx, params) => getVisibleJob(ctx, params.id), getJob),
      milestones: gated((ctx, params) => getVisibleJob(ctx, params.id), listMilestones),
      update: gated(lockOwnJob, updateJob),
      updateMilestone: gated(lockOwnMilestone, updateMilestone),
      invite,
      uninvite: gated(lockInvitation, uninvite),
      listInvited,
    },
    mounting,
  );
}
