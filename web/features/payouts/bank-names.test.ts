/** Searching among the banks while typing. */
import { expect, test } from 'vitest';
import { matchNames, searchBanks } from './bank-names.ts';

const BANKS = [
  'Access Bank',
  'First Bank of Nigeria',
  'Guaranty Trust Bank',
  'Trustbond',
  'United Bank For Africa',
  'Zenith Bank',
].map((name, index) => ({ id: String(index), name, code: '000' }));
const found = (typed: string) => searchBanks(BANKS, typed).map((bank) => bank.name);

test('nothing typed finds all, in their order', () => {
  expect(found('  ')).toEqual(BANKS.map((bank) => bank.name));
});

test('every word must be in the name, in any case and order', () => {
  expect(found('bank GUARANTY')).toEqual(['Guaranty Trust Bank']);
  expect(found('kuda')).toEqual([]);
});

test('names that begin with the first word come first', () => {
  expect(found('trust')).toEqual(['Trustbond', 'Guaranty Trust Bank']);
});

test('the short names that people use are found', () => {
  expect(found('gtb')).toEqual(['Guaranty Trust Bank']);
  expect(found('GTBank')).toEqual(['Guaranty Trust Bank']);
  expect(found('uba')).toEqual(['United Bank For Africa']);
  expect(found('zb')).toEqual([]);
});

test.each([
  ['ADEYEMI TUNDE BABAJIDE', 'Tunde Adeyemi', 'same'],
  ['OLÚWAṢEUN-BÀMGBÓṢÉ, AYO', 'ayo oluwaseun bamgbose', 'same'],
  ['MRS NGOZI OKAFOR', 'Ngozi Eze', 'close'],
  ['EZE CHIOMA', 'Tunde Adeyemi', 'different'],
  ['MR A', 'Mr A', 'different'],
  ['', 'Tunde Adeyemi', 'different'],
])('%s against %s is %s', (bank, own, match) => {
  expect(matchNames(bank, own)).toBe(match);
});
