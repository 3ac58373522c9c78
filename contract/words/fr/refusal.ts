/** French: refusals that belong to no field. */
export const refusal = {
  notFound: 'Rien ici. L’élément a peut-être été supprimé, ou il ne vous est pas accessible.',
  forbidden: 'Cette action n’est pas autorisée.',
  tooMany: 'Trop de demandes.',
  tooSlow: 'La demande a mis trop de temps à arriver.',
  badRequest: 'La demande n’a pas pu être lue.',
  tooLarge: 'La demande est trop volumineuse.',
  wrongType: 'Envoyez du JSON, ou du multipart là où un fichier est attendu.',
  failed: 'Un problème est survenu de notre côté. Rien n’est resté à moitié fait ; veuillez réessayer.',
  busy: 'Le serveur est occupé. Veuillez réessayer dans un instant.',
  keyReused: 'Cette clé d’idempotence a servi à une autre demande',
  keyBusy: 'La même demande est déjà en cours',
  illegalStep: (status: string) => `Ce n’est pas possible tant que le statut est ${status}`,
  divisionChanged: 'Les chiffres ont changé depuis leur affichage. Veuillez les revoir.',
};
