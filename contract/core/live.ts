/** The live stream: names what changed, so that open screens fetch it again. */
import * as z from 'zod/mini';
import { message } from '../messages/messages.ts';
import { id } from './common.ts';
import type { LiveName } from './live-names.ts';

/**
 * One line of the stream `GET /api/live` (server-sent events read by fetch, with the bearer header). Only messages carry
 * content; every other event names what to fetch again.
 *
 * A cursor is a point in time of one server process. Every successful answer to a signed-in person carries one in `Live-Mark`, every
 * line of the stream as its `id`. With one in `Last-Event-ID` the stream resumes after it, if the process still can (decision 0024).
 */
export const liveEvent = z.discriminatedUnion('name', [
  /** The first line of every stream. `missed`: everything on screen may be stale; otherwise the missed events follow. */
  z.object({ name: z.literal('hello'), missed: z.boolean() }),
  z.object({ name: z.literal('message'), from: id, message }),
  /** The person's own message was sent from another tab or device. */
  z.object({ name: z.literal('message-sent'), to: id, message }),
  /** Seen by the other person, or by the reader in another tab or on another device. */
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
