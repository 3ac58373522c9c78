/** Money: whole kobo as bigint inside, naira numbers on the wire, `N50,000` on the screen. Nothing else does arithmetic on money. */
import { decimals, thousands } from '../words/en/language.ts';

declare const koboBrand: unique symbol;
/** A whole number of kobo (1 naira = 100 kobo). */
export type Kobo = bigint & { readonly [koboBrand]: true };

/** Brands a whole number of kobo. */
export function kobo(amount: bigint | number): Kobo {
  return BigInt(amount) as Kobo;
}

/** Naira as the API sends them (at most two decimals) to kobo. Throws on fractions of a kobo. */
export function fromNaira(naira: number | string): Kobo {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(naira));
  if (!match) throw new RangeError('naira must be a plain decimal with at most two places');
  const [, sign, whole = '0', part = ''] = match;
  const amount = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  return kobo(sign === '-' ? -amount : amount);
}

/** Kobo as the whole JSON number that the payment provider takes. Throws above 2^53. */
export function koboNumber(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError('an amount beyond whole numbers');
  return number;
}

/** Kobo to the naira number that the API sends. Exact up to 9,007,199,254,740.99 naira. */
export function toNaira(amount: bigint): number {
  return Number(amount) / 100;
}

export type MoneyMarks = { thousands: string; decimals: string };
const MARKS: MoneyMarks = { thousands, decimals };

/** Naira for people: `N50,000`; kobo only when not zero: `N83,700.84`; in French `N50 000`. */
export function showNaira(naira: number, marks: MoneyMarks = MARKS): string {
  const [whole = '0', part = '00'] = Math.abs(naira).toFixed(2).split('.');
  return `${naira < 0 ? '-' : ''}N${groupThousands(whole, marks.thousands)}${part === '00' ? '' : `${marks.decimals}${part}`}`;
}

/** Rewrites the output of `showNaira` for an amount in another currency: `USD 52,000`. */
export function inCurrency(shown: string, currency: string): string {
  return currency === 'NGN' ? shown : `${currency} ${shown.slice(1)}`;
}

/**
 * The one rounding rule (rules 3): a deduction is floor(base × basis points / 10,000) kobo;
 * what remains stays with the party it was taken from.
 */
export function share(base: bigint, basisPoints: number): Kobo {
  return kobo((base * BigInt(basisPoints)) / 10_000n);
}

/** The smallest budget, in naira: what is left after every penalty and the fee can still be sent to a bank. */
export const BUDGET_MIN_NAIRA = 1000;

/** Maximum number of digits of a whole naira amount in forms and searches. */
export const NAIRA_DIGITS = 12;

export function groupThousands(digits: string, between: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, between);
}
