/** Live updates: one tab of a browser reads the server's stream, reconnecting after every break, and passes events on to the other tabs of the same person. */
import type { LiveEvent } from '#contract/core/live.ts';
import { HEARTBEAT_SECONDS, liveNames } from '#contract/core/live-names.ts';
import { createListeners } from '../listeners.ts';
import { expireSession, getSession, subscribeSession } from '../session.ts';
import { cursorForStream, noteCursor, noteGap, noteGreeting } from './cursor.ts';

/** After this much silence of the reading tab, one that is in view takes over: phones put hidden tabs to sleep. */
const ASLEEP_MS = 2 * HEARTBEAT_SECONDS * 1000;

/** `reads` is true in the tab that reads the stream: it alone sends receipts and the like. */
const { listen, notify } = createListeners<[event: LiveEvent, reads: boolean]>();
let running: string | null = null;

/** Calls back with every event; returns a function to stop it. */
export const onLive = listen;

/** Starts listening for the signed-in person; stops with their session. Safe to call again. */
export function startLive(): void {
  const { token, person } = getSession();
  if (!token || !person || running === token) return;
  running = token;
  const controller = new AbortController();
  const stop = subscribeSession(() => {
    if (getSession().token === token) return;
    stop();
    controller.abort();
    if (running === token) running = null;
  });
  void share(token, person.user.id, controller.signal);
}

async function share(token: string, personId: string, signal: AbortSignal): Promise<void> {
  const name = `adire.live.${personId}`;
  if (!navigator.locks)
    return readStream(token, signal, {
      ...{ cursor, onCursor: noteCursor },
      onEvent: (event) => dispatch(event, true),
      onSign() {},
    });
  const channel = new BroadcastChannel(name);
  let sign = Date.now();
  let reading = false;
  channel.onmessage = ({ data }) => {
    sign = Date.now();
    if (reading) return;
    if (isLiveEvent(data)) dispatch(data, false);
    // Events from before this tab listened may be missing here.
    noteGap();
  };
  const read = async (mine: AbortSignal) => {
    reading = true;
    await readStream(token, mine, {
      onEvent(event) {
        channel.postMessage(event);
        dispatch(event, true);
      },
      onSign: () => channel.postMessage('sign'),
      ...{ cursor, onCursor: noteCursor },
    });
  };
  /** Waits for the lock to read. A tab that loses the lock stops reading. */
  const lead = async (options: LockOptions) => {
    const mine = new AbortController();
    const stop = () => mine.abort();
    signal.addEventListener('abort', stop);
    try {
      await navigator.locks.request(name, options, () => read(mine.signal));
    } catch {
      // The session ended while waiting, or another tab took over.
    }
    signal.removeEventListener('abort', stop);
    stop();
    reading = false;
  };
  const takeOver = () => {
    const asleep = Date.now() - sign > ASLEEP_MS;
    if (document.visibilityState === 'visible' && asleep && !reading) void lead({ steal: true });
  };
  document.addEventListener('visibilitychange', takeOver);
  while (!signal.aborted) await lead({ signal });
  document.removeEventListener('visibilitychange', takeOver);
  channel.close();
}

function cursor(): Promise<string | null> {
  return cursorForStream(() => dispatch({ name: 'hello', missed: true }, true));
}

function dispatch(event: LiveEvent, reads: boolean): void {
  if (event.name === 'hello') noteGreeting();
  notify(event, reads);
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that is silent for this long is dead, whatever the network says. */
const SILENCE_MS = (2 * HEARTBEAT_SECONDS + 5) * 1000;

export type Listener = {
  onEvent: (event: LiveEvent) => void;
  /** Called on any byte: the stream is alive. */
  onSign: () => void;
  /** Everything up to this cursor has arrived. */
  onCursor: (cursor: string) => void;
  /** The cursor to begin the stream with. */
  cursor: () => Promise<string | null>;
  /** The server asks to wait at least this many milliseconds before reconnecting. */
  onRetry?: (ms: number) => void;
};

/** Reads until the signal aborts or the session ends; the pauses grow while there is no answer. */
export async function readStream(token: string, signal: AbortSignal, listener: Listener): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  const heard = {
    ...listener,
    onEvent(event: LiveEvent) {
      pause = FIRST_PAUSE_MS;
      listener.onEvent(event);
    },
    onRetry(ms: number) {
      pause = ms;
    },
  };
  while (!signal.aborted) {
    if ((await readOnce(token, signal, heard)) === 'over') {
      expireSession(token);
      return;
    }
    // Many browsers lose a server at the same time: jitter, so that they do not all reconnect at once.
    await restOrWake(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

async function readOnce(token: string, signal: AbortSignal, listener: Listener): Promise<'over' | 'broken'> {
  const cut = new AbortController();
  const stop = () => cut.abort();
  let watch = setTimeout(stop, SILENCE_MS);
  signal.addEventListener('abort', stop);
  addEventListener('offline', stop);
  try {
    const cursor = await listener.cursor();
    const answer = await fetch('/api/live', {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        ...(cursor && { 'Last-Event-ID': cursor }),
      },
      cache: 'no-store',
      signal: cut.signal,
    });
    if (answer.status === 401) return 'over';
    if (!answer.ok || !answer.body) return 'broken';
    for await (const line of linesOf(answer.body)) {
      clearTimeout(watch);
      watch = setTimeout(stop, SILENCE_MS);
      listener.onSign();
      const retry = /^retry: ?([0-9]{1,6})$/.exec(line);
      if (retry) listener.onRetry?.(Number(retry[1]));
      if (line.startsWith('id: ')) listener.onCursor(line.slice('id: '.length));
      const event = parseLine(line);
      if (!event) continue;
      if (event.name === 'bye') return 'over';
      listener.onEvent(event);
    }
    return 'broken';
  } catch {
    return 'broken';
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', stop);
    removeEventListener('offline', stop);
    cut.abort();
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = `${rest}${value}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Parses a `data:` line; null for heartbeats and for events unknown to this version. */
export function parseLine(line: string): LiveEvent | null {
  if (!line.startsWith('data:')) return null;
  try {
    const data: unknown = JSON.parse(line.slice('data:'.length));
    return isLiveEvent(data) ? data : null;
  } catch {
    return null;
  }
}

/** Checks the name only: the stream comes from our own server, whose tests check every event against the contract. */
export function isLiveEvent(data: unknown): data is LiveEvent {
  const { name } = (data ?? {}) as { name?: unknown };
  return liveNames.some((known) => known === name);
}

/** A pause that ends early when the network or the window comes back. */
function restOrWake(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const seen = () => document.visibilityState === 'visible' && end();
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', end);
  });
}
