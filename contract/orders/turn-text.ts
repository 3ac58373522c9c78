/** The texts of a turn for each side. */
import type { Side } from '../core/common.ts';
import { firstNameOf } from '../core/names.ts';
import { words } from '../words.ts';
import type { Turn, TurnFacts } from './turns.ts';

export type TurnText = {
  /** True when the reader has to act. */
  mine: boolean;
  /** True when the order waits for someone without a deadline. */
  noDeadline: boolean;
  /** Whose turn it is: one line. */
  title: string;
  /** What happens next: one sentence. */
  next: string;
  /** What happens if nobody acts, and when; null once nothing is left to do. */
  clock: string | null;
};

/** Returns the texts of a turn for its reader; `known.other` is a full name, of which the texts use the first. */
export function describeTurn(turn: Turn, reader: Side, known: TurnFacts): TurnText {
  const facts = { ...known, other: firstNameOf(known.other) };
  const mine = turn.who === reader;
  const said = words.orders.turns[turn.doing];
  const [title, next] = (mine ? said.mine : said.theirs)(facts);
  const clock =
    turn.outcome && facts.by
      ? words.orders.byItself[turn.outcome](facts.by, facts, mine)
      : (words.orders.withoutTimer[turn.doing]?.(facts.price) ?? null);
  return { mine, noDeadline: hasNoDeadline(turn), title, next, clock };
}

function hasNoDeadline({ who, doing, by }: Turn): boolean {
  return who !== 'nobody' && doing !== 'withdraw-money' && doing !== 'review' && by === null;
}
