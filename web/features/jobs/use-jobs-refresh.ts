/** What has to be asked for again after a hunter changed a job. */
import { useRefresh } from '#web/lib/query.ts';

/** Marks the lists and pages that show jobs as old; answers when those in view are fresh. */
export function useJobsRefresh(): () => Promise<void> {
  return useRefresh(/^GET (job|getalljobs)\b/);
}
