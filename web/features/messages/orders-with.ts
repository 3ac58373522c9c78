/** The open orders of the reader and one other person, and what each waits for. */
import { useQuery } from '@tanstack/react-query';
import { firstNameOf } from '#contract/core/names.ts';
import { type TurnCard, turns } from '#contract/orders/turn-lists.ts';
import { describeTurn, type TurnText } from '#contract/orders/turn-text.ts';
import { sayDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';

export type Orders = { side: Side; cards: readonly TurnCard[] | undefined; isLoading: boolean };

/** Those first that wait for the reader. */
export function useOrdersWith(side: Side, personId: string): Orders {
  const { data, isLoading, failureCount } = useQuery(callOptions(turns.list, { query: { as: side } }));
  const all = [...(data?.mine ?? []), ...(data?.theirs ?? [])];
  return {
    side,
    isLoading: isLoading && failureCount === 0,
    cards: data && all.filter(({ other }) => other?.id === personId),
  };
}

export function turnOf({ amount, turn, other, round, from_gig: fromGig }: TurnCard, side: Side): TurnText {
  return describeTurn(turn, side, {
    other: other ? firstNameOf(other.name) : '',
    fromGig,
    round,
    price: showNaira(amount),
    by: turn.by && sayDay(turn.by),
  });
}
