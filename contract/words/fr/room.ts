/** Ce que le travail doit avoir, et ses fichiers jusqu’à son acceptation. */

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

/** Les fichiers remis, avant l’acceptation. */
export const files = {
  preview: 'Aperçu. Le fichier s’ouvre quand vous acceptez le travail.',
  played: 'À lire ici. Le fichier s’ouvre quand vous acceptez le travail.',
  making: 'L’aperçu arrive.',
  locked: (talent: string) => `S’ouvre quand vous acceptez le travail. ${talent} peut l’ouvrir plus tôt.`,
  kept: (talent: string) => `Ce fichier reste à ${talent}.`,
  opened: 'Ouvert avant l’acceptation',
  hunterPreview: (hunter: string) => `${hunter} voit un aperçu filigrané.`,
  hunterPlays: (hunter: string) => `${hunter} peut le lire, pas le télécharger.`,
  hunterBlind: (hunter: string) => `${hunter} ne peut pas l’ouvrir avant d’accepter le travail.`,
  seePreview: 'Voir l’aperçu',
  open: (hunter: string) => `Ouvrir à ${hunter}`,
  openFile: (hunter: string, file: string) => `Ouvrir ${file} à ${hunter}`,
  openTitle: 'Ouvrir ce fichier maintenant\u00A0?',
  openLead: (hunter: string, file: string) =>
    `${hunter} pourra télécharger «\u00A0${file}\u00A0» avant d’accepter le travail. Vous ne pourrez plus le verrouiller.`,
  openDone: 'Fichier ouvert',
};
