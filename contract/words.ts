/**
 * The catalogue of words: every message of the specification's sections 2, 5 and 8 in its one place, typos kept. A
 * namespace of rooms, so that a screen carries only the words that it uses.
 */
export const PRODUCT = 'Adire';

export * as words from './words/all.ts';
export * as counted from './words/counted.ts';
export * as named from './words/named.ts';
export * as screens from './words/screens/all.ts';
