/** The live stream: what changed, by name, so that an open screen fetches it again. */
import * as z from 'zod/mini';
import { message } from '../messages/messages.ts';
import { id } from './common.ts';
import type { LiveName } from './live-names.ts';

/**
 * One line of the stream `GET /api/live` (server-sent events read by fetch, with the bearer header). Content travels
 * only with messages; everything else names what to fetch again.
 *
 * Every good answer to a signed-in person carries a cursor, a moment of the process, in `Live-Mark`; every line of the stream one as its `id`.
 * With a cursor in `Last-Event-ID`, the stream first sends what came after it, if the process still knows (decision 0024).
 */
export const liveEvent = z.discriminatedUnion('name', [
  /** The first line of every stream. `missed`: everything on the screen may be out of date; if not, what came meanwhile follows. */
  z.object({ name: z.literal('hello'), missed: z.boolean() }),
  z.object({ name: z.literal('message'), from: id, message }),
  /** The person's own message was sent from another tab or device. */
  z.object({ name: z.literal('message-sent'), to: id, message }),
  /** By the other one; or by the reader, in another tab or on another device. */
  z.object({ name: z.literal('message-seen'), by: id, delivered_up_to: z.int(), read_up_to: z.int() }),
  z.object({ name: z.literal('typing'), by: id }),
  z.object({ name: z.literal('presence'), person: id, online: z.boolean() }),
  z.object({ name: z.literal('notification'), unread: z.int() }),
  z.object({ name: z.literal('job'), id }),
  z.object({ name: z.literal('board'), id }),
  z.object({ name: z.literal('payout'), id }),
  /** The session ended; the stream closes. */
  z.object({ name: z.literal('bye') }),
]);
export type LiveEvent = z.infer<typeof liveEvent> & { name: LiveName };
