/** Browsing work. */

export const title = 'Work';
export const titleFor = (query: string | number) => `Work for “${query}”`;
export const list = 'Work by talents';
export const all = 'Show all work';
export const isNew = 'New here';
export const ask = 'Ask';
export const order = 'Order';
export const page = 'View gig';
export const look = (title: string | number, name: string | number) => `${title}, by ${name}`;
export const priceAndDays = (price: string | number, days: string | number) => `From ${price} · ${days}`;
/** Pieces of the same talent beside this one. */
export const more = (name: string | number) => `More by ${name}`;
export const pieces = 'Pieces';
export const piece = (at: number, count: number) => `${at} / ${count}`;
export const like = 'More like this';
export const previous = 'Previous work';
export const next = 'Next work';
export const choose = 'Choose a package';
export const failed = "We couldn't load the work";
export const empty = 'No work here yet';
export const emptyText = 'Look through all work, or search the gigs.';
export const end = "You've seen it all";
export const exposure = (shown: string | number, times: number) =>
  `Your work was shown at least ${times === 1 ? 'once' : `${shown} times`} in Work this week`;
export const given = (count: string | number) => `${count} of them in a newcomer’s place`;
