/** Deeds of rights: who owns a work, for anyone who has its file. */
import * as z from 'zod/mini';
import { success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** SHA-256 in hex, as the browser computes it from a file. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const holding = z.object({
  /** What the file is: the deed itself, or submitted work. */
  what: z.enum(['deed', 'work']),
  /** The order's number, as printed on the deed. */
  number: z.string(),
  hunter: z.string(),
  talent: z.string(),
  /** When the rights passed. */
  since: timestamp,
  /** Sentences in the language of the request; null when only the agreement states them. */
  rights: z.nullable(z.string()),
  /** True when the money was returned, and the rights with it. */
  void: z.boolean(),
});
export type Holding = z.infer<typeof holding>;

export const deeds = {
  check: endpoint({
    method: 'GET',
    path: 'verify/:hash',
    who: 'anyone',
    tags: ['job'],
    summary:
      'Whose the file with this SHA-256 is: a deed that was given out, or work that was accepted, newest first, at most ten. Empty when it is unknown.',
    params: z.strictObject({ hash }),
    reply: z.object({ success, holdings: z.array(holding) }),
    errors: [404],
    throttle: 'search',
  }),
};
