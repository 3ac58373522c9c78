/** The price of mobile data, shown before a large download. */

/** Price of 1 GB (10^9 bytes) in naira, in the bundles most people buy. */
const NAIRA_PER_GB = 475;

/** Returns the price of this many bytes in naira. */
export function dataPrice(bytes: number): number {
  return (bytes / 1e9) * NAIRA_PER_GB;
}
