/** When a message to a device is tried again. Pure. */

/** After so many tries a message is given up. */
const TRIES_MAX = 5;
const MINUTE_MS = 60_000;
/** The longest wait that a push service may ask for. */
const WAIT_MAX_MS = 60 * MINUTE_MS;

/** 1, 4, 16 and 64 minutes after the first four tries, or what the service asked for; null: no more. In milliseconds. */
export function pauseAfter(attempts: number, waitSeconds: number | null): number | null {
  if (attempts >= TRIES_MAX) return null;
  if (waitSeconds !== null) return Math.min(waitSeconds * 1000, WAIT_MAX_MS);
  return MINUTE_MS * 4 ** (attempts - 1);
}
