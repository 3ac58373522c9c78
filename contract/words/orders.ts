/** The talent's orders. */
/** Alone, so that the title of a page brings no more along. */
export const ordersHeading = 'Orders';

export const orders = {
  heading: ordersHeading,
  pending: 'Jobs not paid for',
  active: 'Jobs paid for',
  submitted: 'Projects submitted',
  completed: 'Projects accepted by hunter',
  receivePayment: 'Receive payment',
  paymentRequest: 'Payment Request',
  selectBank: 'select Option',
} as const;
