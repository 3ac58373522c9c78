/** A request for more time, as orders show it. */
import * as z from 'zod/mini';
import { extensionStatuses } from '../acts/statuses.ts';
import { id, timestamp } from '../core/common.ts';

/**
 * A request for more time. `withdrawn`: the talent took it back. `lapsed`: no answer within 48 hours. `dropped`: the work
 * was submitted, or the order disputed or cancelled, before it was answered.
 */
export const extension = z.object({
  id,
  days: z.int(),
  reason: z.string(),
  requested_at: timestamp,
  /** When it lapses without an answer. */
  lapses_at: timestamp,
  state: z.enum(extensionStatuses),
  answered_at: z.nullable(timestamp),
  /** The hunter's comment; may be empty. */
  answer: z.string(),
});
export type Extension = z.infer<typeof extension>;
