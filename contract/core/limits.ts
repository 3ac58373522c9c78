/** Maximum characters of a reason, and of a longer one (changes, cancellation, decision). Separate so that no schemas are imported. */
export const REASON_MAX = 500;
export const LONG_REASON_MAX = 1000;
