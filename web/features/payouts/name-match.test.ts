/** What counts as the same name at a bank. */
import { expect, test } from 'vitest';
import { matchNames } from './name-match.ts';

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
