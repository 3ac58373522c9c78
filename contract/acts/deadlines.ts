/** The days of a job's acts, apart from them: the browser's sentences need no more. */

/** Days in which an offer is answered; then it lapses. */
export const OFFER_LAPSES_AFTER_DAYS = 3;
/** Days after an offer on which the talent is reminded. */
export const REMIND_OF_OFFER_ON_DAYS = [1, 2] as const;
/** Days of silence after a submission after which the work is accepted by itself. */
export const ACCEPT_AFTER_DAYS = 14;
/** Days after a milestone was submitted in which the hunter may ask for changes; silence passes it. */
export const MILESTONE_ANSWER_DAYS = 3;
/** How often the hunter may ask for changes to one milestone. */
export const MILESTONE_DECLINES_MAX = 2;
/** Days that the talent has at least for the changes to a milestone. */
export const MILESTONE_CHANGES_DAYS = 2;
/** Days after a submission on which the hunter is reminded. */
export const REMIND_ON_DAYS = [2, 7, 13] as const;
/** Days after a submission from which the hunter's answer counts as delayed. */
export const DELAYED_AFTER_DAYS = 7;
