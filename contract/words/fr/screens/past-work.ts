/** French: the gallery of past work. */

export const deleteThisPastJob = 'Supprimer cette réalisation ?';
export const isTakenOffYourPageFor = (title: string | number) => `${title} quitte votre page pour de bon.`;
export const deletePastJob = 'Supprimer la réalisation';
export const editPastJob = 'Modifier la réalisation';
export const whatYouMadeBeforePicturesSound =
  'Ce que vous avez déjà fait : images, son et vidéo. Les clients le voient sur votre page.';
export const noPastJobsYet = 'Aucune réalisation';
export const peopleHireWhatTheyCanSee =
  'On engage ce que l’on voit et entend. Trois bonnes pièces en disent plus qu’une longue description.';
export const thePastWorkCouldNotBe = 'Les réalisations n’ont pas pu être chargées';
export const opensInANewTab = (title: string | number) => `${title}, s’ouvre dans un nouvel onglet`;
export const thePlayerIsNotOnThis = 'Le lecteur n’est pas encore sur cet appareil';
export const by = 'Par';
export const noPastWorkYet = 'Aucune réalisation';
export const nothingWasUploadedHereSoFar = 'Rien n’a encore été ajouté ici.';
export const viewPastJobs = 'Voir les réalisations';
export const showWhatYouMadeBeforePeople = 'Montrez vos réalisations : on engage ce que l’on voit et entend.';
export const allPieces = (count: string | number) => `Les ${count} pièces`;
export const newestPastWork = 'Dernières réalisations';
export const whatItWasForAndWhat = 'À quoi cela servait et ce que vous y avez fait';
export const aPicturePngJpegASound = 'Une image (PNG, JPEG), un son (MP3) ou une vidéo (MP4)';
