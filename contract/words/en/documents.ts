/** Documents: receipts, statements, and the trail of an order's money, for screens and files. */
import type { StatementAccount, TrailPlace } from '../../statements/statement-chain.ts';

type Side = 'hunter' | 'talent';
export type TrailNames = Record<Side, string>;
type Where = { place: TrailPlace; of: Side | null; channel?: string | null; bank?: string | null };

const CHANNELS: Record<string, string> = {
  card: 'card',
  bank_transfer: 'bank transfer',
  bank: 'bank account',
  ussd: 'USSD',
};

/** Where money is, as both parties read it: `Escrow`, `Tunde's bank (GTBank, ending in 6789)`. */
export function placeName({ place, of, channel, bank }: Where, names: TrailNames): string {
  const person = of ? names[of] : '';
  switch (place) {
    case 'payer':
      return `${names.hunter}, by ${CHANNELS[channel ?? ''] ?? 'Paystack'}`;
    case 'escrow':
      return 'Escrow';
    case 'earnings':
      return `${person}'s earnings`;
    case 'payback':
      return `${person}'s refunds`;
    case 'fee':
      return "Adire's service fee";
    case 'charge':
      return 'Payment charge';
    case 'on-the-way':
      return `On its way to ${person}'s bank`;
    case 'going-back':
      return `On its way back to ${person}'s card or account`;
    case 'sent-back':
      return `${person}'s card or account`;
    case 'frozen':
      return 'Frozen';
    case 'bank':
      return bank ? `${person}'s bank (${bank})` : `${person}'s bank`;
  }
}

/** What happened to the money, by the ledger's word for it. */
export const movementWords: Record<string, string> = {
  'fund-escrow': 'Paid into escrow',
  'return-payment': 'Late, repeated or wrong payment: returned',
  'give-from-suspense': 'Payment found: returned',
  'release-escrow': 'Work accepted: escrow paid out',
  'cancel-escrow': 'Order cancelled: escrow shared out',
  'decide-escrow': 'Dispute ended: escrow shared out',
  'freeze-chargeback': 'Frozen: the bank asks for it back',
  'unfreeze-chargeback': 'The bank has decided: not frozen any more',
  'lose-chargeback': 'Taken back by the bank',
  'divide-charged-back': 'Order over: the rest shared out',
  'start-payout': 'Withdrawal requested',
  'settle-payout': 'Confirmed by the bank',
  'return-payout': "The bank didn't take it: money back",
  'return-settled-payout': 'The bank sent it back',
  'start-refund': 'Asked for: back to the card or account',
  'settle-refund': 'Sent back to the card or account',
  'return-refund': "It couldn't be sent back",
};

export const accountNames: Record<StatementAccount, string> = {
  held: 'In escrow for your orders',
  payback: 'Refunds',
  earnings: 'Earnings',
  'on-the-way': 'On its way to you',
};

/** Refusals. */
export const errors = {
  noReceipt: "There's no receipt yet. You get one once you've paid for the order or earned from it.",
  noDeed: "There's no deed yet. You get one once the work is accepted.",
};

/** The money of an order on its page. */
export const trail = {
  title: 'Every naira of this order',
  now: 'Where it is now',
};

/** How the names of files begin. */
export const fileNames = {
  deed: 'adire-deed',
  receipt: 'adire-receipt',
  statement: 'adire-statement',
  table: 'adire-earnings',
};

/** The heads of the table of transactions. */
export const table = { date: 'DATE', job: 'FOR', status: 'STATUS', amount: 'AMOUNT in naira' };

/** Receipts and statements as PDF. */
export const pdf = {
  /** As documents name the language. */
  locale: 'en-NG',
  claim: "Adire, the marketplace for Africa's creative professionals",
  page: { before: 'Page', of: 'of' },
  times: 'All times are Lagos times.',
  bank: (name: string, ending: string) => `${name}, ending in ${ending}`,
  receipt: {
    paid: 'Receipt',
    earned: 'Receipt of earnings',
    number: (number: string) => `No. ${number}`,
    order: 'Order',
    hunter: 'Hunter',
    talent: 'Talent',
    reader: 'For',
    payment: 'Payment',
    asOf: 'As of',
    steps: 'Where the money went',
    when: 'When',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    charge: "Adire pays the payment charge unless it's listed above.",
    whereNow: 'What was paid, and where it is now',
    paidInAll: 'Paid in all',
    price: 'Price, held in escrow',
    net: 'Net pay',
    how: 'How we worked out your net pay',
  },
  deed: {
    title: 'Deed of rights',
    since: 'Rights since',
    voided: 'VOID: the money went back, and the rights with it.',
    given: (talent: string, hunter: string) => `${talent} gives ${hunter} these rights to the files below:`,
    agreed: (talent: string, hunter: string) =>
      `${talent} made the files below for ${hunter}. The agreement names no rights in particular. Its terms:`,
    files: 'Files',
    file: 'File',
    hash: 'SHA-256',
    none: 'No files: the work was delivered by links',
    check: (page: string) =>
      `Whoever has this deed, or one of the files, sees the names and rights at ${page}. It's void if the money goes back.`,
    lawyer: 'This deed is a template. Have a lawyer read it before you rely on it.',
  },
  statement: {
    title: 'Statement of account',
    everything: 'Everything to date',
    name: 'Name',
    email: 'E-mail',
    issued: 'Issued',
    monthBefore: 'At the start of the month',
    before: 'At the start',
    none: 'No transactions',
    movements: 'Transactions',
    what: 'Details',
    after: 'Balance after',
    monthAfter: 'At the end of the month',
    now: 'Now',
    chained: (hash: string) =>
      `You can check this statement against its data file, which chains the entries. The last hash is ${hash}.`,
  },
};

/** The page that says whose a file is. */
export const verify = {
  title: 'Check a file',
  lead: 'See whose a piece of work is, and which rights go with it.',
  label: 'A deed, or a file you were handed',
  hint: "Your browser makes the file's fingerprint. The file itself stays with you. Up to 500 MB.",
  tooLarge: 'Choose a file of up to 500 MB',
  unread: "Your browser couldn't read this file. Choose it again",
  reading: 'Reading the file',
  deed: 'A deed that Adire gave out',
  work: 'Work that was accepted on Adire',
  made: (talent: string, hunter: string) => `Made by ${talent} for ${hunter}`,
  since: (when: string) => `Rights since ${when}`,
  number: (number: string) => `Order No. ${number}`,
  agreed: 'They agreed on no rights in particular. Their deed has the terms of the order.',
  valid: 'Valid',
  void: 'Void: the money went back',
  unknown: "We don't know this file",
  unknownText:
    "It's not a deed from Adire, and not work that was accepted here. One that was changed, saved again or made smaller is another file.",
  fingerprint: 'Fingerprint (SHA-256)',
  lawyer: "This page helps you check. It isn't legal advice.",
};
