/** French: the work on an order. */
export const order = {
  cancelReason: 'Veuillez donner un motif',
  comment: 'Veuillez écrire un commentaire ici',
  declineReason: 'Veuillez dire ce qui doit changer',
  milestoneTitle: 'Veuillez saisir un titre',
  submittedAlready: 'Cette étape a déjà été remise',
};
