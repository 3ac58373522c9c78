/** Everything that waits for a person, and what waits for others. */
import * as z from 'zod/mini';
import { bySide, id, naira, personWithPicture, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { orderCounts, turn } from './turns.ts';

/** The lists of the navigation in which something can wait. */
const listName = z.keyof(z.extend(orderCounts, { bids: z.int() }));

/** One order, job with bids or invitation, and what it waits for. */
const turnCard = z.object({
  job_id: id,
  /** The bid of its agreement, when the reader has to answer or pay it. */
  bid_id: z.nullable(id),
  title: z.string(),
  /** True for an order from a gig. */
  from_gig: z.boolean(),
  /** The number of a further round; null for any other order. */
  round: z.nullable(z.int()),
  /** Its place in the navigation: a list of orders, or the jobs with bids; null for an invitation. */
  list: z.nullable(listName),
  /** The other party; null for a job that takes bids, also when a payment for an agreement that ended came back to its hunter. */
  other: z.nullable(personWithPicture),
  turn,
  /** Naira: the price, or what can be withdrawn. */
  amount: naira,
  /** True while that price is in escrow. */
  in_escrow: z.boolean(),
  /** The number of undecided bids, and the first three bidders. */
  bids: z.int(),
  bidders: z.array(personWithPicture),
  /** True when the newest round has files, which the proof room shows. */
  in_room: z.boolean(),
  /** The title of the milestone that is to be looked at. */
  milestone: z.nullable(z.string()),
  /** The order's small picture, as `picture` in its row; for a job with bids, one work by each of `bidders` who has any. */
  pictures: z.array(z.string()),
});
export type TurnCard = z.infer<typeof turnCard>;
export type ListName = z.infer<typeof listName>;

export const turns = {
  list: endpoint({
    method: 'GET',
    path: 'turn',
    who: 'member',
    tags: ['job', 'payment', 'review'],
    summary:
      'What waits for the caller, the next deadline first, and what waits for others: at most 50 of each; `as` says which side.',
    query: bySide,
    reply: z.object({
      success,
      mine: z.array(turnCard),
      theirs: z.array(turnCard),
      /** Naira of this side's open orders in escrow, and what the caller can withdraw. */
      money: z.object({ held: naira, ready: naira }),
    }),
    errors: [],
  }),
};
