/** Calendar days in Africa/Lagos, as date fields take them. */

const LAGOS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' });

/** `2026-11-21`, so many days from today. */
export function lagosDay(fromToday = 0): string {
  return LAGOS.format(new Date(Date.now() + fromToday * 86_400_000));
}
