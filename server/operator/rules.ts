/** How an operator's search text is read: ids and references as they are, everything else as beginnings of words. */
import { isId } from '#server/core/security/ids.ts';

/** Maximum number of words used of a search text. */
const WORDS_MAX = 8;

export type SearchText = {
  /** The whole text, to compare with references. */
  text: string;
  id: string | null;
  /** For `to_tsquery('simple', …)`: every word as a prefix; null when there is none. */
  words: string | null;
};

/** Reads a search text; null when it is empty. */
export function readSearchText(typed: string | undefined): SearchText | null {
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
