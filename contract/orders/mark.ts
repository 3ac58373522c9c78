/** A remark on submitted work, as orders show it. */
import * as z from 'zod/mini';
import { id } from '../core/common.ts';

/** `must`: the next round cannot be submitted until it is done or answered. */
export const markKinds = ['must', 'nice', 'question'] as const;

/** A remark on a file, and its place. */
const remark = {
  id,
  file_id: id,
  kind: z.enum(markKinds),
  text: z.string(),
  /** Position as a fraction of width and height, 0 to 1. */
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  /** Page of a PDF, from 1. */
  page: z.nullable(z.int()),
};

/** A remark by a guest of the room, with their name (rule 2.19). */
export const guestMark = z.object({ ...remark, by: z.string() });
export type GuestMark = z.infer<typeof guestMark>;

/** A remark at a place in submitted work (rule 2.17). */
export const mark = z.object({
  ...remark,
  /** Number within the round, from 1, as in the request for changes. */
  number: z.int(),
  /** The talent marks it done, the hunter settled; each can undo it. */
  state: z.enum(['open', 'done', 'settled']),
  answer: z.nullable(z.string()),
});
export type Mark = z.infer<typeof mark>;
