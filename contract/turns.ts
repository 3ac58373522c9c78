/** Whose turn it is, in words: what either side reads for each thing to do, and what happens when nobody acts. */
import type * as z from 'zod/mini';
import type { Side } from './common.ts';
import type { turn } from './orders.ts';

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
  /** Whose turn it is: one line. */
  title: string;
  /** What happens next: one sentence. */
  next: string;
  /** What happens by itself, and when; null where no clock runs. */
  clock: string | null;
};

type Words = (facts: TurnFacts) => readonly [title: string, next: string];

/** `mine` is read by the one who has to act, `theirs` by the other side. */
const TURNS: Record<Turn['doing'], { mine: Words; theirs: Words }> = {
  'accept-offer': {
    mine: ({ other }) => [
      'Your turn: accept or decline the agreement',
      `Read the dates and the terms. Once you accept, ${other} pays into escrow.`,
    ],
    theirs: ({ other }) => [
      `Waiting for ${other} to accept the agreement`,
      `You pay into escrow once ${other} has accepted. Until then you can withdraw, free of charge.`,
    ],
  },
  pay: {
    mine: ({ other, price }) => [
      `Your turn: pay ${price} into escrow`,
      `Adire holds the money. ${other} begins when it is there and is paid when you accept the work.`,
    ],
    theirs: ({ other, price }) => [
      `Waiting for ${other} to pay ${price} into escrow`,
      'Do not begin yet: your work is protected from the moment the money is held.',
    ],
  },
  start: {
    mine: ({ price }) => [
      'Your turn: start the work',
      `${price} is held in escrow for this order. The milestone deadlines are running.`,
    ],
    theirs: ({ other, price }) => [
      `Waiting for ${other} to start`,
      `Your ${price} is held in escrow. Until the work has started, cancelling costs the payment charge only.`,
    ],
  },
  work: {
    mine: ({ other }) => [
      'Your turn: do the work and submit it',
      `Submit each milestone by its deadline, then the whole project. ${other} accepts it or asks for changes.`,
    ],
    theirs: ({ other }) => [
      `${other} is working`,
      'You see each milestone as it is submitted. When the project is submitted, it is your turn.',
    ],
  },
  answer: {
    mine: ({ other }) => [
      'Your turn: accept the work or ask for changes',
      `Accepting pays ${other}. Declining sends the work back with your reason.`,
    ],
    theirs: ({ other }) => [
      `Waiting for ${other} to accept or decline`,
      'Your milestones can not be missed while you wait.',
    ],
  },
  'withdraw-money': {
    mine: () => [
      'Your turn: withdraw your money',
      'It is yours and stays here until you send it to your bank account.',
    ],
    theirs: ({ other }) => ['This order is complete', `${other} can withdraw the money now.`],
  },
  review: {
    mine: ({ other }) => [
      'Your turn: say how it went',
      `A review of ${other} helps the next person to decide.`,
    ],
    theirs: ({ other }) => ['This order is complete', `${other} can still leave a review.`],
  },
  nothing: {
    mine: () => ['Nothing is left to do', 'This order is closed.'],
    theirs: () => ['Nothing is left to do', 'This order is closed.'],
  },
};

const BY_ITSELF: Record<NonNullable<Turn['outcome']>, (by: string) => string> = {
  accepted: (by) => `If nobody acts, the work counts as accepted on ${by}.`,
  missed: (by) =>
    `The next milestone is due by ${by}. After that it counts as missed and its penalty is deducted.`,
};

/** The words of a turn for its reader. */
export function describeTurn(turn: Turn, reader: Side, facts: TurnFacts): TurnText {
  const mine = turn.who === reader;
  const words = TURNS[turn.doing];
  const [title, next] = (mine ? words.mine : words.theirs)(facts);
  const clock = turn.outcome && facts.by ? BY_ITSELF[turn.outcome](facts.by) : null;
  return { mine, title, next, clock };
}
