/** French: past work. */
export const pastWork = {
  upload: 'Ajouter des réalisations',
  heading: 'Ajoutez vos réalisations',
  fileLabel: '5 Mo au plus',
  submit: 'Publier',
  title: 'Veuillez saisir un titre',
  fileTooLarge: 'le fichier ne doit pas dépasser 5 Mo...',
  full: 'Une galerie de réalisations contient 100 pièces au plus',
};
