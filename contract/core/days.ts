/** Calendar days, `2026-11-21`: one some days later, and how far two are apart. */

export const DAY_MS = 86_400_000;

/** The calendar day `days` after `day`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** From one day, or moment in ISO 8601, to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
