/** Money on the screen: parses typed amounts and computes fees and penalties in naira. */
import { fromNaira, kobo, NAIRA_DIGITS, share, toNaira } from '#contract/core/money.ts';

export { inCurrency, showNaira } from '#contract/core/money.ts';

/** The digits of a typed or pasted amount (`N50,000` gives `50000`), without leading zeros. */
export function nairaDigits(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** What the talent receives of a price when no milestone is missed, and the service fee at `feePercent`; in naira. */
export function afterFee(priceNaira: number, feePercent: number): { fee: number; net: number } {
  const fee = penaltyOf(priceNaira, feePercent);
  return { fee, net: feeBetween(priceNaira, fee) };
}

/** The penalty for a missed milestone; `percent` to two decimals, naira in, naira out. */
export function penaltyOf(priceNaira: number, percent: number): number {
  return toNaira(share(fromNaira(priceNaira), Math.round(percent * 100)));
}

/** The difference between a price and what is received; naira in, naira out. */
export function feeBetween(priceNaira: number, netNaira: number): number {
  return toNaira(kobo(fromNaira(priceNaira) - fromNaira(netNaira)));
}

/** The fee as a percentage of the price, to one decimal, for texts: 10. */
export function feePercentOf(priceNaira: number, netNaira: number): number {
  return Math.round((feeBetween(priceNaira, netNaira) / priceNaira) * 1000) / 10;
}

/** The naira number of typed digits; null while nothing, or no whole number, is typed. */
export function nairaOf(digits: string | number | null | undefined): number | null {
  const typed = String(digits ?? '');
  return typed.length <= NAIRA_DIGITS && /^\d+$/.test(typed) ? toNaira(fromNaira(typed)) : null;
}
