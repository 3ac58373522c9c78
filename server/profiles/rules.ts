/** Pure rules of profiles: which years a qualification may name. */
import { words } from '#contract/words.ts';
import { lagosDay } from '#server/core/clock.ts';
import { invalid } from '#server/core/http/refusal.ts';

type Year = { field: string; year: number | null | undefined };

/**
 * Refuses a year after the current one in Africa/Lagos, 422 under its field, and a last year before the first, 422
 * under the last. That no year is before 1960 is the contract's.
 */
export function assertYears(now: Date, first: Year, last: Year): void {
  const current = Number.parseInt(lagosDay(now).slice(0, 4), 10);
  for (const { field, year } of [first, last]) {
    if (year != null && year > current) throw invalid(field, words.profiles.qualificationErrors.yearRange);
  }
  if (first.year != null && last.year != null && last.year < first.year) {
    throw invalid(last.field, words.profiles.qualificationErrors.yearOrder);
  }
}

/** Of entries that name the same thing the last one counts. */
export function lastOfEach<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}
