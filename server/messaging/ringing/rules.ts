/** When an unread message calls its reader: soon where it reached no device, later where nobody looked at it. Pure. */

/** The items of the queue that call somebody; about a conversation and its reader, as `conversation:reader`. */
export const CALL = 'call-reader';
/** How long an open page has to confirm that it got the message. */
export const RING_AFTER_MS = 10_000;
/** How long a person whose page got it has to read it. */
const LOOK_WITHIN_MS = 60_000;

export type Waiting = {
  /** The other's latest message, and how far the reader's devices and the reader got. */
  messageId: bigint;
  writtenAt: Date;
  deliveredUpTo: bigint;
  readUpTo: bigint;
  /** Muted, blocked, or nobody that can be reached. */
  quiet: boolean;
};

/** `ring`: now. A moment: look again then. Null: nothing to call for. */
export function ringing(waiting: Waiting, now: Date): 'ring' | Date | null {
  if (waiting.quiet || waiting.readUpTo >= waiting.messageId) return null;
  if (waiting.deliveredUpTo < waiting.messageId) return 'ring';
  const until = new Date(waiting.writtenAt.getTime() + LOOK_WITHIN_MS);
  return until > now ? until : 'ring';
}
