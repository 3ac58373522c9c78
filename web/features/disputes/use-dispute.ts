/** The dispute of an order. */
import { useQuery } from '@tanstack/react-query';
import { disputes } from '#contract/disputes/disputes.ts';
import { callOptions } from '#web/lib/query.ts';

/** Links to files are signed for 10 minutes; they are renewed before that while the page is looked at. */
const RENEW_MS = 8 * 60_000;

export function useDispute(jobId: string) {
  return useQuery({
    ...callOptions(disputes.get, { params: { id: jobId } }),
    refetchInterval: RENEW_MS,
  });
}
