/** French: the words of earnings, payback, saved bank accounts, receipts and statements. */
export const earnings = {
  account: {
    password: 'Veuillez saisir votre mot de passe',
    passwordWrong: 'Ce n’est pas votre mot de passe',
    reauth: 'Veuillez saisir votre mot de passe pour ajouter un compte bancaire',
    known: 'Ce compte bancaire est déjà enregistré',
    most: 'Vous avez déjà 5 comptes bancaires. Retirez-en un d’abord',
    inUse: 'De l’argent est en route vers ce compte. Retirez-le une fois arrivé',
    held: (moment: string) => `Ce compte est nouveau : il sert à partir du ${moment}`,
    heldWhy:
      'Seul le compte est nouveau, pas votre argent : il attend ici. Un e-mail vous en informe, au cas où ce n’était pas vous.',
    added: 'Compte bancaire enregistré',
    removed: 'Compte bancaire retiré',
  },
  mail: {
    subject: 'Un compte bancaire a été ajouté',
    greeting: (name: string) => `Bonjour ${name},`,
    added: (bank: string, ending: string, name: string) =>
      `Un compte bancaire a été ajouté à votre compte : ${bank}, finissant par ${ending}, au nom de ${name}.`,
    now: 'L’argent que vous retirez peut y être envoyé dès maintenant.',
    held: (moment: string) =>
      `De l’argent peut y être envoyé à partir du ${moment}. Vos autres comptes servent comme avant.`,
    notYou:
      'Si ce n’était pas vous, changez aussitôt votre mot de passe, ce qui vous déconnecte partout, et retirez le compte.',
    link: 'Voir vos comptes bancaires',
  },
  files: { receipt: 'adire-recu', statement: 'adire-releve', table: 'adire-revenus' },
  month: 'month est un mois, comme 2026-11',
  status: { pending: 'En attente', available: 'Disponible', sent: 'Envoyé à la banque', paid: 'Versé' },
  payback: {
    heading: 'Remboursements',
    available: 'Remboursements que vous pouvez retirer',
    empty: 'Aucun remboursement',
    emptyText:
      'Les pénalités d’étapes manquées, et ce qui reste d’une commande annulée, vous reviennent et figurent ici.',
  },
  trail: {
    title: 'Chaque naira de cette commande',
    unpaid: 'Rien n’a encore été payé pour cette commande.',
    now: 'Où il est maintenant',
  },
  receipt: { notYet: 'Pas encore de reçu : rien n’a été payé, ou rien n’est encore à vous' },
  statement: {
    title: 'Relevé de compte',
    waits: 'Ce qui date de moins d’une minute figure au prochain relevé.',
  },
};
