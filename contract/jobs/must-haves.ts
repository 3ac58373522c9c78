/** A job's acceptance items as the hunter enters them; fixed once the agreement is sent (rule 2.14). */
import * as z from 'zod/mini';
import { text } from '../core/common.ts';
import { words } from '../words.ts';

export const MUST_HAVES_MAX = 10;
export const MUST_HAVE_LETTERS = 120;

export const mustHaves = z
  .array(text(MUST_HAVE_LETTERS, words.jobs.errors.mustHaves))
  .check(z.maxLength(MUST_HAVES_MAX, words.jobs.errors.mustHaves));
