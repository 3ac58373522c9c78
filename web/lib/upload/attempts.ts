/** How uploads are tried: two at once in this tab, each file by one tab only, and again after every break of the connection. */
import { isOnline, subscribeOnline } from '../online.ts';
import { ApiRefusal, NetworkFailure } from '../refusals.ts';

/** Tries in a row without progress; then the person gets the error, and the next press resumes. */
const TRIES_MAX = 3;
const PAUSE_MS = 1000;
/** A retry that the server delays beyond this fails at once. */
const WAIT_MAX_SECONDS = 60;

type Way = {
  signal: AbortSignal | undefined;
  /** Which failures a later try may fix. */
  mends: (error: unknown) => boolean;
  /** How far it has come, from 0 to 1. */
  reached?: () => number;
};

/** Rejects with what cannot be fixed, with the failure of the last try, or with the person's cancelling. */
export async function throughBreaks<Done>(
  attempt: () => Promise<Done>,
  { signal, mends, reached }: Way,
): Promise<Done> {
  let tries = 0;
  let best = reached?.() ?? 0;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const now = reached?.() ?? 0;
      tries = now > best ? 1 : tries + 1;
      best = Math.max(best, now);
      const wait = error instanceof ApiRefusal ? (error.retryAfter ?? 0) : 0;
      if (tries >= TRIES_MAX || wait > WAIT_MAX_SECONDS || !mends(error)) throw error;
      await pause(Math.max(wait * 1000, PAUSE_MS), signal);
      await untilOnline(signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return unlessCancelled(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });
}

function untilOnline(signal: AbortSignal | undefined): Promise<void> {
  return unlessCancelled(signal, (done) => {
    const look = () => isOnline() && done();
    const leave = subscribeOnline(look);
    look();
    return leave;
  });
}

/** Waits until `done` is called, or rejects as soon as the person cancels; what `wait` returns clears up. */
function unlessCancelled(
  signal: AbortSignal | undefined,
  wait: (done: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let clear = () => {};
    const settle = (finish: () => void) => {
      clear();
      signal?.removeEventListener('abort', cancel);
      finish();
    };
    const cancel = () => settle(() => reject(new NetworkFailure('cancelled')));
    if (signal?.aborted) return cancel();
    signal?.addEventListener('abort', cancel);
    clear = wait(() => settle(resolve));
  });
}

/** The server keeps three uploads of one person; a slow connection carries one faster than three. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the task when a slot is free; rejects as cancelled where the person does not wait for it. */
export async function withUploadSlot<Done>(
  print: string,
  signal: AbortSignal | undefined,
  task: () => Promise<Done>,
): Promise<Done> {
  try {
    return await locking(print, signal, () => limited(signal, task));
  } catch (error) {
    if (signal?.aborted && (error as Error).name === 'AbortError')
      throw new NetworkFailure('cancelled', error);
    throw error;
  }
}

/** A browser without locks has the limit of this tab alone. */
async function locking<Done>(
  print: string,
  signal: AbortSignal | undefined,
  task: () => Promise<Done>,
): Promise<Done> {
  if (!navigator.locks) return task();
  return await navigator.locks.request(print, signal ? { signal } : {}, task);
}

async function limited<Done>(signal: AbortSignal | undefined, task: () => Promise<Done>): Promise<Done> {
  if (running < AT_ONCE) running += 1;
  else await freeSlot(signal);
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function freeSlot(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new NetworkFailure('cancelled'));
    const enter = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(new NetworkFailure('cancelled'));
    };
    waiting.push(enter);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
