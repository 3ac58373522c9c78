/** The limit on uploads: two at once in this tab, and each file only once, whatever tab it is sent from. */
import { NetworkFailure } from '../refusals.ts';

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
