/** A remark on handed-in work, as orders show it. */
import * as z from 'zod/mini';
import { id } from '../core/common.ts';

/** `must`: the next round is not handed in before it is done or answered. */
export const markKinds = ['must', 'nice', 'question'] as const;

/** What is said of a file, and where. */
const remark = {
  id,
  file_id: id,
  kind: z.enum(markKinds),
  text: z.string(),
  /** Shares of width and height, 0 to 1. */
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  /** Of a PDF, from 1. */
  page: z.nullable(z.int()),
};

/** The remark of a guest of the room, who is named (rule 2.19). */
export const guestMark = z.object({ ...remark, by: z.string() });
export type GuestMark = z.infer<typeof guestMark>;

/** A remark at a place of handed-in work (rule 2.17). */
export const mark = z.object({
  ...remark,
  /** From 1 within the round, as in the request for changes. */
  number: z.int(),
  /** The talent says done, the hunter settles; both can take it back. */
  state: z.enum(['open', 'done', 'settled']),
  answer: z.nullable(z.string()),
});
export type Mark = z.infer<typeof mark>;
