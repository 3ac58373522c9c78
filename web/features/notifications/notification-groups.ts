/** Notifications by the order that they are about, and which of them come first: money and turns. */
import type { TurnCard } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import { groupByDay } from './notification-days.ts';
import type { Notification } from './use-marks.ts';

/** The newest line of an order, with those before it; what belongs to no order is a group of its own. */
export type Group = {
  newest: Notification;
  earlier: Notification[];
  /** What the reader is asked for in this order now. */
  turn: TurnCard | null;
};

/** What goes on for days: no news, though it is somebody's turn. */
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

/** Turns, and money that was not read yet; the rest is news. */
function isUrgent({ newest, earlier, turn }: Group): boolean {
  return turn !== null || [newest, ...earlier].some((row) => row.kind === 'money' && !row.read_at);
}

export type Section = {
  name: string;
  groups: Group[];
  /** They are of several days. */
  dated: boolean;
};

/** First what asks for something, then by day. */
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

/** All of it, for whoever opens the order. */
export function rowsOf({ newest, earlier }: Group): Notification[] {
  return [newest, ...earlier];
}

export function hasUnread(group: Group): boolean {
  return rowsOf(group).some((row) => !row.read_at);
}
