/** Limits CPU-heavy work: a few tasks at a time, a short queue, then 503. */
import { words } from '#contract/words.ts';
import { Refusal } from '../http/refusal.ts';

const RETRY_AFTER_SECONDS = 5;

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `atOnce` tasks at a time, with `waiting` queued behind them; throws 503 with Retry-After beyond that. */
export function createConcurrencyLimit(atOnce: number, waiting: number): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) {
      throw new Refusal(503, words.common.refusals.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((go) => {
      queue.push(go);
    });
  }

  /** Hands the slot directly to the next in line. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
