/** The four cards of a quick job, in their order; the URL names one. */
export const CARDS = ['what', 'taste', 'money', 'check'] as const;
export type Card = (typeof CARDS)[number];
