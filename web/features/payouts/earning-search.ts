/** The search parameters of the Earning page: which transactions are listed. */
import { type EarningStatus, earningStatuses } from '#contract/acts/statuses.ts';

export type EarningSearch = { month?: string; status?: EarningStatus };

export function readEarningSearch(search: Record<string, unknown>): EarningSearch {
  const month = typeof search.month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(search.month);
  const status = earningStatuses.find((one) => one === search.status);
  return { ...(month && { month: search.month as string }), ...(status && { status }) };
}
