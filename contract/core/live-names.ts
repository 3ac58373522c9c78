/** The names of live events, separate from their schemas because the browser reads the stream on every screen. */

/** Seconds between heartbeats on an idle stream. */
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
