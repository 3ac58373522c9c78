/** Several things at a time while the market is filled, as one alone leaves a core idle. */

/** No more than queues of passwords and pictures take. */
const AT_ONCE = 6;

/** Does the work for all, six at a time, begun in their order. */
export async function forEach<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  const workNext = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workNext));
}
