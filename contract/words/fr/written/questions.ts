/** French: the questions that the front page opens with. */
export const questions = {
  escrow: {
    ask: 'Comment le séquestre protège-t-il les deux parties ?',
    answer:
      'Le client paie tout le prix convenu avant le début du travail. Adire le garde : le talent sait que l’argent est là, et le client sait que personne n’est payé avant que le travail soit accepté. Si le client ne répond pas dans les 14 jours qui suivent la remise du travail, celui-ci est réputé accepté.',
  },
  cost: {
    ask: 'Combien coûte Adire ?',
    answer:
      'S’inscrire, publier des missions et postuler sont gratuits. Quand un travail est accepté, Adire garde des frais de service de 10 % de sa rémunération, pris sur le paiement du talent. Le client paie le prix convenu, et rien de plus.',
  },
  paid: {
    ask: 'Comment les talents sont-ils payés ?',
    answer:
      'Dès que le client accepte le travail, le net à recevoir est disponible sous « Revenus ». Choisissez votre banque, saisissez votre numéro de compte, vérifiez le nom que donne la banque, et l’argent est envoyé sur votre compte, en nairas.',
  },
};
