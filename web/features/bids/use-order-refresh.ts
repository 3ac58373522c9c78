/** What has to be asked for again after an agreement moved on. */
import { useQueryClient } from '@tanstack/react-query';
import { bids } from '#contract/bids.ts';
import { jobs } from '#contract/jobs.ts';
import { orders } from '#contract/orders.ts';
import { callKey } from '#web/lib/query.ts';

/** Marks every list and page that shows jobs, bids or pending orders as old. */
export function useOrderRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    const shown = [
      ...[orders.listPending, orders.listActive, orders.getSubmitted],
      ...[bids.listApplied, bids.listAccepted, bids.listForJob, bids.getOffer, bids.getApplication],
      ...[jobs.get, jobs.listOwnOpen, jobs.listOwnClosed, jobs.listOpen, jobs.listInvited],
    ];
    for (const endpoint of shown) void client.invalidateQueries({ queryKey: callKey(endpoint) });
  };
}
