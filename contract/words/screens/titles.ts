/** Titles of screens, and words that stand on one screen alone. */

export const beTheFirstToWorkWith = (name: string | number) => `Be the first to work with ${name}.`;
export const orderSent = 'Order sent';
export const thisPackageIsNotOfferedAny = 'This package is not offered any more';
export const orderFrom = (name: string | number) => `Order from ${name}`;
export const changeWhatYouNeedNothingIs = (title: string | number, name: string | number) =>
  `${title}, ${name}. Change what you need; nothing is paid yet.`;
export const sendMessage = 'Send message';
export const completedProject = 'Completed project';
export const project = 'Project';
export const yourJobsForWhichTalentsHave = 'Your jobs for which talents have bid.';
export const aClearBriefBringsBetterBids =
  'A clear brief brings better bids. What you type is kept until you post it.';
export const theOrderFormCouldNotBe = 'The order form could not be loaded';
export const gig = 'Gig';
export const talentsSeeTheChangeAtOnce =
  'Talents see the change at once. After an agreement milestones can not be changed.';
export const createAGig = 'Create a gig';
export const sayWhatYouMakeAndWhat =
  'Say what you make and what it costs. What you type is kept until you save it.';
export const editGig = 'Edit gig';
export const everyPriceIsPaidIntoEscrow = 'Every price is paid into escrow before you start.';
export const completedOrder = 'Completed order';
export const yourProfile = 'Your profile';
export const gigsFor = (searchQuery: string | number) => `Gigs for ${searchQuery}`;
