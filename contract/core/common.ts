/** Small schemas that many entries share: ids, text without control characters, naira, calendar days, pages. */
import * as z from 'zod/mini';
import { words } from '../words.ts';
import { NAIRA_DIGITS } from './money.ts';

export const id = z.uuid();
export const byId = z.strictObject({ id });

/** C0 and C1 controls but tab, newline and return; the characters that turn the reading direction; halves of a character; and nothing that is seen. */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\p{Cs}]|^[\p{DI}\s]+$/u;

/** True for text that shows what it says (rule 7.1), and that the database can keep. */
export function isPlain(value: string): boolean {
  return !CONTROL.test(value);
}

/** Trimmed text of 1..max characters; `required` is the sentence for an empty field. */
export function text(max: number, required: string = words.common.errors.required) {
  return z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(max, words.common.errors.tooLong(max)),
      z.refine(isPlain, words.common.errors.plainText),
    );
}

/** What nobody sees, so that two names that look the same are the same; but for what joins an emoji. */
const UNSEEN = /(?!(?<=[\uFE0F\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200D|\uFE0F))\p{DI}/u;

export function isSeen(value: string): boolean {
  return !UNSEEN.test(value);
}

/** The name of a file as it is kept and shown: without all that the name of a person may not have. */
export function onlySeen(name: string): string {
  const hidden = new RegExp(`${CONTROL.source}|${UNSEEN.source}|[\\t\\n\\r\\u2028\\u2029]`, 'gu');
  return name.replace(hidden, '');
}

/** Trimmed text of 1..max characters that names somebody or something. */
export function name(max: number, required?: string) {
  return text(max, required).check(
    z.refine((given) => !isPlain(given) || isSeen(given), words.common.errors.plainText),
  );
}

/** Trimmed text of 0..max characters. */
export function optionalText(max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, words.common.errors.tooLong(max)),
      z.refine(isPlain, words.common.errors.plainText),
    );
}

/** At most `max` digits as a form holds them, `5` or `"5"`; `required` is the sentence for an empty field. Output: the digits as text. */
function digits(required: string, max: number, message: string) {
  return z.pipe(
    z.union([z.string({ error: required }), z.int()], { error: required }),
    z.pipe(
      z.transform((value: string | number) => String(value)),
      z
        .string()
        .check(
          z.minLength(1, { error: required, abort: true }),
          z.regex(new RegExp(`^[0-9]{1,${max}}$`), message),
        ),
    ),
  );
}

/** A whole number of at most four digits within `min..max`, as people type it; `range` says what fits. */
export function wholeNumber(min: number, max: number, range: string, required: string = range) {
  return z.pipe(
    digits(required, 4, range),
    z.pipe(
      z.transform((value: string) => Number.parseInt(value, 10)),
      z.int().check(z.gte(min, range), z.lte(max, range)),
    ),
  );
}

/** Whole naira as people type them: `50000` or `"50000"`. Output: the digits as text. */
export function wholeNaira(required: string) {
  return digits(required, NAIRA_DIGITS, required);
}

/** Naira in an answer: a number with at most two decimals. */
export const naira = z.number();

/** A calendar day in Africa/Lagos, `2026-11-21`. */
export function day(required: string = words.common.errors.day) {
  return z.iso.date({ error: required });
}

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Keyset paging: `after` is the `next` of the page before; `limit` 1 to 50, 20 when left out. */
export const page = {
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^([1-9]|[1-4][0-9]|50)$/, words.common.errors.limit)),
      z.transform((value: string) => Number.parseInt(value, 10)),
    ),
  ),
  after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,120}$/, words.common.errors.page))),
};
export const pageQuery = z.strictObject(page);
/** A list of things that end, by `state`: the open ones (the default) or the ended. */
export const openOrEndedQuery = z.strictObject({ ...page, state: z.optional(z.enum(['open', 'ended'])) });
/** The `after` of the following page, or null at the end. */
export const next = z.nullable(z.string());

export const success = z.literal(true);
export const done = z.object({ success });

/** Which of a person's two sides a list answers for (rules 2); default: talent. */
export const side = z.enum(['hunter', 'talent']);
export type Side = z.infer<typeof side>;
export const bySide = z.strictObject({ as: z.optional(side) });
export const pageBySide = z.strictObject({ ...page, as: z.optional(side) });

/** A person as the other party of a job sees them. */
export const personRef = z.object({ id, name: z.string() });
/** A person with the address of their picture. */
export const faced = z.extend(personRef, { image: z.nullable(z.string()) });

/** How soon somebody usually answers the first message of a stranger; null while too few are answered. */
export const replies = z.nullable(z.enum(['hour', 'hours', 'day', 'days']));
export type Replies = z.infer<typeof replies>;

/** The JSON text of a waveform in a form that sends a sound; anything else is as if it weren't there. */
export const waveformText = z.optional(z.string().check(z.maxLength(1000)));

/** A list, or its JSON text in a multipart request. */
export function listOf<List extends z.ZodMiniType>(list: List) {
  return z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.pipe(
      z.transform((value: string[] | string) => (typeof value === 'string' ? parsed(value) : value)),
      list,
    ),
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
