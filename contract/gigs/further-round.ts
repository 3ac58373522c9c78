/** What one more round of changes costs once those of a package are used up (rule 2.20). */
import * as z from 'zod/mini';
import { naira, wholeNaira, wholeNumber } from '../core/common.ts';
import { BUDGET_MIN_NAIRA } from '../core/money.ts';
import { words } from '../words.ts';

const ROUND_DAYS_MAX = 30;

/** Whole naira, as a package and as a round of it cost at least. */
export const packagePrice = wholeNaira(words.gigs.errors.price).check(
  z.refine(
    (digits) => Number.parseInt(digits, 10) >= BUDGET_MIN_NAIRA,
    words.gigs.errors.priceMin(BUDGET_MIN_NAIRA),
  ),
);

export const furtherRoundForm = z.strictObject({
  price: packagePrice,
  /** From payment to delivery. */
  days: wholeNumber(1, ROUND_DAYS_MAX, words.gigs.errors.roundDays),
});

/** The same in answers, in naira. */
export const furtherRound = z.object({ price: naira, days: z.int() });
