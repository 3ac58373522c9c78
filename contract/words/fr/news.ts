/** French: news by order, what comes first. */

/** The list. */
export const list = {
  urgent: 'Votre argent et vos tours',
  earlier: (count: number) => (count === 1 ? 'et 1 autre avant' : `et ${count} autres avant`),
};
