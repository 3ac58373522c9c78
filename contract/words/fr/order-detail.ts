/** French: the order page of either side. */
export const order_detail = {
  completed: 'Commande terminée !',
  earned: (amount: string) => `Vous avez gagné ${amount} avec cette commande. Beau travail.`,
  submitted: 'Travail remis !',
  waiting: (hunter: string) =>
    `Veuillez patienter : ${hunter} examine le travail, puis l’accepte ou le refuse.`,
  offerRejected: 'Candidature refusée !',
  offerRejectedText: 'Désolé, le client a refusé cette candidature. Ce sera pour une autre fois.',
  offerSent: 'Candidature envoyée !',
  offerSentText: 'Candidature envoyée. Le client l’examine et vous répondra',
  submittedTitle: 'Détail du projet remis',
  awaitingReview: 'En attente d’avis',
  lateDelivery: 'Livraison en retard',
  hunterCompleted: 'Commande terminée',
};
