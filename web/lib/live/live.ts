/** Live updates: one tab of a browser reads the stream and passes events on to the other tabs of the same person. */
import type { LiveEvent } from '#contract/core/live.ts';
import { HEARTBEAT_SECONDS } from '#contract/core/live-names.ts';
import { getSession, subscribeSession } from '../session.ts';
import { cursorForStream, noteCursor, noteGap, noteGreeting } from './cursor.ts';
import { isLiveEvent, readStream } from './stream.ts';

/** `reads` is true in the tab that reads the stream: it alone sends receipts and the like. */
export type LiveListener = (event: LiveEvent, reads: boolean) => void;

/** After this much silence of the reading tab, one that is in view takes over: phones put hidden tabs to sleep. */
const ASLEEP_MS = 2 * HEARTBEAT_SECONDS * 1000;

const listeners = new Set<LiveListener>();
let running: string | null = null;

/** Calls back with every event; returns a function to stop it. */
export function onLive(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts to listen for the person who is signed in; ends by itself with their session. Safe to call again. */
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
  for (const listener of listeners) listener(event, reads);
}
