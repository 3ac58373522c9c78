/** Account numbers with fixed behaviour, for testing failure paths. */

export type MagicAccount = {
  accountNumber: string;
  /** Description shown on the steering page. */
  meaning: string;
  resolve?: 'unresolvable' | 'bank down' | 'daily limit';
  transfer?: 'fails' | 'reversed' | 'stays pending' | 'refused';
};

export const MAGIC_ACCOUNTS: readonly MagicAccount[] = [
  {
    accountNumber: '0000000001',
    meaning: 'Resolves; a transfer to it is queued and then fails.',
    transfer: 'fails',
  },
  {
    accountNumber: '0000000002',
    meaning: 'Resolves; a transfer to it succeeds and is reversed later.',
    transfer: 'reversed',
  },
  {
    accountNumber: '0000000003',
    meaning: 'Resolves; a transfer to it stays pending until it is steered.',
    transfer: 'stays pending',
  },
  {
    accountNumber: '0000000004',
    meaning: 'Does not resolve (422, Could not resolve account name).',
    resolve: 'unresolvable',
  },
  {
    accountNumber: '0000000005',
    meaning: 'The bank is down: resolving answers 503.',
    resolve: 'bank down',
  },
  {
    accountNumber: '0000000006',
    meaning: 'Resolving answers 429, the daily limit of test mode.',
    resolve: 'daily limit',
  },
  {
    accountNumber: '0000000007',
    meaning: 'Resolves; POST /transfer to it is refused (400, no transfer is made).',
    transfer: 'refused',
  },
];

export function magicAccount(accountNumber: string): MagicAccount | undefined {
  return MAGIC_ACCOUNTS.find((account) => account.accountNumber === accountNumber);
}
