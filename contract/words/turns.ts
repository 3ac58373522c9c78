/** Whose turn it is, in words: what either side reads for each thing to do, and what happens when nobody acts. */
import type { Turn, TurnFacts } from '../orders/turns.ts';
import { dispute } from './dispute.ts';

export type TurnWords = (facts: TurnFacts) => readonly [title: string, next: string];

/** `mine` is read by the one who has to act, `theirs` by the other side. */
export const TURNS: Record<Turn['doing'], { mine: TurnWords; theirs: TurnWords }> = {
  'accept-offer': {
    mine: ({ other }) => [
      'Your turn: accept or decline the agreement',
      `Read the dates and the terms. Once you accept, ${other} pays into escrow.`,
    ],
    theirs: ({ other }) => [
      `Waiting for ${other} to accept the agreement`,
      `You pay into escrow once ${other} has accepted. Until then you can leave the agreement, free of charge.`,
    ],
  },
  pay: {
    mine: ({ other, price }) => [
      `Your turn: pay ${price} into escrow`,
      `From then on Adire holds the money. ${other} begins when it is there and is paid when you accept the work.`,
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
  'answer-extension': {
    mine: ({ other }) => [
      'Your turn: answer the request for more time',
      `${other} asks for more days. Granting moves the open milestones and the end date on; the price stays the same.`,
    ],
    theirs: ({ other }) => [
      `Waiting for ${other} to answer your request for more time`,
      'Your deadlines stand still until there is an answer. You can go on working and submit at any time.',
    ],
  },
  'answer-dispute': {
    mine: ({ other }) => [
      `Your turn: answer the dispute of ${other}`,
      `Read what ${other} says, then tell your side once, with files if you like. ${dispute.frozen}`,
    ],
    theirs: ({ other }) => [`Waiting for ${other} to answer the dispute`, dispute.frozen],
  },
  decide: {
    mine: () => ['Waiting for Adire to decide the dispute', dispute.frozen],
    theirs: () => [
      'Waiting for Adire to decide the dispute',
      `${dispute.frozen} Until then the two of you can still agree on a division.`,
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

export const BY_ITSELF: Record<
  NonNullable<Turn['outcome']>,
  (by: string, facts: TurnFacts, mine: boolean) => string
> = {
  accepted: (by) => `If nobody acts, the work counts as accepted on ${by}.`,
  missed: (by) =>
    `The next milestone is due by ${by}. After that it counts as missed and its penalty is deducted.`,
  lapsed: (by) =>
    `If nobody answers, the request lapses on ${by}: the dates stay, moved on by the days that were waited.`,
  unanswered: (by, { other }, mine) =>
    mine
      ? `You can answer until ${by}. After that Adire decides on what is there. Silence alone does not make anybody right.`
      : `Answers are taken until ${by}. ${dispute.silence(other)}`,
  decided: (by) =>
    `Adire means to decide by ${by}. Until it has, the price stays in escrow and nothing is paid out.`,
};

/** What happens if nobody acts where no clock runs. */
export const WITHOUT_CLOCK: Record<Turn['doing'], ((price: string) => string) | null> = {
  'accept-offer': () =>
    'No clock runs: the offer stands until it is answered or withdrawn. Nothing is charged.',
  pay: () => 'No clock runs: the agreement stands until it is paid or one of you leaves it, free of charge.',
  start: (price) =>
    `If nobody acts, ${price} stays in escrow until the work is started or the order is cancelled.`,
  work: (price) =>
    `No milestone is still due. If nobody acts, ${price} stays in escrow until the work is submitted, or the order is cancelled or disputed.`,
  answer: (price) => `If nobody acts, ${price} stays in escrow.`,
  'answer-extension': (price) => `If nobody acts, ${price} stays in escrow.`,
  'answer-dispute': (price) => `If nobody acts, ${price} stays in escrow.`,
  decide: (price) => `Until Adire has decided, ${price} stays in escrow.`,
  'withdraw-money': () => 'There is no deadline: if nobody acts, the money stays here.',
  review: () => 'There is no deadline: if nobody acts, nothing changes.',
  nothing: null,
};

/** Whose time is running; the last one is of the other side. */
export const RUNNING = {
  none: 'No clock is running',
  adire: 'The time of Adire is running',
  mine: 'Your time is running',
  other: (other: string) => `The time of ${other} is running`,
};
