/** What has to be asked for again after a hunter changed a job. */
import { useQueryClient } from '@tanstack/react-query';
import { bids } from '#contract/bids.ts';
import { jobs } from '#contract/jobs.ts';
import { callKey } from '#web/lib/query.ts';

/** Marks the lists and pages that show own jobs as old; answers when those in view are fresh. */
export function useJobsRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const shown = [
      ...[jobs.listOwnOpen, jobs.listOwnClosed, jobs.listOpen, jobs.get, jobs.milestones],
      bids.listForJob,
    ];
    await Promise.all(shown.map((endpoint) => client.invalidateQueries({ queryKey: callKey(endpoint) })));
  };
}
