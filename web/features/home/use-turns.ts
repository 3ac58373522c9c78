/** What waits for a side: one query for the home, the profile and the navigation. */
import { useQuery } from '@tanstack/react-query';
import { turns } from '#contract/orders/turn-lists.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';

export function turnsOptions(side: Side) {
  return callOptions(turns.list, { query: { as: side } });
}

export function useTurns(side: Side) {
  return useQuery(turnsOptions(side));
}
