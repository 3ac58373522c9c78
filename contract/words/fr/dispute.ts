/** French: disputes and settlements. */
export const dispute = {
  statement: 'Veuillez dire ce qui s’est passé, en 30 caractères au moins',
  filesMax: '5 fichiers au plus',
  fileGone: 'Un fichier n’existe plus. Veuillez le joindre à nouveau',
  used: 'Vous avez déjà ouvert deux litiges sur cette commande',
  notOpener: 'Seul qui a ouvert le litige peut le retirer',
  ownDispute: 'Ce litige est le vôtre. L’autre partie y répond',
  answered: 'Ce litige a déjà reçu une réponse',
  answerOver: 'Le délai de réponse est passé. Le litige se tranche sur pièces',
  answerOpen: 'L’autre partie a encore le temps de répondre',
  amount: 'Veuillez saisir des nairas entiers, le prix au plus',
  ownOffer: 'Cette proposition est la vôtre. L’autre partie l’accepte ou non',
  noOffer: 'Il n’y a pas de proposition à accepter',
  offerChanged: 'La proposition a changé. Veuillez la revoir',
  decisionReason: 'Veuillez donner le motif, en 10 caractères au moins',
  ended: 'Ce litige est clos',
  opened: 'Litige ouvert',
  answerSent: 'Réponse envoyée',
  withdrawn: 'Litige retiré',
  proposed: 'Partage proposé',
  settled: 'Vous êtes d’accord. L’argent est partagé',
  frozen:
    'Tant qu’un litige est ouvert, le prix reste sous séquestre : personne ne peut accepter, annuler ni retirer.',
  silence: (other: string) =>
    `Si ${other} ne répond pas, Adire tranche sur pièces. Le silence seul ne donne raison à personne.`,
};
