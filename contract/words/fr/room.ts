/** La salle d’épreuves : ce qui est convenu, les versions du travail, et les remarques posées dessus. */

/** Ce qui vaut acceptation. */
export const acceptance = {
  title: 'Ce qu’il doit y avoir',
  lead: 'Convenu avec la commande. Cela ne change plus.',
  hunterLead: (name: string) => `Cochez chaque ligne. ${name} voit aussitôt vos réponses.`,
  met: 'Présent',
  notMet: 'Manquant',
  open: 'Pas encore vérifié',
  metItem: (text: string) => `Présent\u00A0: ${text}`,
  notMetItem: (text: string) => `Manquant\u00A0: ${text}`,
  count: (met: number, all: number) => `${met} sur ${all}`,
  failed: 'Cette réponse n’a pas pu être enregistrée',
};
