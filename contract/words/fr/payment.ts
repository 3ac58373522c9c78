/** French: paying into escrow. */
export const payment = {
  notAccepted: 'le talent n’a pas encore accepté la commande',
  differs: (field: string) => `${field} diffère de l’accord`,
  notSuccessful: 'Le paiement n’a pas abouti',
  callback: 'callback_url doit être une page de ce site',
  busy: 'Le prestataire de paiement ne répond pas. Rien n’a été débité. Veuillez réessayer.',
};
