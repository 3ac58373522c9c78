/** The day limits of a job's acts, in a file of their own because the browser's texts need nothing else. */

/** Days to answer an offer before it lapses. */
export const OFFER_LAPSES_AFTER_DAYS = 3;
/** Days after an offer on which the talent is reminded. */
export const REMIND_OF_OFFER_ON_DAYS = [1, 2] as const;
/** Days without an answer after which submitted work is accepted automatically. */
export const ACCEPT_AFTER_DAYS = 14;
/** Days after a milestone is submitted in which the hunter may ask for changes; without an answer it passes. */
export const MILESTONE_ANSWER_DAYS = 3;
/** How many times the hunter may ask for changes to one milestone. */
export const MILESTONE_DECLINES_MAX = 2;
/** Minimum number of days the talent gets for changes to a milestone. */
export const MILESTONE_CHANGES_DAYS = 2;
/** Days after a submission on which the hunter is reminded. */
export const REMIND_ON_DAYS = [2, 7, 13] as const;
/** Days after a submission from which the hunter's answer counts as delayed. */
export const DELAYED_AFTER_DAYS = 7;
