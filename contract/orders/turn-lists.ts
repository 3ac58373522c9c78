/** All that waits for a person, and what waits for others. */
import * as z from 'zod/mini';
import { bySide, faced, id, naira, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { orderCounts, turn } from './turns.ts';

/** The lists of the navigation in which something can wait. */
const listName = z.keyof(z.extend(orderCounts, { bids: z.int() }));

/** One order, job with bids or invitation, and what it waits for. */
const turnCard = z.object({
  job_id: id,
  /** The bid of its agreement, where the reader answers or pays it. */
  bid_id: z.nullable(id),
  title: z.string(),
  /** True of an order of a gig's package. */
  from_gig: z.boolean(),
  /** The number of a further round of another order. */
  round: z.nullable(z.int()),
  /** Where the navigation has it: the list of orders, or the jobs with bids; null of an invitation. */
  list: z.nullable(listName),
  /** The other party; null for a job that still takes bids. */
  other: z.nullable(faced),
  turn,
  /** Naira: the price, or what can be withdrawn. */
  amount: naira,
  /** True while that price is in escrow. */
  in_escrow: z.boolean(),
  /** Bids that wait for a decision, and the first three who made one. */
  bids: z.int(),
  bidders: z.array(faced),
  /** True where the newest round has files: the proof room shows them. */
  in_room: z.boolean(),
  /** The title of the milestone that is to be looked at. */
  milestone: z.nullable(z.string()),
  /** The small picture of the order, as `picture` of its row; of a job with bids a work of each of `bidders` who has any. */
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
