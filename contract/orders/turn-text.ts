/** The words of a turn for each side. */
import type { Side } from '../core/common.ts';
import { words } from '../words.ts';
import type { Turn, TurnFacts } from './turns.ts';

export type TurnText = {
  /** True when the reader has to act. */
  mine: boolean;
  /** Whose time is running, in a few words; null once the order is over. */
  running: string | null;
  /** Whose turn it is: one line. */
  title: string;
  /** What happens next: one sentence. */
  next: string;
  /** What happens if nobody acts, and when; null once nothing is left to do. */
  clock: string | null;
};

/** The words of a turn for its reader. */
export function describeTurn(turn: Turn, reader: Side, facts: TurnFacts): TurnText {
  const mine = turn.who === reader;
  const said = words.orders.turns[turn.doing];
  const [title, next] = (mine ? said.mine : said.theirs)(facts);
  const clock =
    turn.outcome && facts.by
      ? words.orders.byItself[turn.outcome](facts.by, facts, mine)
      : (words.orders.withoutTimer[turn.doing]?.(facts.price) ?? null);
  return { mine, running: runningOf(turn, mine, facts.other), title, next, clock };
}

function runningOf(turn: Turn, mine: boolean, other: string): string | null {
  if (turn.who === 'nobody' || turn.doing === 'withdraw-money' || turn.doing === 'review') return null;
  if (turn.by === null) return words.orders.waitingFor.none;
  if (turn.who === 'operator') return words.orders.waitingFor.adire;
  return mine ? null : words.orders.waitingFor.other(other);
}
