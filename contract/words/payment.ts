/** Paying into escrow. */
export const payment = {
  notAccepted: 'order is yet to be accepted by talent',
  differs: (field: string) => `${field} differs from the agreement`,
  notSuccessful: 'Payment not successful',
  callback: 'callback_url must be a page of this site',
  busy: 'The payment provider does not answer right now. Nothing was charged. Please try again.',
} as const;
