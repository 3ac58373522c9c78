/** Why somebody acts: a text that says something. */
import * as z from 'zod/mini';
import { words } from '../words.ts';
import { isPlain } from './common.ts';

/** Trimmed text of `min..max` characters; `short` is the sentence for less, `required` for an empty field. */
export function reasonText(min: number, max: number, short: string, required: string = short) {
  return z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.minLength(min, short),
      z.maxLength(max, words.common.errors.tooLong(max)),
      z.refine(isPlain, words.common.errors.plainText),
    );
}
