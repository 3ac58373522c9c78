/** The `authorization` objects that paid transactions carry, per channel. */
import { newAuthorizationCode, newSignatureCode } from './ids.ts';

export type CardFacts = {
  bin: string;
  last4: string;
  brand: 'visa' | 'mastercard' | 'verve';
  reusable: boolean;
};

export function cardAuthorization(card: CardFacts, expiryMonth: string, expiryYear: string) {
  return {
    authorization_code: newAuthorizationCode(),
    bin: card.bin,
    last4: card.last4,
    exp_month: expiryMonth,
    exp_year: expiryYear,
    channel: 'card',
    // The trailing space is Paystack's.
    card_type: `${card.brand} `,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: card.brand,
    reusable: card.reusable,
    signature: newSignatureCode(),
    account_name: null,
  };
}

/** The authorization of a bank transfer or USSD payment: no card, never reusable. */
export function accountAuthorization(channel: 'bank_transfer' | 'ussd' | 'bank', bank: string) {
  return {
    authorization_code: newAuthorizationCode(),
    bin: channel === 'bank_transfer' ? '000XXX' : 'XXXXXX',
    last4: 'X000',
    exp_month: '12',
    exp_year: '9999',
    channel,
    card_type: 'transfer',
    bank,
    country_code: 'NG',
    brand: channel === 'bank_transfer' ? 'Managed Account' : 'Account',
    reusable: false,
    signature: null,
    account_name: null,
    ...(channel === 'bank_transfer'
      ? { sender_bank: bank, sender_bank_account_number: 'XXXXXX0000', sender_name: null, narration: null }
      : {}),
  };
}

/** The authorization of a payment made without the hosted page: steered, or arrived later. */
export function authorizationOf(channel: 'card' | 'bank_transfer' | 'ussd' | 'bank') {
  const visa = { bin: '408408', last4: '4081', brand: 'visa', reusable: true } as const;
  return channel === 'card'
    ? cardAuthorization(visa, '12', '2030')
    : accountAuthorization(channel, 'TEST BANK');
}
