/** The open orders between the reader and one other person, and what each waits for. */
import { useQuery } from '@tanstack/react-query';
import { type TurnCard, turns } from '#contract/orders/turn-lists.ts';
import * as paths from '#contract/site/paths.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';

export type Orders = { side: Side; cards: readonly TurnCard[] | undefined; isLoading: boolean };

/** Orders that wait for the reader come first. */
export function useOrdersWith(side: Side, personId: string): Orders {
  const { data, isLoading, failureCount } = useQuery(callOptions(turns.list, { query: { as: side } }));
  const all = [...(data?.mine ?? []), ...(data?.theirs ?? [])];
  return {
    side,
    isLoading: isLoading && failureCount === 0,
    cards: data && all.filter(({ other }) => other?.id === personId),
  };
}

/** Path of the page of an order; an invitation is answered at its job. */
export function orderPageOf({ job_id: id, turn }: TurnCard, side: Side): string {
  return paths.fill(turn.doing === 'answer-invitation' ? paths.openJob : paths.order[side], { id });
}
