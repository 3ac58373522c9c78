/** The talent's orders. */
export const orders = {
  heading: 'Orders',
  pending: 'Jobs not paid for',
  active: 'Jobs paid for',
  submitted: 'Projects submitted',
  completed: 'Projects accepted by hunter',
  receivePayment: 'Receive payment',
  paymentRequest: 'Payment Request',
  selectBank: 'select Option',
} as const;
