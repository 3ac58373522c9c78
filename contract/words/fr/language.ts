/** French: how it writes dates and numbers. */
import type { Language } from '../../languages.ts';

export const language: Language = 'fr';
export const locale = 'fr-FR';
export const thousands = '\u00A0';
export const decimals = ',';
