/** Recent live events: a client that reconnects gets what it missed and need not refetch everything. */
import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '#contract/core/live.ts';

export const KEPT_MS = 120_000;
/** Of all events together, as they travel. */
export const KEPT_CHARACTERS = 4_000_000;

const CURSOR = /^([0-9a-f-]{36})\.([0-9]{1,15})$/;

type Kept = { at: number; to: ReadonlySet<string>; event: LiveEvent; length: number };

/** Of one process. A cursor is a moment of it: a read of the database after the cursor includes every event before it. */
export function createMemory(now: () => number = () => performance.now()) {
  const kept: Kept[] = [];
  let characters = 0;
  let name = randomUUID();
  let last = 0;
  /** Every event after this moment is kept. */
  let whole = next();

  /** Microseconds; no two moments are the same. */
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
    /** `length` is that of the event as it travels. */
    keep(to: readonly string[], event: LiveEvent, length: number): void {
      kept.push({ at: next(), to: new Set(to), event, length });
      characters += length;
      forgetOld();
    },
    /** The person's events after the cursor, in order; null when unknown. */
    since(cursor: string, userId: string): LiveEvent[] | null {
      const [, of, moment] = CURSOR.exec(cursor) ?? [];
      const at = Number(moment);
      if (of !== name || at < whole || at > last) return null;
      return kept.flatMap((one) => (one.at > at && one.to.has(userId) ? one.event : []));
    },
    /** Events may have been missed here. */
    forget(): void {
      kept.length = 0;
      characters = 0;
      name = randomUUID();
    },
  };
}
