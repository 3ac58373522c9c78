/** News by order: what comes first; apart, because one screen alone shows them. */

/** The list. */
export const list = {
  urgent: 'Money and your turns',
  earlier: (count: number) => `and ${count} earlier`,
};
