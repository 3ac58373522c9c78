/** Fictional account holders: the same number always has the same name, written as Nigerian banks do. */
import { createHash } from 'node:crypto';

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

/** `SURNAME FIRST MIDDLE` of the holder of an account number. */
export function accountNameOf(accountNumber: string): string {
  const digest = createHash('sha256').update(`account ${accountNumber}`).digest();
  const first = pick(FIRST_NAMES, digest, 2);
  const others = FIRST_NAMES.filter((name) => name !== first);
  return `${pick(SURNAMES, digest, 0)} ${first} ${pick(others, digest, 4)}`;
}
