/** Home: what waits for the reader, each with its own button, what waits for others, and the money. */
import type { CardFacts, Turn } from '../../orders/turns.ts';
import { counted } from './common.ts';

type Doing = {
  /** One sentence: what happened, and what it asks for. */
  text: (facts: CardFacts) => string;
  /** The button: what it does. */
  button: (facts: CardFacts) => string;
};

export const titles = {
  home: 'Home',
  mine: 'Your turn',
  theirs: 'Waiting for others',
  links: 'Go to',
  failed: "We couldn't load what waits for you",
};

/** For who begins to sell. */
export const begin = {
  welcome: (name: string) => `Welcome, ${name}`,
  stepsDone: (done: number, all: number) => `${done} of ${all} steps done`,
  seen: 'How hunters see you',
};

/** What waits for the reader, by what they are asked to do. */
export const doing: Record<Turn['doing'], Doing> = {
  'accept-offer': {
    text: ({ other, fromGig, round }) =>
      fromGig
        ? `${other} ordered ${round ? `round ${round}` : 'your gig'}. Read what they need, then answer.`
        : `${other} wants to hire you. Check the dates and the terms, then answer.`,
    button: ({ fromGig }) => (fromGig ? 'Read the order' : 'Read the agreement'),
  },
  pay: {
    text: ({ other }) => `${other} accepted. Work starts once your money is safe in escrow.`,
    button: ({ amount }) => `Pay ${amount}`,
  },
  answer: {
    text: ({ other }) =>
      `${other} submitted the work. If you don't answer by the date, we accept it for you.`,
    button: () => 'Accept or ask for changes',
  },
  'answer-extension': {
    text: ({ other }) => `${other} asks for more time.`,
    button: () => 'Answer the request',
  },
  'answer-dispute': {
    text: ({ other }) => `${other} opened a dispute. Read it, then tell your side.`,
    button: () => 'Answer the dispute',
  },
  decide: {
    text: () => 'Adire decides this dispute.',
    button: () => 'View order',
  },
  start: {
    text: () => 'The money is safe in escrow, and your deadlines are running.',
    button: () => 'Start work',
  },
  work: {
    text: ({ amount }) => `${amount} is safe in escrow. Submit each milestone on time.`,
    button: () => 'Submit work',
  },
  'answer-remarks': {
    text: ({ other }) => `${other} asked for changes. Say of each remark that it's changed, or answer it.`,
    button: () => 'See the remarks',
  },
  'answer-questions': {
    text: ({ other }) => `${other} has a question about your work.`,
    button: () => 'Answer',
  },
  'look-at-milestone': {
    text: ({ other, milestone }) =>
      `${other} submitted ${milestone ? `“${milestone}”` : 'a milestone'}. If you don't ask for changes in time, it counts as accepted.`,
    button: () => 'Look at the work',
  },
  'read-bids': {
    text: ({ bids }) =>
      bids === 1 ? 'One talent wants this job.' : `${bids} talents want this job. Choose who gets it.`,
    button: ({ bids }) => `Read ${counted.bids(bids)}`,
  },
  'answer-invitation': {
    text: ({ other }) => `${other} invited you to this job.`,
    button: () => 'Apply',
  },
  'withdraw-money': {
    text: () => "It's yours. Send it to your bank account.",
    button: ({ amount }) => `Withdraw ${amount}`,
  },
  review: {
    text: ({ other }) => `How was it with ${other}? Your review helps the next person decide.`,
    button: () => 'Leave a review',
  },
  'wait-for-bank': {
    text: () => "The payer's bank asks for the payment back. Until it decides, no money moves.",
    button: () => 'View order',
  },
  nothing: {
    text: () => 'This order is closed.',
    button: () => 'View order',
  },
};

/** What others are to do, in one short line each. */
export const waiting: Record<Turn['doing'], (facts: CardFacts) => string> = {
  'accept-offer': ({ other, fromGig }) =>
    `Waiting for ${other} to accept ${fromGig ? 'your order' : 'the agreement'}`,
  pay: ({ other, amount }) => `Waiting for ${other} to pay ${amount}`,
  answer: ({ other }) => `Waiting for ${other} to look at your work`,
  'answer-extension': ({ other }) => `Waiting for ${other} to answer your request`,
  'answer-dispute': ({ other }) => `Waiting for ${other} to answer the dispute`,
  decide: () => 'Waiting for Adire to decide the dispute',
  start: ({ other }) => `Waiting for ${other} to start`,
  work: ({ other }) => `${other} is working`,
  'answer-remarks': ({ other }) => `Waiting for ${other} to make your changes`,
  'answer-questions': ({ other }) => `Waiting for ${other} to answer your question`,
  'look-at-milestone': ({ other }) => `${other} is looking at a milestone`,
  'read-bids': ({ other }) => `${other} is reading the bids`,
  'answer-invitation': ({ other }) => `Waiting for ${other} to apply`,
  'withdraw-money': ({ other }) => `${other} can withdraw the money`,
  review: ({ other }) => `${other} can still leave a review`,
  'wait-for-bank': () => "Waiting for the payer's bank",
  nothing: () => 'This order is closed',
};

/** The small facts of a card. */
export const card = {
  by: (day: string) => `By ${day}`,
  /** Of the next milestone, before and after the work began. */
  firstDue: (day: string) => `First deadline ${day}`,
  due: (day: string) => `Next deadline ${day}`,
  /** Of what needs no answer. */
  until: (day: string) => `Until ${day}`,
  /** For screen readers, behind a button's words. */
  forJob: (title: string) => `for ${title}`,
  showAll: (count: number) => `Show all ${count}`,
  /** Money that several orders paid. */
  moneyFrom: (orders: number) => `Money from ${orders} orders`,
  alike: (count: number) => `${count} more like this`,
  showLess: 'Show fewer',
};

/** The line about the money. */
export const money = {
  label: 'Your money',
  held: 'in escrow',
  heldForTalent: 'in escrow, before the fee',
  ready: 'ready to withdraw',
};

/** Where nothing waits. */
export const empty = {
  caughtUp: "You're all caught up.",
  quickJob: 'Describe it in a minute',
  seeJobs: 'See open jobs',
};

/** The beginning of the morning's e-mail. */
export const mail = {
  line: (button: string, title: string) => `Your turn: ${button} for “${title}”`,
  more: (count: number) => `and ${count} more`,
};
