/** All words of the product in English, a module for each part of it; a screen carries only the groups that it uses. */
export * as words from './en/all.ts';
