/** Whose turn it is, and what its words are made of. */
import * as z from 'zod/mini';

/** Whose turn it is, and what happens when nobody acts. */
export const turn = z.object({
  who: z.enum(['hunter', 'talent', 'operator', 'nobody']),
  doing: z.enum([
    ...(['accept-offer', 'pay', 'start', 'work', 'answer', 'withdraw-money', 'review', 'nothing'] as const),
    ...(['answer-extension', 'answer-dispute', 'decide'] as const),
  ]),
  /** The moment at which the clock acts by itself, or the next deadline. */
  by: z.nullable(z.iso.datetime()),
  /** What happens at `by`. */
  outcome: z.nullable(z.enum(['accepted', 'missed', 'lapsed', 'unanswered', 'decided'])),
});
export type Turn = z.infer<typeof turn>;

export type TurnFacts = {
  /** The other party, as the reader knows them. */
  other: string;
  /** The agreed price as text: `N50,000`. */
  price: string;
  /** The moment `by` as text, or null. */
  by: string | null;
};
