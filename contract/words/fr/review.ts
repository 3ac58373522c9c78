/** French: reviews. */
export const review = {
  rating: 'Veuillez choisir de 1 à 5 étoiles',
  recommend: 'Veuillez choisir Peu probable, Oui ou Non',
  comment: 'Veuillez écrire un avis',
  already: 'Vous avez déjà évalué cette mission',
  notYou: 'Un avis s’écrit par soi-même, sur l’autre partie',
  reply: 'Veuillez écrire votre réponse',
  repliedAlready: 'Vous avez déjà répondu à cet avis',
  notShownYet: 'On peut répondre à un avis une fois qu’il est visible',
  hiddenUntil: (date: string) => `Caché jusqu’à votre avis, ou jusqu’au ${date}`,
  onlyYou: (other: string, date: string) => `Caché à ${other} jusqu’à son propre avis, ou jusqu’au ${date}`,
};
