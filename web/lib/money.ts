/** Money on the screen: the contract's naira text, and what a person typed back to digits. */
import { fromNaira, kobo, NAIRA_DIGITS, share, toNaira } from '#contract/core/money.ts';

export { inCurrency, showNaira } from '#contract/core/money.ts';

/** The digits of what was typed or pasted (`N50,000` gives `50000`); leading zeros go. */
export function nairaDigits(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** What the talent receives of a price when no milestone is missed, and the service fee of so many percent; in naira. */
export function afterFee(priceNaira: number, feePercent: number): { fee: number; net: number } {
  const fee = penaltyOf(priceNaira, feePercent);
  return { fee, net: feeBetween(priceNaira, fee) };
}

/** What a missed milestone takes off a price; `percent` to two decimals, naira in, naira out. */
export function penaltyOf(priceNaira: number, percent: number): number {
  return toNaira(share(fromNaira(priceNaira), Math.round(percent * 100)));
}

/** What lies between a price and what is received of it; naira in, naira out. */
export function feeBetween(priceNaira: number, netNaira: number): number {
  return toNaira(kobo(fromNaira(priceNaira) - fromNaira(netNaira)));
}

/** The percent that a fee is of its price, for texts, to one decimal: 10. */
export function feePercentOf(priceNaira: number, netNaira: number): number {
  return Math.round((feeBetween(priceNaira, netNaira) / priceNaira) * 1000) / 10;
}

/** The naira number of typed digits; null while nothing, or no whole number, is typed. */
export function nairaOf(digits: string | number | null | undefined): number | null {
  const typed = String(digits ?? '');
  return typed.length <= NAIRA_DIGITS && /^\d+$/.test(typed) ? toNaira(fromNaira(typed)) : null;
}
