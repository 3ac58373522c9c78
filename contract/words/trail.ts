/** The trail of an order in words: what the places of money are called, for screens and papers. */
import type { Side } from '../core/common.ts';
import type { StatementAccount } from '../statements/statement-chain.ts';
import type { TrailPlace } from '../statements/statements.ts';

export type TrailNames = Record<Side, string>;
type Where = { place: TrailPlace; of: Side | null; channel?: string | null; bank?: string | null };

const CHANNELS: Record<string, string> = {
  card: 'card',
  bank_transfer: 'bank transfer',
  bank: 'bank account',
  ussd: 'USSD',
};

/** Where money is, as both parties read it: `Escrow`, `Bank of Tunde (GTBank, ending in 6789)`. */
export function placeName({ place, of, channel, bank }: Where, names: TrailNames): string {
  const person = of ? names[of] : '';
  switch (place) {
    case 'payer':
      return `${names.hunter}, by ${CHANNELS[channel ?? ''] ?? 'Paystack'}`;
    case 'escrow':
      return 'Escrow';
    case 'earnings':
      return `Earnings of ${person}`;
    case 'payback':
      return `Payback of ${person}`;
    case 'fee':
      return 'Service fee of Adire';
    case 'charge':
      return 'Charge of the payment';
    case 'on-the-way':
      return `On its way to the bank of ${person}`;
    case 'bank':
      return bank ? `Bank of ${person} (${bank})` : `Bank of ${person}`;
  }
}

/** What happened to the money, by the word of the book. */
export const movementWords: Record<string, string> = {
  'fund-escrow': 'Paid into escrow',
  'return-payment': 'Paid, but not needed any more: returned',
  'give-from-suspense': 'Found to be yours',
  'release-escrow': 'Work accepted: the escrow is divided',
  'cancel-escrow': 'Order cancelled: the escrow is divided',
  'decide-escrow': 'Dispute ended: the escrow is divided',
  'start-payout': 'Withdrawal asked for',
  'settle-payout': 'The bank confirmed it',
  'return-payout': 'The bank did not take it: back again',
  'return-settled-payout': 'The bank sent it back',
};

export const accountNames: Record<StatementAccount, string> = {
  held: 'Held in escrow for your orders',
  payback: 'Payback',
  earnings: 'Earnings',
  'on-the-way': 'On its way to your bank',
};
