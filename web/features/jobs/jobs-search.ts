/** The part of an address that says which of a hunter's jobs are in view. */
import { type JobStatus, jobStatuses } from '#contract/acts/job.ts';
import type { JobsView } from './parts/own-jobs.tsx';

export type JobsSearch = Partial<JobsView>;

/** Takes what is known and leaves out the rest. */
export function readJobsSearch(search: Record<string, unknown>): JobsSearch {
  return {
    ...(search.tab === 'closed' && { tab: 'closed' }),
    ...(jobStatuses.includes(search.status as JobStatus) &&
      search.status !== 'bidding' && { status: search.status as JobStatus }),
  };
}

/** What is shown for an address. */
export function toJobsView({ tab = 'open', status = 'bidding' }: JobsSearch): JobsView {
  return { tab, status };
}
