/** Cache of recently looked-up sessions, used only while this process reliably hears when sessions end. */
import type { Actor } from '../http/context.ts';
import { sha256 } from './ids.ts';

/** Milliseconds between checks, while sessions are read, that every notification was heard. */
const ASK_EVERY_MS = 250;
/** Milliseconds a check stays valid: an ended session must be refused within a second. */
const TRUSTED_FOR_MS = 800;
const KEPT_MAX = 10_000;

type Kept = { actor: Actor; until: number };
type Found = { actor: Actor; lookAgainAt: Date } | null;

/** `caughtUp` resolves once every notification sent before the call was heard. */
export function createSessionCache(caughtUp: () => Promise<void>) {
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

  /** True when every session that ended longer ago than TRUSTED_FOR_MS, or by a write of this process, has been heard of. */
  function canTrustCache(): boolean {
    const now = performance.now();
    if (now - heardUntil > ASK_EVERY_MS || heardUntil <= changedAt) ask();
    return heardUntil > changedAt && now - heardUntil < TRUSTED_FOR_MS;
  }

  return {
    /** Returns the person behind a token, from the cache or from `look`. */
    async actorOf(token: string, now: Date, look: () => Promise<Found>): Promise<Actor | null> {
      const isTrusted = canTrustCache();
      const key = sha256(token);
      const known = kept.get(key);
      if (isTrusted && known && now.getTime() < known.until) return known.actor;
      const before = drops;
      const found = await look();
      if (!found) return null;
      // Not cached when a session was dropped meanwhile: the result may be older than that.
      if (before === drops) {
        if (kept.size >= KEPT_MAX) kept.clear();
        kept.set(key, { actor: found.actor, until: found.lookAgainAt.getTime() });
      }
      return found.actor;
    },

    /** Drops the cached sessions of a person, or all of them (null). */
    drop(userId: string | null): void {
      drops += 1;
      if (userId === null) kept.clear();
      else for (const [key, { actor }] of kept) if (actor.userId === userId) kept.delete(key);
    },

    /** Call after a write of this process: the cache is not used until its notifications were heard. */
    wrote(): void {
      changedAt = performance.now();
    },
  };
}
