/** Calendar months in Africa/Lagos, as texts: `2026-11`. */
import { lagosDay } from '#server/core/clock.ts';

const MONTHS = 12;

/** The month of `now` and the eleven before it, the oldest first. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = lagosDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = year * 12 + (month - 1) - (MONTHS - 1 - index);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
