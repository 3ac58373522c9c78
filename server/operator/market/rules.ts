/** Days and percentages of a fee policy. */
import { addDays, endOfLagosDay, lagosDay } from '#server/core/clock.ts';

const NOTICE_DAYS = 30;

/** The first day that begins 30 days from now or later, Africa/Lagos. */
export function earliestDay(now: Date): string {
  return addDays(lagosDay(now), NOTICE_DAYS + 1);
}

/** Midnight at which the day begins in Africa/Lagos. */
export function beginOfLagosDay(day: string): Date {
  return new Date(endOfLagosDay(addDays(day, -1)).getTime() + 1);
}

/** Basis points as a percentage without needless zeros: 750 is `7.5`. */
export function showPercent(basisPoints: number): string {
  const [whole, part = ''] = (basisPoints / 100).toFixed(2).split('.');
  const rest = part.replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : `${whole}`;
}
