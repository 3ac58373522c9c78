/** Remarks at places in submitted work: sent together as the request for changes, answered and settled one by one (rule 2.17). */
import * as z from 'zod/mini';
import { byId, done, id, optionalText, text } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { PREVIEWED_PAGES_MAX } from '../core/files.ts';
import { LONG_REASON_MAX } from '../core/limits.ts';
import { words } from '../words.ts';
import { type Mark, markKinds } from './mark.ts';

/** Maximum number of remarks per round, and characters per remark. */
export const MARKS_MAX = 30;
export const MARK_LETTERS = 500;
const DAY_SECONDS = 86_400;

const share = z.number().check(z.gte(0), z.lte(1));
const seconds = z.number().check(z.gte(0), z.lte(DAY_SECONDS));

/** `x` and `y` are fractions of a picture's width and height; without any place, the remark is about the whole file. */
const fields = {
  file_id: id,
  kind: z.enum(markKinds),
  text: text(MARK_LETTERS, words.room.marks.textMissing),
  x: z.optional(share),
  y: z.optional(share),
  /** For sound and film. */
  seconds: z.optional(seconds),
  /** Page of a PDF, from 1: the page that `x` and `y` refer to. */
  page: z.optional(z.int().check(z.gte(1), z.lte(PREVIEWED_PAGES_MAX))),
};
type Place = { x?: number | undefined; y?: number | undefined };
const wholePlace = z.refine<Place>(({ x, y }) => (x === undefined) === (y === undefined), {
  error: words.room.marks.halfPlace,
});
const markForm = z.strictObject(fields).check(wholePlace);
export type MarkForm = z.infer<typeof markForm>;

/** A remark that orders a further round: without a file it is about the whole work, and has no place. */
const roundMark = z.strictObject({ ...fields, file_id: z.optional(id) }).check(
  wholePlace,
  z.refine(
    ({ file_id, ...mark }) =>
      file_id !== undefined || Object.keys(mark).every((key) => key === 'kind' || key === 'text'),
    words.room.marks.otherFile,
  ),
);
export type RoundMark = z.infer<typeof roundMark>;

function sentTogether<T extends z.ZodMiniType>(mark: T) {
  return z
    .array(mark)
    .check(
      z.minLength(1, words.room.marks.none),
      z.maxLength(MARKS_MAX, words.room.marks.tooMany(MARKS_MAX)),
    );
}
export const markList = sentTogether(markForm);
export const roundMarks = sentTogether(roundMark);

const questionList = markList.check(
  z.refine((list) => list.every(({ kind }) => kind === 'question'), words.room.marks.onlyQuestions),
);

/** True when this remark blocks the next round; `open_marks` in `server/escrow/queries.ts` counts the same ones. */
export function blocksNextRound({ kind, state, answer }: Pick<Mark, 'kind' | 'state' | 'answer'>): boolean {
  return kind === 'must' && state === 'open' && answer === null;
}

/**
 * Builds the request for changes from its remarks: "1. Leaf lower · 2. Name on one line", cut after 1,000 characters.
 * `first` is the number of the first remark within its round.
 */
export function reasonOf(marks: readonly { text: string }[], first = 1): string {
  const whole = marks.map((one, at) => `${first + at}. ${one.text}`).join(' · ');
  if (whole.length <= LONG_REASON_MAX) return whole;
  // Half of a surrogate pair cannot be stored.
  return `${whole.slice(0, LONG_REASON_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export const marks = {
  send: endpoint({
    method: 'PUT',
    path: 'job/askforchanges/:id',
    who: 'hunter',
    changes: ['job', 'payment', 'notification', 'review'],
    summary:
      'Asks for changes by remarks on the files of the newest round: submitted → active. `id` is the job.',
    params: byId,
    body: z.strictObject({ marks: markList }),
    reply: done,
    errors: [404, 409],
  }),
  ask: endpoint({
    method: 'PUT',
    path: 'job/askquestions/:id',
    who: 'hunter',
    changes: ['job', 'notification'],
    summary:
      'Asks questions about the newest round while it waits for an answer: it stays submitted, no round is used. `id` is the job.',
    params: byId,
    body: z.strictObject({ marks: questionList }),
    reply: done,
    errors: [404, 409],
  }),
  answer: endpoint({
    method: 'PUT',
    path: 'job/markanswer/:id',
    who: 'talent',
    changes: ['job'],
    summary:
      'Says of a remark that it is done, or why not, while the work is changed. A question about work that waits is answered in words.',
    params: byId,
    body: z.strictObject({ done: z.boolean(), answer: z.optional(optionalText(MARK_LETTERS)) }),
    reply: done,
    errors: [404, 409],
  }),
  settle: endpoint({
    method: 'PUT',
    path: 'job/marksettled/:id',
    who: 'hunter',
    changes: ['job'],
    summary: 'Settles a remark of an own job, or takes that back, until the order ends.',
    params: byId,
    body: z.strictObject({ settled: z.boolean() }),
    reply: done,
    errors: [404, 409],
  }),
};
