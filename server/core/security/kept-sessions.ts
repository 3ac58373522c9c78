/** Sessions that this process has just looked up, so that not every read looks again; used only while it hears of their end. */
import type { Actor } from '../http/context.ts';
import { sha256 } from './ids.ts';

/** How often, while sessions are read, it is asked whether everything was heard. */
const ASK_EVERY_MS = 250;
/** What was heard longer ago than this says nothing: a session that has ended opens nothing after a second. */
const SURE_FOR_MS = 800;
const KEPT_MAX = 10_000;

type Kept = { actor: Actor; until: number };
type Found = { actor: Actor; lookAgainAt: Date } | null;

/** `caughtUp` resolves once every notification was heard that was sent before it was called. */
export function createKeptSessions(caughtUp: () => Promise<void>) {
  const kept = new Map<string, Kept>();
  let heardUntil = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let drops = 0;
  let asking = false;

  function ask(): void {
    if (asking) return;
    asking = true;
    const at = performance.now();
    caughtUp()
      .then(
        () => {
          heardUntil = at;
        },
        () => undefined,
      )
      .finally(() => {
        asking = false;
      });
  }

  /** True when nothing that ended a session more than a moment ago, or by a write of this process, can be unheard. */
  function isSure(): boolean {
    const now = performance.now();
    if (now - heardUntil > ASK_EVERY_MS || heardUntil <= changedAt) ask();
    return heardUntil > changedAt && now - heardUntil < SURE_FOR_MS;
  }

  return {
    /** The person behind a token: as kept, else as `look` finds them. */
    async actorOf(token: string, now: Date, look: () => Promise<Found>): Promise<Actor | null> {
      const sure = isSure();
      const key = sha256(token);
      const known = kept.get(key);
      if (sure && known && now.getTime() < known.until) return known.actor;
      const before = drops;
      const found = await look();
      if (!found) return null;
      // Not what may be from before something that was heard meanwhile.
      if (before === drops) {
        if (kept.size >= KEPT_MAX) kept.clear();
        kept.set(key, { actor: found.actor, until: found.lookAgainAt.getTime() });
      }
      return found.actor;
    },

    /** Of a person, or (null) of everybody. */
    drop(userId: string | null): void {
      drops += 1;
      if (userId === null) kept.clear();
      else for (const [key, { actor }] of kept) if (actor.userId === userId) kept.delete(key);
    },

    /** This process has written: until it has heard of that, nothing kept is used. */
    wrote(): void {
      changedAt = performance.now();
    },
  };
}
