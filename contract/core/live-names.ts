/** The names of live events, apart from their schemas: the browser reads the stream on every screen. */

/** Seconds between two signs of life of a silent stream. */
export const HEARTBEAT_SECONDS = 20;

export const liveNames = [
  'hello',
  'message',
  'message-sent',
  'message-seen',
  'typing',
  'presence',
  'notification',
  'job',
  'board',
  'payout',
  'bye',
] as const;
export type LiveName = (typeof liveNames)[number];
