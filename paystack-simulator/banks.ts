/** The Nigerian banks that take transfers: names and codes of the public list of August 2026. */
import rows from './banks.json' with { type: 'json' };

export type Bank = {
  id: number;
  name: string;
  slug: string;
  /** A string: leading zeros and letters are normal, and four codes are shared by two banks. */
  code: string;
  longcode: string;
  payWithBank: boolean;
};

/** In the order of the list. Ids from 100001 on and slugs that were not public are this simulator's own. */
export const BANKS: readonly Bank[] = rows.map((row) => {
  const [id, name, slug, code, longcode, payWithBank] = row as [
    number,
    string,
    string,
    string,
    string,
    boolean,
  ];
  return { id, name, slug, code, longcode, payWithBank };
});

/** The code that resolves without limit in test mode; it is not in the list. */
export const TEST_BANK_CODE = '001';

/** The first bank of that code. */
export function findBank(code: string): Bank | undefined {
  return BANKS.find((bank) => bank.code === code);
}

/** Banks that have a USSD menu for paying, with the code that a phone dials before the reference. */
export const USSD_BANKS: readonly { code: string; name: string; prefix: string }[] = [
  { code: '058', name: 'Guaranty Trust Bank', prefix: '*737*000*' },
  { code: '033', name: 'United Bank For Africa', prefix: '*919*4*' },
  { code: '232', name: 'Sterling Bank', prefix: '*822*4*' },
  { code: '057', name: 'Zenith Bank', prefix: '*966*000*' },
];

/** A bank as GET /bank writes it. */
export function bankBody(bank: Bank) {
  return {
    id: bank.id,
    name: bank.name,
    slug: bank.slug,
    code: bank.code,
    longcode: bank.longcode,
    gateway: null,
    pay_with_bank: bank.payWithBank,
    supports_transfer: true,
    available_for_direct_debit: false,
    active: true,
    is_deleted: false,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    createdAt: '2016-07-14T10:04:29.000Z',
    updatedAt: '2026-08-21T00:00:00.000Z',
  };
}
