/** Notifications grouped by order and by day, with what needs attention (money and turns) first. */
import type { TurnCard } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import { daysLater, lagosDay, sayDay } from '#web/lib/dates.ts';
import type { Notification } from './use-marks.ts';

/** The newest notification of an order with the earlier ones; a notification without an order is a group of its own. */
export type Group = {
  newest: Notification;
  earlier: Notification[];
  /** What the reader has to do in this order now, if anything. */
  turn: TurnCard | null;
};

/** Turns that last for days: it is somebody's turn, but that is not news. */
const LASTING: readonly TurnCard['turn']['doing'][] = ['work', 'review'];

/** Keeps the order of the rows, which are newest first. */
export function groupByOrder(rows: readonly Notification[], turns: readonly TurnCard[]): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const key = row.job_id ?? row.id;
    const known = groups.get(key);
    if (known) known.earlier.push(row);
    else {
      const turn = turns.find(
        ({ job_id, turn: { doing } }) => job_id === row.job_id && !LASTING.includes(doing),
      );
      groups.set(key, { newest: row, earlier: [], turn: turn ?? null });
    }
  }
  return [...groups.values()];
}

/** True when it is the reader's turn or a money notification is unread; the rest is news. */
function isUrgent({ newest, earlier, turn }: Group): boolean {
  return turn !== null || [newest, ...earlier].some((row) => row.kind === 'money' && !row.read_at);
}

export type Section = {
  name: string;
  groups: Group[];
  /** True when the section's notifications are from several days. */
  dated: boolean;
};

/** Urgent groups first, then the rest by day. */
export function sectionsOf(groups: readonly Group[], now: Date): Section[] {
  const urgent = groups.filter(isUrgent);
  const rest = groups.filter((group) => !isUrgent(group));
  const days = groupByDay(
    rest.map((group) => ({ ...group, created_at: group.newest.created_at })),
    now,
  );
  return [
    ...(urgent.length > 0 ? [{ name: words.notifications.news.urgent, groups: urgent, dated: true }] : []),
    ...days.map(({ name, rows }) => ({ name, groups: rows, dated: false })),
  ];
}

type Day<Row> = { day: string; name: string; rows: Row[] };

/** By the day in Lagos. Keeps the order of the rows, in which those of one day are already adjacent. */
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

/** All notifications of a group, to be marked as read when its order is opened. */
export function rowsOf({ newest, earlier }: Group): Notification[] {
  return [newest, ...earlier];
}

export function hasUnread(group: Group): boolean {
  return rowsOf(group).some((row) => !row.read_at);
}
