/** All words of the product in French, a module for each part of it; a screen carries only the groups that it uses. */
export * as words from './fr/all.ts';
