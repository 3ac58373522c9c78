/** The part of money that is explained, as people read it. */

/** Percent with two decimals, rounded down: `100.00` is all of it. Of nothing, all is explained. */
export function percentOf(part: bigint, whole: bigint): string {
  const basisPoints = whole === 0n ? 10_000n : (part * 10_000n) / whole;
  return `${basisPoints / 100n}.${String(basisPoints % 100n).padStart(2, '0')}`;
}
