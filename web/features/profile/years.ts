/** The years that education and certifications may name: 1960 to the current one, newest first (rules 11). */
import { FIRST_YEAR } from '#contract/profiles/qualifications.ts';
import { lagosDay } from '#web/lib/dates.ts';

/** Options of a select; years before `from` are left out. */
export function yearOptions(from: string | number | null | undefined, today = lagosDay()) {
  const last = Number.parseInt(today.slice(0, 4), 10);
  const first = Math.max(FIRST_YEAR, Number(from) || FIRST_YEAR);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => String(last - back));
  return years.map((year) => ({ value: year, label: year }));
}
