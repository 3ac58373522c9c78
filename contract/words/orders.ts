/** The talent's orders; their heading is the label of their place in the menu. */
import { orders as heading } from './screens/shell.ts';

export const orders = {
  heading,
  pending: 'Jobs not paid for',
  active: 'Jobs paid for',
  submitted: 'Projects submitted',
  completed: 'Projects accepted by hunter',
  receivePayment: 'Receive payment',
  paymentRequest: 'Payment Request',
  selectBank: 'select Option',
} as const;
