/** French: the work on an order. */
export const order = {
  cancelReason: 'Veuillez donner un motif',
  comment: 'Veuillez écrire un commentaire ici',
  declineReason: 'Veuillez dire ce qui doit changer',
  milestoneTitle: 'Veuillez saisir un titre',
  submittedAlready: 'Cette étape a déjà été remise',
  startedAlready: 'Le travail a déjà commencé',
  startFirst: 'Commencez d’abord le travail',
};
