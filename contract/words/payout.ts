/** Withdrawing to a bank account. */
export const payout = {
  bank: 'Please select a bank',
  accountNumber: 'Enter account number',
  accountDigits: 'An account number has 10 digits',
  notSuccessful: 'withdrawl not successful',
  recipientUnknown: 'Please confirm the bank account first',
  nothing: 'There is nothing to withdraw',
  tooSmall: 'The bank transfer needs at least N50',
  inFlight: 'This money is on its way already',
  processing: 'Transfer is being processed',
} as const;
