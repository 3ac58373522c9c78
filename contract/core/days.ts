/** Arithmetic on calendar days such as `2026-11-21`: adding days, and the days between two. */

export const DAY_MS = 86_400_000;

/** The calendar day `days` after `day`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the days from one day, or ISO 8601 time, to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
