/** Small schemas that many endpoints share: ids, text without control characters, naira, calendar days, pages. */
import * as z from 'zod/mini';
import { words } from '../words.ts';
import { NAIRA_DIGITS } from './money.ts';

export const id = z.uuid();
export const byId = z.strictObject({ id });

/** C0 and C1 controls except tab, newline and return; bidirectional controls; lone surrogates; and text with nothing visible in it. */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\p{Cs}]|^[\p{DI}\s]+$/u;

/** True for text that displays as what it is (rule 7.1) and that the database can store. */
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

/** Invisible characters, refused so that names that look the same are the same; those that join an emoji are allowed. */
const INVISIBLE_CHARACTER =
  /(?!(?<=[\uFE0F\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200D|\uFE0F))\p{DI}/u;

export function hasOnlyVisible(value: string): boolean {
  return !INVISIBLE_CHARACTER.test(value);
}

/** Returns a file name as it is stored and shown: without the characters a person's name may not contain. */
export function withoutInvisible(name: string): string {
  const hidden = new RegExp(
    `${CONTROL.source}|${INVISIBLE_CHARACTER.source}|[\\t\\n\\r\\u2028\\u2029]`,
    'gu',
  );
  return name.replace(hidden, '');
}

/** Trimmed text of 1..max characters that names a person or thing. */
export function name(max: number, required?: string) {
  return text(max, required).check(
    z.refine((given) => !isPlain(given) || hasOnlyVisible(given), words.common.errors.plainText),
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

/** A whole number of at most four digits within `min..max`, as people type it; `range` is the message when it is out of range. */
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

/** A point in time, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** Keyset paging: `after` is the `next` of the previous page; `limit` is 1 to 50, by default 20. */
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
/** Query of a list of things that end: `state` selects the open ones (the default) or the ended ones. */
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
export const personWithPicture = z.extend(personRef, { image: z.nullable(z.string()) });

/** How soon the person usually answers a stranger's first message; null while too few have been answered. */
export const replySpeed = z.nullable(z.enum(['hour', 'hours', 'day', 'days']));
export type ReplySpeed = z.infer<typeof replySpeed>;

/** A waveform as JSON text, sent with a sound; an invalid one is ignored. */
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
