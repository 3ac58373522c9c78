/**
 * The catalogue of words: every message of the specification's sections 2, 5 and 8 in its one place, typos kept. A
 * namespace of rooms, so that a screen carries only the words that it uses.
 */
export const PRODUCT = 'Adire';

export * as words from './words/all.ts';
