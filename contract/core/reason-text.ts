/** The reason for an action: text with a minimum length. */
import * as z from 'zod/mini';
import { words } from '../words.ts';
import { isPlain } from './common.ts';

/** Trimmed text of `min..max` characters; `short` is the message when it is too short, `required` when it is empty. */
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
