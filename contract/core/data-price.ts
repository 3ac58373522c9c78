/** What mobile data costs, to be said before much of it is used. */

/** What 1 GB (10^9 bytes) costs in naira, in bundles as most people buy them. */
const NAIRA_PER_GB = 475;

/** Naira for so many bytes. */
export function dataPrice(bytes: number): number {
  return (bytes / 1e9) * NAIRA_PER_GB;
}
