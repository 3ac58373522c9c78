/** French: the copy of the own data, and deleting the account. */

export const yourDownloadHasBegun = 'Le téléchargement a commencé';
export const withManyFilesItTakesA = 'Avec beaucoup de fichiers, cela prend un moment.';
export const downloadMyData = 'Télécharger mes données';
export const itIsEverythingThatYouEver =
  'C’est tout ce que vous avez écrit et envoyé ici ; nous vérifions donc que c’est bien vous.';
export const deleteMyAccount = 'Supprimer mon compte';
export const thisIsForGoodNobodyNot =
  'C’est définitif : personne, pas même nous, ne peut rétablir le compte.';
export const deleteForGood = 'Supprimer pour de bon';
export const type = (typed: string | number) => `Tapez « ${typed} »`;
export const takeACopy = 'Prendre une copie';
export const oneFileZipWithYourProfile =
  'Un fichier (zip) avec votre profil, vos offres, missions, candidatures, commandes, messages et chaque mouvement de votre argent, lisible par d’autres programmes (JSON), et tous vos fichiers.';
export const deleteTheAccount = 'Supprimer le compte';
export const profileGigsMessagesAndFilesAre = (person: string | number) =>
  `Profil, offres, messages et fichiers sont supprimés et personne ne peut plus se connecter. C’est irréversible. Ce à quoi ont droit les autres parties des commandes payées reste sous « ${person} », de même que les écritures que la loi impose de garder.`;
export const whatExactlyIsRemoved = 'Ce qui est supprimé exactement';
export const itCouldNotBeFoundOut = 'Impossible de savoir si le compte peut être supprimé';
export const theAccountCanNotBeDeleted = 'Le compte ne peut pas encore être supprimé';
