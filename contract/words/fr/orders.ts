/** French: the talent's orders; their heading is the label of their place in the menu. */
import { orders as heading } from './screens/shell.ts';

export const orders = {
  heading,
  pending: 'Missions non payées',
  active: 'Missions payées',
  submitted: 'Projets remis',
  completed: 'Projets acceptés par le client',
  receivePayment: 'Recevoir le paiement',
  paymentRequest: 'Demande de paiement',
  selectBank: 'Choisissez',
};
