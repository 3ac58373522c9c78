/** A side's withdrawals, asked about again while a bank has not answered yet. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions, refresh } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { isUnderWay } from '#web/ui/lists/payout-badge.tsx';

export type Payout = Reply<typeof payouts.list>['payouts'][number];

const ASK_AGAIN_MS = 4000;

export function usePayouts(as: Side) {
  const pages = useCallPages(payouts.list, { query: { as } }, (reply) => ({
    items: reply.payouts,
    next: reply.next,
  }));
  const waits = pages.data?.some((payout) => isUnderWay(payout.progress)) ?? false;
  const { refetch } = pages;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refetch(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, refetch]);
  return pages;
}

/** One payout, kept up to date; `begun` is what is known of it already. */
export function useFollowedPayout(begun: Payout): Payout {
  const { data } = useQuery({
    ...callOptions(payouts.list, { query: { as: begun.side } }),
    select: (reply) => reply.payouts.find((payout) => payout.id === begun.id),
    refetchInterval: ({ state }) => {
      const found = state.data?.payouts.find((payout) => payout.id === begun.id);
      return isUnderWay(found?.progress ?? begun.progress) ? ASK_AGAIN_MS : false;
    },
  });
  return data ?? begun;
}

/** After money moved: figures, lists and the orders it came from are asked for again. */
export function usePayoutsRefresh(): () => void {
  const client = useQueryClient();
  return () => void refresh(client, payouts.transfer.changes);
}
