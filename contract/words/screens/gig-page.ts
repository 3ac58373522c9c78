/** One gig, as hunters see it. */

export const editThisGig = 'Edit this gig';
export const orderThisPackage = 'Order this package';
export const startHiring = 'Start hiring';
export const allOfTheGallery = 'All of the gallery';
export const ofItOf = (value: string | number, value2: string | number, value3: string | number) =>
  `${value} ${value2} of ${value3}`;
export const aboutThisGig = 'About this gig';
export const aboutTheSeller = 'About the seller';
export const faq = 'FAQ';
export const onAdireSince = 'On Adire since';
export const seeTheWholeProfile = 'See the whole profile';
export const noQuestionsYet = 'No questions yet';
export const writeToTheTalentWhenSomething = 'Write to the talent when something is not clear.';
export const thisGigIsNotOfferedAny = 'This gig is not offered any more';
export const itsTalentHasPausedItOr =
  'Its talent has paused it or taken it down. Others may offer what you look for.';
export const findOtherGigs = 'Find other gigs';
export const chosenPackage = 'Chosen package';
export const packageIt = 'Package';
export const choose = 'Choose';
