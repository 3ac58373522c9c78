/** How an operator's words are looked for: ids and references as they are, everything else by the beginnings of words. */
import { isId } from '#server/core/security/ids.ts';

/** Of many words the first ones say enough. */
const WORDS_MAX = 8;

export type Sought = {
  /** The whole text, as references are compared. */
  text: string;
  id: string | null;
  /** For `to_tsquery('simple', …)`: every word is the beginning of one; null when there is none. */
  words: string | null;
};

/** Null when nothing is searched for. */
export function soughtIn(typed: string | undefined): Sought | null {
  const text = typed?.trim() ?? '';
  if (!text) return null;
  const id = isId(text) ? text.toLowerCase() : null;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
  return { text, id, words: words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null };
}
