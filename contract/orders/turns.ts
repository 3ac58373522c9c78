/** Whose turn it is, and the words of it for each side. */
import * as z from 'zod/mini';
import { moment, type Side } from '../core/common.ts';
import { BY_ITSELF, RUNNING, TURNS, WITHOUT_CLOCK } from '../words/turns.ts';

/** Whose turn it is, and what happens when nobody acts. */
export const turn = z.object({
  who: z.enum(['hunter', 'talent', 'operator', 'nobody']),
  doing: z.enum([
    ...(['accept-offer', 'pay', 'start', 'work', 'answer', 'withdraw-money', 'review', 'nothing'] as const),
    ...(['answer-extension', 'answer-dispute', 'decide'] as const),
  ]),
  /** The moment at which the clock acts by itself, or the next deadline. */
  by: z.nullable(moment),
  /** What happens at `by`. */
  outcome: z.nullable(z.enum(['accepted', 'missed', 'lapsed', 'unanswered', 'decided'])),
});
export type Turn = z.infer<typeof turn>;

export type TurnFacts = {
  /** The other party, as the reader knows them. */
  other: string;
  /** The agreed price as text: `N50,000`. */
  price: string;
  /** The moment `by` as text, or null. */
  by: string | null;
};

export type TurnText = {
  /** True when the reader is the one who has to act. */
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
  const told = TURNS[turn.doing];
  const [title, next] = (mine ? told.mine : told.theirs)(facts);
  const clock =
    turn.outcome && facts.by
      ? BY_ITSELF[turn.outcome](facts.by, facts, mine)
      : (WITHOUT_CLOCK[turn.doing]?.(facts.price) ?? null);
  return { mine, running: runningOf(turn, mine, facts.other), title, next, clock };
}

function runningOf(turn: Turn, mine: boolean, other: string): string | null {
  if (turn.who === 'nobody' || turn.doing === 'withdraw-money' || turn.doing === 'review') return null;
  if (turn.by === null) return RUNNING.none;
  if (turn.who === 'operator') return RUNNING.adire;
  return mine ? RUNNING.mine : RUNNING.other(other);
}
