/** The card of one turn: its button's address, and the values of its texts. */
import type { Side } from '../core/common.ts';
import { firstNameOf } from '../core/names.ts';
import * as paths from '../site/paths.ts';
import type { TurnCard } from './turn-lists.ts';
import type { CardFacts, Turn } from './turns.ts';

type Aimed = Pick<TurnCard, 'job_id' | 'bid_id' | 'in_room'> &
  Partial<Pick<TurnCard, 'other'>> & { turn: Pick<Turn, 'doing'> };

/** Returns the path where the turn's action is done. */
export function turnAddress({ job_id: id, bid_id, in_room, other, turn }: Aimed, side: Side): string {
  switch (turn.doing) {
    case 'pay':
      return side === 'hunter' && bid_id
        ? paths.fill(paths.pay, { id: bid_id })
        : paths.fill(paths.order[side], { id });
    case 'read-bids':
      return paths.fill(paths.bidsOfJob, { id });
    case 'answer-invitation':
      return paths.fill(paths.openJob, { id });
    case 'answer-remarks':
    case 'answer-questions':
      return paths.fill(paths.proofRoom, { id });
    case 'answer':
      return in_room && side === 'hunter'
        ? paths.fill(paths.proofRoom, { id })
        : paths.fill(paths.order[side], { id });
    case 'withdraw-money':
    case 'review':
      // A job that takes bids again has no order to show.
      if (other === null) return paths.payback;
      return paths.fill(paths.endedOrder[side], { id });
    default:
      return paths.fill(paths.order[side], { id });
  }
}

/** Returns the values of the card's texts; `amount` is formatted (`N95,000`). */
export function factsOf({ other, bids, from_gig, round, milestone }: TurnCard, amount: string): CardFacts {
  return { other: firstNameOf(other?.name ?? ''), amount, bids, fromGig: from_gig, round, milestone };
}
