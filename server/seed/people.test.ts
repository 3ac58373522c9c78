/** The bank account that is paid in the example market is in the name of its talent. */
import { expect, test } from 'vitest';
import { accountNameOf } from '#simulator/banks.ts';
import { people, TUNDES_ACCOUNT } from './people.ts';

test('the bank account that is paid in the example market is in the name of its talent', () => {
  const [surname, first] = accountNameOf(TUNDES_ACCOUNT.account_number).split(' ');
  const { firstname, lastname } = people.tunde.profile;
  expect([first, surname]).toEqual([firstname.toUpperCase(), lastname.toUpperCase()]);
});
