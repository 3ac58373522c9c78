/** What has to be asked for again after an agreement moved on. */
import { useRefresh } from '#web/lib/query.ts';

/** Marks every list and page that shows jobs, bids or orders as old. */
export function useOrderRefresh(): () => void {
  const refresh = useRefresh(/^GET (job|getalljobs)\b/);
  return () => void refresh();
}
