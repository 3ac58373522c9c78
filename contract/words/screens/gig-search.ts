/** Finding gigs. */

export const filtersInUse = 'Filters in use';
export const clearAll = 'Clear all';
export const upTo = (amount: string | number) => `Up to ${amount}`;
export const withinDays = (days: string | number) => `Within ${days} days`;
export const starsAndMore = (stars: string | number) => `${stars} stars and more`;
export const onlineNow = 'Online now';
export const filters = 'Filters';
export const seller = 'Seller';
export const more = (amount: string | number) => `${amount} more`;
export const chosenChooseAgainToRemove = 'Chosen; choose again to remove';
export const gig = 'gig';
export const gigs = 'gigs';
export const gigsFor = (query: string | number) => `Gigs for “${query}”`;
export const allGigs = 'All gigs';
export const results = 'Results';
export const fewerFiltersMayFindMore = 'Fewer filters may find more.';
export const otherWordsMayFindMore = 'Other words may find more.';
export const clearTheFilters = 'Clear the filters';
export const fromN = 'From N';
export const toN = 'To N';
export const lessThanFrom = 'Must be at least From';
export const applyPrice = 'Apply price';
export const searchGigs = 'Search gigs';
export const logoJingleVideo = 'Logo, jingle, video…';
export const search = 'Search';
export const bestMatch = 'Best match';
export const bestRated = 'Best rated';
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
export const fastestDelivery = 'Fastest delivery';
export const newest = 'Newest';
/** `shown` is the figure as it stands, `count` what it is. */
export const shownGigs = (shown: string, count: number) => `${shown} ${count === 1 ? 'gig' : 'gigs'}`;
/** `3 gigs for`, then the corrected words. */
export const foundFor = 'for';
