/** How uploads are tried: two at once in this tab, each file by one tab only, and again after every break of the connection. */
import { isOnline, subscribeOnline } from '../online.ts';
import { ApiRefusal, NetworkFailure } from '../refusals.ts';

/** Tries in a row without progress; then the person gets the error, and the next press resumes. */
const TRIES_MAX = 3;
const PAUSE_MS = 1000;
/** If the server asks for a longer delay than this, the upload fails at once. */
const WAIT_MAX_SECONDS = 60;

type RetryOptions = {
  signal: AbortSignal | undefined;
  /** True for failures that a later attempt may fix. */
  isRetryable: (error: unknown) => boolean;
  /** Progress from 0 to 1. */
  reached?: () => number;
};

/** Retries until success. Rejects with an unfixable failure, with that of the last attempt, or when the person cancels. */
export async function retryThroughOutages<Done>(
  attempt: () => Promise<Done>,
  { signal, isRetryable, reached }: RetryOptions,
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
      if (tries >= TRIES_MAX || wait > WAIT_MAX_SECONDS || !isRetryable(error)) throw error;
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

/** Waits until `done` is called, or rejects as soon as the person cancels; `wait` returns its clean-up function. */
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

/** The server allows three uploads per person; a slow connection handles fewer faster. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the task when a slot is free; rejects as cancelled when the person aborts the wait. */
export async function withUploadSlot<Done>(
  fingerprint: string,
  signal: AbortSignal | undefined,
  task: () => Promise<Done>,
): Promise<Done> {
  try {
    return await locking(fingerprint, signal, () => limited(signal, task));
  } catch (error) {
    if (signal?.aborted && (error as Error).name === 'AbortError')
      throw new NetworkFailure('cancelled', error);
    throw error;
  }
}

/** Without browser locks, only this tab's own limit applies. */
async function locking<Done>(
  fingerprint: string,
  signal: AbortSignal | undefined,
  task: () => Promise<Done>,
): Promise<Done> {
  if (!navigator.locks) return task();
  return await navigator.locks.request(fingerprint, signal ? { signal } : {}, task);
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
