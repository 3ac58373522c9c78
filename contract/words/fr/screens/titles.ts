/** French: titles of screens, and words that stand on one screen alone. */

export const beTheFirstToWorkWith = (name: string | number) => `Soyez le premier à travailler avec ${name}.`;
export const orderSent = 'Commande envoyée';
export const thisPackageIsNotOfferedAny = 'Cette formule n’est plus proposée';
export const orderFrom = (name: string | number) => `Commander à ${name}`;
export const changeWhatYouNeedNothingIs = (title: string | number, name: string | number) =>
  `${title}, ${name}. Changez ce qu’il faut ; rien n’est encore payé.`;
export const sendMessage = 'Envoyer un message';
export const completedProject = 'Projet terminé';
export const project = 'Projet';
export const yourJobsForWhichTalentsHave = 'Vos missions avec candidatures.';
export const aClearBriefBringsBetterBids =
  'Un brief clair attire de meilleures candidatures. Votre saisie est gardée jusqu’à la publication.';
export const theOrderFormCouldNotBe = 'Le formulaire de commande n’a pas pu être chargé';
export const gig = 'Offre';
export const talentsSeeTheChangeAtOnce =
  'Les talents voient aussitôt le changement. Après un accord, les étapes ne changent plus.';
export const createAGig = 'Créer une offre';
export const sayWhatYouMakeAndWhat =
  'Dites ce que vous faites et à quel prix. Votre saisie est gardée jusqu’à l’enregistrement.';
export const editGig = 'Modifier l’offre';
export const everyPriceIsPaidIntoEscrow = 'Chaque prix est payé sous séquestre avant que vous commenciez.';
export const completedOrder = 'Commande terminée';
export const yourProfile = 'Votre profil';
export const gigsFor = (searchQuery: string | number) => `Offres pour ${searchQuery}`;
