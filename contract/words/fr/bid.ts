/** French: applying for a job. */
export const bid = {
  pitch: 'Veuillez écrire votre proposition',
  acceptOrPrice: 'Veuillez accepter le budget ou saisir votre prix',
  priceToAccept: 'Veuillez saisir votre prix en nairas entiers',
  acceptPrice: 'accept_price doit être le budget de la mission',
  priceMin: (min: string) => `Votre prix doit être d’au moins ${min}`,
  already: 'Vous avez déjà postulé à cette mission',
  own: 'Vous ne pouvez pas postuler à votre propre mission',
  rejectionReason: 'Veuillez donner un motif de refus',
  anotherHired: 'Un autre talent a été engagé pour cette mission',
  jobRemoved: 'Le client a retiré cette mission',
  jobCalledOff: 'Le client a annulé cette mission',
  decided: 'Cette candidature a déjà reçu une réponse',
};
