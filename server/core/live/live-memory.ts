/** Recent live events: a client that reconnects gets the ones it missed and need not refetch everything. */
import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '#contract/core/live.ts';

export const KEPT_MS = 120_000;
/** Maximum length of all kept events together, as sent. */
export const KEPT_CHARACTERS = 4_000_000;

const CURSOR = /^([0-9a-f-]{36})\.([0-9]{1,15})$/;

type Kept = { at: number; to: ReadonlySet<string>; event: LiveEvent; length: number };

/** Events of one process. A cursor is a point in time: a database read made after it includes every event before it. */
export function createMemory(now: () => number = () => performance.now()) {
  const kept: Kept[] = [];
  let characters = 0;
  let name = randomUUID();
  let last = 0;
  /** Every event after this time is kept. */
  let whole = next();

  /** Returns the time in microseconds, always greater than the last one. */
  function next(): number {
    last = Math.max(Math.ceil(now() * 1000), last + 1);
    return last;
  }

  function forgetOld(): void {
    for (;;) {
      const [oldest] = kept;
      const isOld = oldest && (characters > KEPT_CHARACTERS || last - oldest.at > KEPT_MS * 1000);
      if (!isOld) return;
      kept.shift();
      characters -= oldest.length;
      whole = oldest.at;
    }
  }

  return {
    cursor: () => `${name}.${next()}`,
    /** Stores an event; `length` is its length as sent. */
    keep(to: readonly string[], event: LiveEvent, length: number): void {
      kept.push({ at: next(), to: new Set(to), event, length });
      characters += length;
      forgetOld();
    },
    /** Returns the person's events after the cursor, in order; null when they are not known. */
    since(cursor: string, userId: string): LiveEvent[] | null {
      const [, of, moment] = CURSOR.exec(cursor) ?? [];
      const at = Number(moment);
      if (of !== name || at < whole || at > last) return null;
      return kept.flatMap((one) => (one.at > at && one.to.has(userId) ? one.event : []));
    },
    /** Clears the memory, because this process may have missed events. */
    forget(): void {
      kept.length = 0;
      characters = 0;
      name = randomUUID();
    },
  };
}
