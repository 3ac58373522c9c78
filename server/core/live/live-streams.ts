/** The open streams of one process: who reads, how much each may lag behind, and how each ends. */
import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '#contract/core/live.ts';

export const STREAMS_MAX = 3;
/** What may wait for a slow reader; more, and the stream is closed: a client that reconnects catches up. */
const WAITING_MAX_BYTES = 256 * 1024;
const FINISH_WITHIN_MS = 1_000;
/** A stream that had to give way comes back later than a broken one, or tabs would drive each other out. */
const GIVE_WAY = 'retry: 60000\n\n';

export type Stream = { userId: string; tokenHash: string; response: ServerResponse };

/** Everything may be out of date. */
const ALL_MISSED: LiveEvent = { name: 'hello', missed: true };
const CAUGHT_UP: LiveEvent = { name: 'hello', missed: false };

/** The cursor goes last: whoever has read it has read all before it. */
function linesOf(events: readonly LiveEvent[], cursor: string): string {
  return `${events.map(dataOf).join('\n')}id: ${cursor}\n\n`;
}

function dataOf(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n`;
}

/** A client that does not read delays nobody's shutdown. */
function finish({ response }: Stream, lastWords: string): void {
  if (response.writableEnded) return;
  response.end(lastWords);
  const timer = setTimeout(() => response.destroy(), FINISH_WITHIN_MS).unref();
  response.once('close', () => clearTimeout(timer));
}

/** `cursor` gives the moment up to which a stream has sent everything: its reader reconnects with it. */
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

  /** True when it was the last of the person. */
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
     * Greets it and sends what it missed (null: not known); the oldest of four gives way. True when it is the first of the person.
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
    /** The session is over, or all of the person are (`tokenHash` null). */
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
