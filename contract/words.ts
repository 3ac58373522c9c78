/**
 * The catalogue of words: every fixed text in its one place, typos kept (rule 13.1). A
 * namespace of rooms, so that a screen carries only the words that it uses.
 */
export const PRODUCT = 'Adire';

export * as words from './words/all.ts';
export * as counted from './words/counted.ts';
export * as named from './words/named.ts';
export * as screens from './words/screens/all.ts';
