/** How the lines of a conversation are shown: which updates are folded, where a day begins, and which update asks for something. */
import type { Message } from '#contract/messages/messages.ts';
import type { TurnCard } from '#contract/orders/turn-lists.ts';
import { lagosDay } from '#web/lib/dates.ts';
import type { Orders } from '../orders-with.ts';

/** Minimum number of updates in a row for folding. */
const FOLDED_FROM = 3;

export type ShownLine = {
  line: Message;
  /** The updates before it that are folded behind it. */
  earlier: readonly Message[];
  /** True when a rule with the day is above it. */
  begins: boolean;
  /** True when the rule above it shows its day. */
  dated: boolean;
  /** True for an update of another order than the one shown before it. */
  named: boolean;
};

/** Returns the lines in view. A row of updates ends at `kept`, which is never folded. */
export function shownLines(lines: readonly Message[], kept?: Message, today = lagosDay()): ShownLine[] {
  const several = severalOrders(lines);
  let [lastDay, lastOrder]: (string | null)[] = ['', null];
  return foldEvents(lines, kept).map(({ line, earlier }, index, all) => {
    const day = lagosDay(line.created_at);
    // An update shows its own day: rules are only for days with messages, and for today.
    const said = all.slice(index).find((one) => one.line.kind === 'message');
    const isSaid = said !== undefined && lagosDay(said.line.created_at) === day;
    const begins = day !== lastDay && (isSaid || day === today);
    if (begins) lastDay = day;
    const named = several && line.kind === 'event' && line.order !== lastOrder;
    if (line.order) lastOrder = line.order;
    return { line, earlier, begins, dated: day === lastDay, named };
  });
}

export function severalOrders(lines: readonly Message[]): boolean {
  return new Set(lines.map(({ order }) => order).filter(Boolean)).size > 1;
}

function foldEvents(lines: readonly Message[], kept: Message | undefined) {
  const rows: Message[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last?.kind === 'event' && line.kind === 'event' && last !== kept) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => {
    if (row.length < FOLDED_FROM) return row.map((line) => ({ line, earlier: [] }));
    return { line: row.at(-1) as Message, earlier: row.slice(0, -1) };
  });
}

export type Asking = { line: Message; card: TurnCard };

/** The newest update of an order that waits for the reader. */
export function askingLine(lines: readonly Message[], { cards = [], side }: Orders): Asking | undefined {
  // `work` is left out: it goes on whatever its last update says, and the order's own line has the button.
  const mine = cards.filter(({ turn }) => turn.who === side && turn.doing !== 'work');
  for (const line of lines.toReversed()) {
    const card = mine.find(({ job_id, bid_id }) =>
      [job_id, bid_id].some((id) => id && line.kind === 'event' && line.link?.includes(id)),
    );
    if (card) return { line, card };
  }
  return undefined;
}
