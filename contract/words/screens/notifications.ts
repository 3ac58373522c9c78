/** The list of notifications and its preferences. */

export const serialNumber = 'S/N';
export const yesterday = 'Yesterday';
export const viewPage = 'View page';
export const unread = 'Unread:';
export const viewPageOf = (title: string | number) => `View page: ${title}`;
export const markAllAsRead = 'Mark all as read';
export const preferences = 'Preferences';
export const yourNotificationsCouldNotBeLoaded = 'Your notifications could not be loaded';
export const whenAHunterAnswersABid =
  'When a hunter answers a bid, pays or reviews your work, you read it here.';
export const whenATalentBidsAcceptsYour =
  'When a talent bids, accepts your offer or delivers, you read it here.';
export const goToYourJobs = 'Go to your jobs';
