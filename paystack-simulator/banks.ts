/** The Nigerian banks that accept transfers (names and codes of the public list of August 2026) and their fictional account holders. */
import { createHash } from 'node:crypto';
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

/** In the order of the list. Ids from 100001 on, and slugs that are not public, are the simulator's own. */
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

/** The bank code that resolves without limit in test mode; it is not in the list. */
export const TEST_BANK_CODE = '001';

/** Returns the first bank with this code. */
export function findBank(code: string): Bank | undefined {
  return BANKS.find((bank) => bank.code === code);
}

/** Banks with a USSD payment menu, and the code dialled before the reference. */
export const USSD_BANKS: readonly { code: string; name: string; prefix: string }[] = [
  { code: '058', name: 'Guaranty Trust Bank', prefix: '*737*000*' },
  { code: '033', name: 'United Bank For Africa', prefix: '*919*4*' },
  { code: '232', name: 'Sterling Bank', prefix: '*822*4*' },
  { code: '057', name: 'Zenith Bank', prefix: '*966*000*' },
];

/** Returns a bank in the format of GET /bank. */
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

const SURNAMES =
  'ADEBAYO ADEYEMI AKINTOLA ALABI BALOGUN BELLO CHUKWU DANJUMA EFFIONG EKWUEME EZE GARBA IBRAHIM IDOWU IGWE KALU LAWAL MADUKA MUSA NNAMDI NWOSU OBI OGUNDIPE OKAFOR OKEKE OKONKWO OLAWALE ONYEKA SANI SULEIMAN UDO UMAR USMAN YAKUBU'.split(
    ' ',
  );
const FIRST_NAMES =
  'ABDULLAHI ADAEZE AISHA AMAKA AMINA AYODELE BABAJIDE BLESSING CHIDINMA CHINEDU CHIOMA DAMILOLA EBUKA EMEKA FATIMA FOLAKE GRACE HALIMA IBUKUN IFEOMA KEHINDE KELECHI KUNLE MARYAM NGOZI OBINNA OLUWASEUN SADIQ TAIWO TEMITOPE TUNDE UCHE YETUNDE ZAINAB'.split(
    ' ',
  );

function pick(names: string[], digest: Buffer, offset: number): string {
  return names[digest.readUInt16BE(offset) % names.length] as string;
}

/** Returns the account holder's name as `SURNAME FIRST MIDDLE`. */
export function accountNameOf(accountNumber: string): string {
  const digest = createHash('sha256').update(`account ${accountNumber}`).digest();
  const first = pick(FIRST_NAMES, digest, 2);
  const others = FIRST_NAMES.filter((name) => name !== first);
  return `${pick(SURNAMES, digest, 0)} ${first} ${pick(others, digest, 4)}`;
}
