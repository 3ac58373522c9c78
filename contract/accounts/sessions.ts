/** How long a person stays signed in (rule 1.4). */

/** Days without a visit after which a session ends. */
export const SESSION_IDLE_DAYS = 7;
/** Days after which a session ends however often it is used. */
export const SESSION_DAYS = 30;
