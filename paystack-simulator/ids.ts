/** Random codes in Paystack's formats. */
import { randomInt } from 'node:crypto';

const LOWER = 'abcdefghijklmnopqrstuvwxyz0123456789';
const MIXED = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${LOWER}`;

function draw(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

export function newAccessCode(): string {
  return draw(LOWER, 15);
}

export function newReference(): string {
  return draw(LOWER, 16);
}

export function newCustomerCode(): string {
  return `CUS_${draw(LOWER, 15)}`;
}

export function newRecipientCode(): string {
  return `RCP_${draw(LOWER, 15)}`;
}

export function newTransferCode(): string {
  return `TRF_${draw(LOWER, 16)}`;
}

export function newAuthorizationCode(): string {
  return `AUTH_${draw(LOWER, 10)}`;
}

export function newSignatureCode(): string {
  return `SIG_${draw(MIXED, 20)}`;
}

/** Returns a string of decimal digits that does not begin with 0. */
export function newDigits(length: number): string {
  return `${randomInt(1, 10)}${draw('0123456789', length - 1)}`;
}
