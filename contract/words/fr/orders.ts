/** French: the talent's orders. */
/** Alone, so that the title of a page brings no more along. */
export const ordersHeading = 'Commandes';

export const orders = {
  heading: ordersHeading,
  pending: 'Missions non payées',
  active: 'Missions payées',
  submitted: 'Projets remis',
  completed: 'Projets acceptés par le client',
  receivePayment: 'Recevoir le paiement',
  paymentRequest: 'Demande de paiement',
  selectBank: 'Choisissez',
};
