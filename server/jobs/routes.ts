/** The endpoints, effect and scheduled task of jobs. Taking a job down is served by bids, which rejects the bids of the job. */
import type { FastifyInstance } from 'fastify';
import { jobs } from '#contract/jobs/jobs.ts';
import { savedJobs } from '#contract/jobs/saved-jobs.ts';
import type { Services } from '#server/core/http/context.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { createJob, updateJob } from './commands.ts';
import { refreshingScreens } from './effects.ts';
import { invite, lockInvitation, uninvite } from './invitations/commands.ts';
import { listAll, listInvited, listOpen, listOwnClosed, listOwnOpen } from './lists/queries.ts';
import { lockOwnMilestone, updateMilestone } from './milestones/commands.ts';
import { listMilestones } from './milestones/queries.ts';
import { getVisibleJob, lockOwnJob } from './policy.ts';
import { getJob } from './queries.ts';
import { saveJob } from './saved/commands.ts';
import { remind } from './scheduled-tasks.ts';
import { listSaved } from './search/queries.ts';

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
      get: getJob,
      milestones: gated((ctx, params) => getVisibleJob(ctx, params.id), listMilestones),
      update: gated(lockOwnJob, updateJob),
      updateMilestone: gated(lockOwnMilestone, updateMilestone),
      invite,
      uninvite: gated(lockInvitation, uninvite),
      listInvited,
    },
    mounting,
  );
  mountEndpoints(
    app,
    savedJobs,
    { list: listSaved, save: gated((ctx, params) => getVisibleJob(ctx, params.id), saveJob) },
    mounting,
  );
}

export const effects: readonly Effect[] = [refreshingScreens];

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'jobs-remind', every: 15, run: () => remind(services) }];
}
