/** How much of what was seen a device keeps: the oldest goes first. */

/** `at` in milliseconds; `bytes` as its text is long. */
export type Kept = { id: string; at: number; bytes: number };

export const MOST_ANSWERS = 150;
export const MOST_BYTES = 3_000_000;

/** The ids of those that have to go. */
export function overflow(all: readonly Kept[]): string[] {
  let bytes = 0;
  return [...all]
    .sort((a, b) => b.at - a.at)
    .filter((one, index) => {
      bytes += one.bytes;
      return index >= MOST_ANSWERS || bytes > MOST_BYTES;
    })
    .map(({ id }) => id);
}
