/** The card of one turn: where its button leads, and what its words are made of. */
import type { Side } from '../core/common.ts';
import { firstNameOf } from '../core/names.ts';
import * as paths from '../site/paths.ts';
import type { TurnCard } from './turn-lists.ts';
import type { CardFacts, Turn } from './turns.ts';

type Aimed = Pick<TurnCard, 'job_id' | 'bid_id' | 'in_room'> & { turn: Pick<Turn, 'doing'> };

/** The path at which that is done. */
export function turnAddress({ job_id: id, bid_id, in_room, turn }: Aimed, side: Side): string {
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
      return paths.fill(paths.endedOrder[side], { id });
    default:
      return paths.fill(paths.order[side], { id });
  }
}

/** Card and amount (`N95,000`) as the facts of its words. */
export function factsOf({ other, bids, from_gig, round, milestone }: TurnCard, amount: string): CardFacts {
  return { other: firstNameOf(other?.name ?? ''), amount, bids, fromGig: from_gig, round, milestone };
}
