/** From where on two operators have to want the same. */

/** N500,000, in kobo. */
export const SECOND_ABOVE = 50_000_000n;
