/** Whose turn it is, and the values its texts need. */
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

/** The number of this side's orders in each of the four lists. */
export const orderCounts = z.object({
  pending: z.int(),
  active: z.int(),
  submitted: z.int(),
  completed: z.int(),
});
export type OrderCounts = z.infer<typeof orderCounts>;

/** The values a card's texts need. */
export type CardFacts = {
  /** The other party's first name; empty when there is none. */
  other: string;
  /** `N95,000`: the price, or what can be withdrawn. */
  amount: string;
  bids: number;
  /** True for an order from a gig. */
  fromGig: boolean;
  /** The number of a further round; null for any other order. */
  round: number | null;
  /** The title of the milestone that is to be looked at. */
  milestone: string | null;
};

export type TurnFacts = {
  /** The other party's name, as the reader knows it. */
  other: string;
  /** True for an order from a gig. */
  fromGig: boolean;
  /** The number of a further round; null for any other order. */
  round: number | null;
  /** The agreed price as text: `N50,000`. */
  price: string;
  /** The time `by` as text, or null. */
  by: string | null;
};
