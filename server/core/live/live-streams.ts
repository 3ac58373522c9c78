/** The open streams of one process: their readers, how far each may lag, and how each ends. */
import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '#contract/core/live.ts';

export const STREAMS_MAX = 3;
/** Maximum bytes buffered for a slow reader; beyond it the stream is closed, and the client catches up when it reconnects. */
const WAITING_MAX_BYTES = 256 * 1024;
const FINISH_WITHIN_MS = 1_000;
/** A replaced stream reconnects later than a broken one, or tabs would keep displacing each other. */
const GIVE_WAY = 'retry: 60000\n\n';

export type Stream = { userId: string; tokenHash: string; response: ServerResponse };

/** Tells the client that all its data may be out of date. */
const ALL_MISSED: LiveEvent = { name: 'hello', missed: true };
const CAUGHT_UP: LiveEvent = { name: 'hello', missed: false };

/** The cursor comes last: a client that has read it has read everything before it. */
function linesOf(events: readonly LiveEvent[], cursor: string): string {
  return `${events.map(dataOf).join('\n')}id: ${cursor}\n\n`;
}

function dataOf(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n`;
}

/** Ends a stream; a client that does not read cannot delay a shutdown. */
function finish({ response }: Stream, lastWords: string): void {
  if (response.writableEnded) return;
  response.end(lastWords);
  const timer = setTimeout(() => response.destroy(), FINISH_WITHIN_MS).unref();
  response.once('close', () => clearTimeout(timer));
}

/** `cursor` returns the point up to which a stream has sent everything; the client reconnects with it. */
export function createStreams(cursor: () => string) {
  const open = new Map<string, Stream[]>();

  function all(): Stream[] {
    return [...open.values()].flat();
  }

  function put({ response }: Stream, text: string): void {
    if (response.destroyed || response.writableEnded) return;
    response.write(text);
    if (response.writableLength > WAITING_MAX_BYTES) response.destroy();
  }

  /** Removes a stream; true when it was the person's last. */
  function remove(stream: Stream): boolean {
    const rest = open.get(stream.userId)?.filter((one) => one !== stream);
    if (!rest) return false;
    if (rest.length > 0) open.set(stream.userId, rest);
    else open.delete(stream.userId);
    return rest.length === 0;
  }

  return {
    remove,
    has: (userId: string) => open.has(userId),
    sessions: () => all().map(({ userId, tokenHash }) => ({ userId, tokenHash })),
    /**
     * Adds a stream and sends it the missed events (null: not known); a fourth replaces the oldest. True when it is the person's first.
     */
    add(stream: Stream, missed: readonly LiveEvent[] | null): boolean {
      const before = open.get(stream.userId) ?? [];
      open.set(stream.userId, [...before, stream]);
      put(stream, linesOf(missed ? [CAUGHT_UP, ...missed] : [ALL_MISSED], cursor()));
      const [oldest] = before;
      if (oldest && before.length >= STREAMS_MAX) {
        remove(oldest);
        finish(oldest, GIVE_WAY);
      }
      return before.length === 0;
    },
    write(to: readonly string[], event: LiveEvent): void {
      const line = linesOf([event], cursor());
      for (const userId of to) for (const stream of open.get(userId) ?? []) put(stream, line);
    },
    beat(): void {
      const beat = `:\nid: ${cursor()}\n\n`;
      for (const stream of all()) put(stream, beat);
    },
    greetAll(): void {
      const line = linesOf([ALL_MISSED], cursor());
      for (const stream of all()) put(stream, line);
    },
    /** Ends the streams of a session, or all of the person's (`tokenHash` null). */
    end(userId: string, tokenHash: string | null): void {
      for (const stream of open.get(userId) ?? []) {
        if (tokenHash === null || stream.tokenHash === tokenHash) {
          finish(stream, linesOf([{ name: 'bye' }], cursor()));
        }
      }
    },
    closeAll(): void {
      for (const stream of all()) finish(stream, '');
    },
  };
}
