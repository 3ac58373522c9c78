/** Whose turn it is, and what its words are made of. */
import * as z from 'zod/mini';
import { askedFor } from '../acts/act.ts';

/** Whose turn it is, and what happens when nobody acts. */
export const turn = z.object({
  who: z.enum(['hunter', 'talent', 'operator', 'nobody']),
  doing: z.enum([...askedFor, 'withdraw-money', 'wait-for-bank', 'nothing']),
  /** The moment at which the clock acts by itself, or the next deadline. */
  by: z.nullable(z.iso.datetime()),
  /** What happens at `by`. */
  outcome: z.nullable(
    z.enum(['accepted', 'missed', 'passed', 'lapsed', 'offer-lapsed', 'unanswered', 'decided']),
  ),
});
export type Turn = z.infer<typeof turn>;

/** How many orders of this side each of the four lists holds. */
export const orderCounts = z.object({
  pending: z.int(),
  active: z.int(),
  submitted: z.int(),
  completed: z.int(),
});
export type OrderCounts = z.infer<typeof orderCounts>;

/** What the words of a card are made of. */
export type CardFacts = {
  /** The other party by their first name; empty where there is none. */
  other: string;
  /** `N95,000`: the price, or what can be withdrawn. */
  amount: string;
  bids: number;
  /** True of an order of a gig's package. */
  fromGig: boolean;
  /** The number of a further round; null of any other order. */
  round: number | null;
  /** The title of the milestone that is to be looked at. */
  milestone: string | null;
};

export type TurnFacts = {
  /** The other party, as the reader knows them. */
  other: string;
  /** True of an order of a gig's package. */
  fromGig: boolean;
  /** The number of a further round; null of any other order. */
  round: number | null;
  /** The agreed price as text: `N50,000`. */
  price: string;
  /** The moment `by` as text, or null. */
  by: string | null;
};
