/** The dispute of an order, and what is asked for again after a step of it. */
import { useQuery } from '@tanstack/react-query';
import { disputes } from '#contract/disputes/disputes.ts';
import { callOptions, useRefresh } from '#web/lib/query.ts';

/** Links to files are signed for 10 minutes; they are renewed before that while the page is looked at. */
const RENEW_MS = 8 * 60_000;

export function useDispute(jobId: string) {
  return useQuery({
    ...callOptions(disputes.get, { params: { id: jobId } }),
    refetchInterval: RENEW_MS,
  });
}

/** Everything about jobs, money and notices may have changed. */
export function useDisputeRefresh(): () => void {
  const refresh = useRefresh(/^GET (job|payment(?!\/getbanks)|notification)\b/);
  return () => void refresh();
}
