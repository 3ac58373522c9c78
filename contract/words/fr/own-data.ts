/** French: what people read about their own data: taking a copy, and deleting the account. */
export const ownData = {
  person: 'Personne supprimée',
  heading: 'Vos données',
  lead: 'Tout ce qui est gardé de vous est à vous : prenez-en une copie, ou faites-le supprimer.',
  typed: 'supprimer',
  typedWrong: 'Veuillez taper supprimer',
  message: 'Ce message a été supprimé avec le compte de son auteur.',
  job: 'Mission supprimée',
  gig: 'Offre supprimée',
  password: 'Veuillez saisir votre mot de passe.',
  passwordWrong: 'Ce n’est pas votre mot de passe',
  obstacles: {
    orders: (count: number) =>
      count === 1
        ? 'Une de vos commandes est encore ouverte. Elle doit se terminer avant la suppression du compte.'
        : `${count} de vos commandes sont encore ouvertes. Elles doivent se terminer avant la suppression du compte.`,
    earned: (amount: string) => `${amount} de vos revenus attendent d’être retirés. Retirez-les d’abord.`,
    payback: (amount: string) => `${amount} de remboursements attendent d’être retirés. Retirez-les d’abord.`,
    transfer: 'Un virement vers votre banque est en route. Il doit arriver avant la suppression du compte.',
    payment:
      'Un de vos paiements n’est pas encore confirmé. Revenez quand il l’est ; un paiement qui n’a jamais lieu est abandonné après trois jours.',
    operator: 'Ce compte est celui d’un opérateur. Ce droit doit d’abord être retiré.',
  },
  mail: {
    subject: 'Votre compte a été supprimé',
    lines: (name: string) => [
      `Bonjour ${name},`,
      'Comme vous l’avez demandé, votre compte est supprimé : profil, messages et fichiers ont disparu, et personne ne peut plus s’y connecter.',
      'Ce à quoi ont droit les autres parties des commandes payées, et les écritures que la loi impose de garder, restent sans votre nom.',
      'Si ce n’était pas vous, répondez aussitôt à cet e-mail.',
    ],
  },
};
