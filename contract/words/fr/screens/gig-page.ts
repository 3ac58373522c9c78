/** French: one gig, as hunters see it. */

export const editThisGig = 'Modifier cette offre';
export const orderThisPackage = 'Commander cette formule';
export const startHiring = 'Commencer à recruter';
export const allOfTheGallery = 'Toute la galerie';
export const ofItOf = (value: string | number, value2: string | number, value3: string | number) =>
  `${value} ${value2} sur ${value3}`;
export const aboutThisGig = 'Sur cette offre';
export const aboutTheSeller = 'Sur le vendeur';
export const faq = 'FAQ';
export const onAdireSince = 'Sur Adire depuis';
export const seeTheWholeProfile = 'Voir tout le profil';
export const noQuestionsYet = 'Aucune question';
export const writeToTheTalentWhenSomething = 'Écrivez au talent si quelque chose n’est pas clair.';
export const thisGigIsNotOfferedAny = 'Cette offre n’est plus proposée';
export const itsTalentHasPausedItOr =
  'Son talent l’a suspendue ou retirée. D’autres proposent peut-être ce que vous cherchez.';
export const findOtherGigs = 'Voir d’autres offres';
export const chosenPackage = 'Formule choisie';
export const packageIt = 'Formule';
export const choose = 'Choisir';
