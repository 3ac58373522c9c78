/** The simulated month and its load curve: a thousandth of ten million people and a million orders, in a thousandth of the time. */
import { parseArgs } from 'node:util';

const MONTH_DAYS = 30;
const { days = String(MONTH_DAYS) } = parseArgs({
  strict: false,
  options: { days: { type: 'string' } },
}).values;
/** `--days=7` plays only the week with the sale. */
export const DAYS = Number(days);
const FIRST_DAY = DAYS < MONTH_DAYS ? 15 : 0;
/** Both the speed-up and the reduction in people, so calls arrive as often as in the full market. */
export const SCALE = 1_000;
export const DAY_MS = (24 * 3600 * 1000) / SCALE;
const WHOLE = { orders: 1_000_000, visits: 30_000_000, logins: 5_000_000, signUps: 500_000 };

/** Most people sleep at four and are at their phones at nine in the evening. */
const HOURS = [4, 2, 1, 1, 1, 2, 4, 7, 10, 12, 13, 13, 12, 12, 12, 12, 12, 12, 13, 15, 18, 20, 16, 9];
/** The first day is a Monday. Wages come on the 25th; on the 20th there is a sale. */
const WEEK = [11, 11, 11, 11, 11, 8, 7];
const WAGES = 24;
const SALE = 19;

export const loads = ['quiet', 'usual', 'busy', 'sale', 'afterwards'] as const;
export type Load = (typeof loads)[number];

const weightAt = (hour: number): number => {
  const day = Math.floor(hour / 24);
  const extra = day === SALE ? 2 : day >= WAGES && day < WAGES + 3 ? 1.4 : 1;
  return (HOURS[hour % 24] ?? 0) * (WEEK[day % 7] ?? 0) * extra;
};
const month = Array.from({ length: MONTH_DAYS * 24 }, (_, hour) => weightAt(hour));
const weights = month.slice(FIRST_DAY * 24, (FIRST_DAY + DAYS) * 24);
const sumOf = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
const average = sumOf(month) / month.length;
/** The busiest hour's load as a multiple of the average hour's. */
export const PEAK = Math.max(...weights) / average;
const share = sumOf(weights) / sumOf(month) / SCALE;
/** Number of orders, visits, logins and sign-ups in the days that are played. */
export const PLAYED_COUNTS = {
  orders: Math.round(WHOLE.orders * share),
  visits: Math.round(WHOLE.visits * share),
  logins: Math.round(WHOLE.logins * share),
  signUps: Math.round(WHOLE.signUps * share),
};

/** Returns the load at `part`, a fraction of the played days; from 1 on they are over. */
export function loadAt(part: number): Load {
  if (part >= 1) return 'afterwards';
  const hour = Math.floor(part * weights.length);
  const relative = (weights[hour] ?? 0) / average;
  if (FIRST_DAY + Math.floor(hour / 24) === SALE && relative > 1.5) return 'sale';
  if (relative < 0.5) return 'quiet';
  return relative > 1.5 ? 'busy' : 'usual';
}

/** Returns `count` arrival times in order, as fractions of the played days. */
export function arrivals(count: number): number[] {
  const sum = sumOf(weights);
  const found: number[] = [];
  let hour = 0;
  let before = 0;
  for (let n = 0; n < count; n += 1) {
    const reached = ((n + Math.random()) / count) * sum;
    while (hour < weights.length - 1 && before + (weights[hour] ?? 0) < reached) {
      before += weights[hour] ?? 0;
      hour += 1;
    }
    found.push((hour + (reached - before) / (weights[hour] ?? 1)) / weights.length);
  }
  return found;
}
