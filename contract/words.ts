/**
 * The words of the product, by their codes: `words.gigs.errors.tooMany` is `gigs.errors.tooMany`. The server writes codes
 * and renders them in the language of each request (server/core/i18n/language.ts). The build of the browser part puts the
 * catalogue of its language in the place of this file (scripts/lib/word-language.ts).
 */
import { codesOf } from './words/codes.ts';
import { words as english } from './words/en.ts';

export const words = codesOf(english);
