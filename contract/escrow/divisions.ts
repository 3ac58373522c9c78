/** A division of an escrow as the API shows it, line by line, before anything is confirmed (rule 3.9). */
import * as z from 'zod/mini';
import { naira } from '../core/common.ts';

/**
 * In naira. Of `acceptance` and `decision` talent + hunter + platform = price; of `cancellation` the gateway's charge is
 * a part as well.
 */
export const division = z.object({
  kind: z.enum(['acceptance', 'cancellation', 'decision']),
  price: naira,
  /** One line per missed milestone. */
  penalties: z.array(z.object({ position: z.int(), title: z.string(), percent: z.int(), amount: naira })),
  penalty_total: naira,
  /** What the service fee is taken from: price − penalties; of a decision, what was given to the talent. */
  earned: naira,
  fee_percent: z.number(),
  fee: naira,
  /** Back to the talent because the hunter's answer was delayed. */
  delay_deduction: naira,
  /** The provider's charge borne by the hunter (cancellations only). */
  gateway: naira,
  talent: naira,
  hunter: naira,
  platform: naira,
});
export type DivisionView = z.infer<typeof division>;

/** By which rule a cancellation divides (rules 3.6 and 3.7). */
export const cancelRule = z.enum(['by-talent', 'not-started', 'missed', 'begun']);
export type CancelRule = z.infer<typeof cancelRule>;

/** What the person who confirms was shown. Sent along, it is refused with 409 when it is not what would be booked. */
export const shownDivision = z.strictObject({
  talent: naira,
  hunter: naira,
  platform: naira,
  gateway: naira,
});
export type ShownDivision = z.infer<typeof shownDivision>;

/** The figures of a division to send with the action. */
export function shownOf({ talent, hunter, platform, gateway }: DivisionView): ShownDivision {
  return { talent, hunter, platform, gateway };
}
