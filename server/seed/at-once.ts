/** Does several things at a time while the market is filled, since one at a time leaves cores idle. */

/** Within the limits of the password and picture queues. */
const AT_ONCE = 6;

/** Runs `work` for all, `AT_ONCE` at a time, started in order. */
export async function forEachConcurrently<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...all];
  const workNext = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workNext));
}
