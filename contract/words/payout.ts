/** Withdrawing to a bank account. */
export const payout = {
  bank: 'Please select a bank',
  accountNumber: 'Enter account number',
  accountDigits: 'An account number has 10 digits',
  notSuccessful: 'withdrawl not successful',
  refused:
    'The bank did not take the transfer. Your money is safe and can be withdrawn again: check the account, or use another one.',
  returned: 'The bank sent the money back. It is yours to withdraw again: check the details first.',
  recipientUnknown: 'Please confirm the bank account first',
  nothing: 'There is nothing to withdraw',
  tooSmall: 'The bank transfer needs at least N50',
  inFlight: 'This money is on its way already',
  another: 'Another withdrawal is on its way. Withdraw the rest when it has arrived.',
  busy: 'The bank can not be asked right now. Please try again.',
  processing: 'Transfer is being processed',
} as const;
