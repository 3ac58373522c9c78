/** The language of this catalogue, and how it writes dates and numbers. */
import type { Language } from '../languages.ts';

export const language: Language = 'en';
export const locale = 'en-US';
/** Between thousands, and before the kobo, of an amount of money. */
export const thousands = ',';
export const decimals = '.';
