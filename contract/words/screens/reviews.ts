/** Reviews: writing, reading, replying. */

export const replyTo = (name: string | number) => `Reply to ${name}`;
export const youCanReplyOnceYourWords =
  'You can reply once. Your words stand under the review for everybody.';
export const sendReply = 'Send reply';
export const yourReply = 'Your reply';
export const withItIsShownOnceBoth = (title: string | number, name: string | number) =>
  `${title}, with ${name}. It is shown once both of you have written, and can not be changed.`;
export const sendReview = 'Send review';
export const yourRating = 'Your rating';
export const wouldYouRecommend = (name: string | number) => `Would you recommend ${name}?`;
export const hiddenUntilHasReviewedYouToo = (other: string | number, moment: string | number) =>
  `Hidden until ${other} has reviewed you too, or ${moment}.`;
export const canReadYourReviewNow = (other: string | number) => `${other} can read your review now.`;
export const recommends = (recommendUser: string | number) => `Recommends: ${recommendUser}`;
export const reply = 'Reply';
export const to = (name: string | number) => `to ${name}`;
export const theReviewsCouldNotBeLoaded = 'The reviews could not be loaded';
export const only = (stars: string | number) => `Only ${stars}`;
export const huntersReviewYouAfterTheyAccept =
  'Hunters review you after they accept your work. The first review begins with a bid on an open job.';
export const nobodyHasReviewedYetReviewsCome = (name: string | number) =>
  `Nobody has reviewed ${name} yet. Reviews come from completed orders only.`;
/** Read out behind the figure. */
export const starsAfter = (stars: number) => (stars === 1 ? 'star' : 'stars');
