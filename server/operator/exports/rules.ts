/** How the exports write money. */

/** Kobo as naira with two decimals, for calculating: `50000.00`. */
export function csvNaira(amount: bigint): string {
  const text = amount.toString().replace('-', '').padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
