/** French: files that are sent. */
export const file = {
  required: 'Veuillez choisir un fichier',
  tooLarge: (megabytes: number) => `Le fichier ne doit pas dépasser ${megabytes} Mo`,
  wrongKind: 'Ce type de fichier n’est pas accepté ici',
  unfit: 'Ce fichier est vide, endommagé ou d’un type qui n’est pas accepté ici',
  tooManyPixels: (millions: number) =>
    `Cette image a plus de ${millions} millions de pixels. Veuillez en envoyer une plus petite`,
  broken: 'Ce fichier n’a pas pu être lu',
  unfinished: 'Ce fichier n’est pas arrivé en entier. Veuillez le renvoyer',
  uploadsMax: 'Trois fichiers sont déjà en route. Attendez l’arrivée de l’un d’eux',
  uploadMoved: 'La suite ne commence pas où le fichier s’est arrêté',
  dayFull: 'Vous avez envoyé 200 Mo en 24 heures. Envoyez le reste demain',
  full: 'Vos fichiers atteignent 1 Go. Retirez-en avant d’en ajouter',
  diskFull: 'Il n’y a plus de place pour des fichiers. Veuillez réessayer plus tard',
};
