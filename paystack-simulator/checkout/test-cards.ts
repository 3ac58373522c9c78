/** The test cards of Paystack's documentation and how each of them behaves. */

export type CardStep = 'pin' | 'phone' | 'otp' | 'bank';

export type TestCard = {
  /** Digits only. */
  number: string;
  cvv: string;
  brand: 'visa' | 'mastercard' | 'verve';
  label: string;
  result: string;
  steps: readonly CardStep[];
  pin?: string;
  reusable: boolean;
  /** Why the payment is finally refused; absent when it succeeds. */
  refusal?: string;
  refundOutcome?: 'failed' | 'needs-attention';
};

/** The OTP that every test card accepts. */
export const CARD_OTP = '123456';

export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4084084084084081',
    cvv: '408',
    brand: 'visa',
    label: 'Pays at once',
    result: 'No PIN or code is asked.',
    steps: [],
    reusable: true,
  },
  {
    number: '507850785078507812',
    cvv: '081',
    brand: 'verve',
    label: 'Pays with PIN',
    result: 'PIN 1111.',
    steps: ['pin'],
    pin: '1111',
    reusable: false,
  },
  {
    number: '5060666666666666666',
    cvv: '123',
    brand: 'verve',
    label: 'Pays with PIN and code',
    result: 'PIN 1234, code 123456.',
    steps: ['pin', 'otp'],
    pin: '1234',
    reusable: false,
  },
  {
    number: '507850785078507804',
    cvv: '884',
    brand: 'verve',
    label: 'Pays with PIN, phone and code',
    result: 'PIN 0000, any phone number, code 123456.',
    steps: ['pin', 'phone', 'otp'],
    pin: '0000',
    reusable: false,
  },
  {
    number: '5192602720584796',
    cvv: '123',
    brand: 'mastercard',
    label: 'Asks at the bank’s page',
    result: 'You approve or decline there.',
    steps: ['bank'],
    reusable: true,
  },
  {
    number: '4084080000005408',
    cvv: '001',
    brand: 'visa',
    label: 'Is declined',
    result: 'You can try again with another card.',
    steps: [],
    reusable: false,
    refusal: 'Declined',
  },
  {
    number: '507850785078507853',
    cvv: '082',
    brand: 'verve',
    label: 'Gets no code',
    result: 'PIN 0000, then it fails.',
    steps: ['pin'],
    pin: '0000',
    reusable: false,
    refusal: 'Token Not Generated. Customer Not Registered on Token Platform',
  },
  {
    number: '4084080000670037',
    cvv: '787',
    brand: 'visa',
    label: 'Has too little money',
    result: 'Insufficient funds.',
    steps: [],
    reusable: false,
    refusal: 'Insufficient Funds',
  },
  {
    number: '4084080000671803',
    cvv: '180',
    brand: 'visa',
    label: 'Pays, refund fails',
    result: 'A later refund will fail.',
    steps: [],
    reusable: false,
    refundOutcome: 'failed',
  },
  {
    number: '4084080000671902',
    cvv: '190',
    brand: 'visa',
    label: 'Pays, refund needs attention',
    result: 'A later refund will wait for bank details.',
    steps: [],
    reusable: false,
    refundOutcome: 'needs-attention',
  },
];

export function findTestCard(number: string | undefined): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** Digits in groups of four, as printed on cards. */
export function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
