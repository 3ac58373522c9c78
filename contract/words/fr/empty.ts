/** French: lists and places that hold nothing. */
export const empty = {
  messages: 'Aucun message',
  notifications: 'Aucune notification',
  gigs: 'Aucune offre',
  gigsText: 'Les offres s’afficheront ici',
  bids: 'Aucune donnée',
  task: 'Pas de données',
  submittedJob: 'Aucun travail remis',
  portfolio: 'Aucun portfolio',
};
