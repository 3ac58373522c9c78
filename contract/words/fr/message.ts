/** French: messages. */
export const message = {
  text: 'Veuillez écrire un message',
  self: 'Vous ne pouvez pas vous écrire à vous-même',
  attachmentsMax: '5 fichiers au plus',
  search: 'Veuillez saisir ce que vous cherchez',
  reportReason: 'Veuillez dire ce qui ne va pas',
  blocked: 'Vous ne pouvez pas écrire à cette personne',
  attachmentGone: 'Un fichier n’existe plus. Veuillez le joindre à nouveau',
  newPeople: 'Vous avez écrit à 20 nouvelles personnes en un jour. Continuez demain',
  warning: {
    phone: 'un numéro de téléphone',
    email: 'une adresse e-mail',
    bank: 'des coordonnées bancaires',
  },
  warningText: (what: string) =>
    `Cela ressemble à ${what}. Tant que le prix n’est pas sous séquestre, personne ne protège l’argent ni le travail convenus ailleurs. Vous pouvez l’envoyer quand même.`,
};
