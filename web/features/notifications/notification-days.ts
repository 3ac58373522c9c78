/** Notifications grouped by the day they arrived, in Lagos time. */
import { words } from '#contract/words.ts';
import { daysLater, lagosDay, sayDay } from '#web/lib/dates.ts';

export type Day<Row> = { day: string; name: string; rows: Row[] };

/** Keeps the order of the rows, in which those of one day are already adjacent. */
export function groupByDay<Row extends { created_at: string }>(rows: readonly Row[], now: Date): Day<Row>[] {
  const days: Day<Row>[] = [];
  for (const row of rows) {
    const day = lagosDay(row.created_at);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, name: nameOf(day, now), rows: [row] });
  }
  return days;
}

function nameOf(day: string, now: Date): string {
  if (day === lagosDay(now)) return words.common.time.today;
  if (day === daysLater(now, -1)) return words.notifications.list.yesterday;
  return sayDay(day, now);
}
