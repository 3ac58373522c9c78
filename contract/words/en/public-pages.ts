/** Public pages: what people read without an account, written whole by the server. Apart from `common`, no screen carries any of it. */
import { ACCEPT_AFTER_DAYS, DELAYED_AFTER_DAYS } from '../../acts/deadlines.ts';
import {
  fixed as fixedEverywhere,
  labels,
  milestones,
  money,
  page,
  division as parts,
  status,
} from './common.ts';
import { steps } from './orders.ts';
import { fixed as fixedTracker } from './tracker.ts';

/** What the rules count with, as people read it: the policy in force, written in the language of the page. */
export type Figures = {
  /** Percentages, such as `7.5%`. */
  serviceFee: string;
  rejectionFee: string;
  cancellationFee: string;
  delayDeduction: string;
  /** How many milestones a talent has passed when a cancelling client owes the rejection fee. */
  passedThreshold: number;
};

/** A paragraph, or a list. In texts `**…**` is strong and `[…](…)` a link. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] };
/** One numbered section of a page of rules; its key is its anchor. */
export type Clause<G extends readonly unknown[] = []> = {
  title: string;
  body: (...given: G) => readonly Block[];
};
/** What clauses are made of besides. */
export type RuleFacts = Figures & {
  /** A link to the address that answers. */
  mail: string;
  /** The smallest price, `N1,000`. */
  smallest: string;
};

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  talents: 'Top talents only',
  time: 'Save time and money',
  escrow: 'Guaranteed payment via escrow',
  register: 'Register',
  brief: 'The client uploads a brief',
  conditions: 'Talents accept or decline the conditions',
};

/** What stands around every public page: the head, the top and the foot. */
export const frame = {
  /** As chats and search engines name the language. */
  locale: 'en_NG',
  whole: (title: string) => `Adire: ${title}`,
  skip: page.skip,
  categories: 'Categories',
  finishProfile: 'Finish your profile',
  toProfile: 'Go to your profile',
  toJobs: 'Go to your jobs',
  newTab: '(opens in a new tab)',
  claim: 'Creative work from Africa, paid through escrow.',
  home: 'What Adire offers',
  escrow: 'How escrow protects you',
  tracker: 'The project tracker',
  market: 'Marketplace',
  search: 'Search gigs',
  signUp: 'Create an account',
  rules: 'Rules',
  verify: 'Check a file',
  policy: 'Privacy policy',
  agreement: 'User agreement',
  language: labels.language,
};

/** `/`: the front page. */
export const front = {
  description:
    'Find designers, animators, writers and voices across Africa. Your money stays in escrow until you accept the work.',
  lead: 'Designers, animators, writers and voices. Your money stays in escrow until you accept the work.',
  ask: 'What do you need made?',
  example: 'Logo, jingle, video…',
  search: 'Search',
  postJob: 'Post a job in a minute',
  /** Before links to what many talents offer. */
  often: 'Often offered:',
  /** Figures as they are written. */
  earned: (stars: string, reviews: string) => `${stars} on average in ${reviews} reviews of paid work`,
  gigs: 'Made by talents on Adire',
  held: (amount: string) => `${amount} held in escrow`,
  turn: 'Paid out when you accept the work',
  beFirst: 'Be the first to sell here',
  gigsFrom: (gigs: number, price: string) => `${gigs} gigs from ${price}`,
  from: (price: string) => `From ${price}`,
  gigFrom: (title: string, price: string) => `${title}, from ${price}`,
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  fresh: labels.new,
  talentStars: 'Talent',
  sound: labels.sound,
  video: labels.video,
  reasons: {
    talents: {
      title: fixed.talents,
      text: 'Only the two sides of a completed order can review each other, once each. Every review you read was earned.',
    },
    time: {
      title: fixed.time,
      text: 'Post one brief and compare bids side by side. Posting is free, and price, dates and milestones are agreed before anyone pays.',
    },
    escrow: {
      title: fixed.escrow,
      text: `The client pays the full price into escrow before work begins. They look at previews and point at what should change. The talent is paid when it's accepted, or after ${ACCEPT_AFTER_DAYS} days without an answer.`,
    },
  },
  reasonsMore: 'See how escrow protects both sides, in figures',
  step: (step: number) => `Step ${step}`,
  steps: {
    register: {
      title: fixed.register,
      text: 'Open an account with your e-mail and say whether you hire or sell. You can add the other side later.',
    },
    brief: {
      title: fixed.brief,
      text: 'It says what they need, their budget and the milestones. Talents answer with a pitch and a price.',
    },
    conditions: {
      title: fixed.conditions,
      text: 'The chosen talent reads the dates and terms, then says yes or no. After a yes, the price goes into escrow and work begins.',
    },
  },
  questions: 'Frequently asked questions',
};

/** The questions that the front page opens with, word for word as the tables begin with them; an operator may change them. */
export const questions = {
  escrow: {
    ask: 'How does escrow protect both sides?',
    answer:
      'The client pays the whole agreed price before the work begins. Adire holds it, so the talent knows that the money is there, and the client knows that nobody is paid before the work was accepted. If the client does not answer within 14 days after the work was handed in, it counts as accepted.',
  },
  cost: {
    ask: 'What does Adire cost?',
    answer:
      "Signing up, posting jobs and applying for them are free. When work is accepted, Adire keeps a service fee of 10% of the work fee, taken from the talent's payment. The client pays the agreed price and nothing on top of it.",
  },
  paid: {
    ask: 'How are talents paid?',
    answer:
      'As soon as the client accepts the work, the net pay is available under Earning. Choose your bank, enter your account number, check the name that the bank answers, and the money is sent to your account in naira.',
  },
};

/** `/home`: what the marketplace offers to those who hire and to those who sell. */
export const home = {
  title: 'What Adire offers',
  description:
    'Two ways to get creative work done on Adire: order a gig, or post a job and choose from the bids. Both are paid through escrow.',
  lead: 'Two ways to get creative work done: order a gig, or post a job and choose from the bids. Either way, your payment is safe in escrow.',
  hire: 'If you hire',
  hiring: {
    order: {
      title: 'Order a gig',
      text: "Search what talents sell, compare pictures, packages, prices and delivery times, and order the package you like. You don't need an account to search.",
    },
    post: {
      title: 'Post a job',
      text: 'Write a brief with a budget and one to four milestones. Every talent sees an open job. Only those you invite see a closed one.',
    },
    compare: {
      title: 'Compare bids',
      text: 'See price, pitch, reviews and past work side by side. If you reject a bid, the talent gets your reason.',
    },
    follow: {
      title: 'Follow the work',
      text: 'Each order has one page that says who acts next, and by when. The project tracker shows the tasks as they move.',
    },
  },
  sell: 'If you sell',
  selling: {
    show: {
      title: 'Show what you make',
      text: 'Your public profile holds your story, skills, certificates and past work. Its link looks good in any chat.',
    },
    gigs: {
      title: 'Sell gigs',
      text: 'Offer one to three packages with your price, delivery time and revisions. Clients find them by keyword, category and price.',
    },
    apply: {
      title: 'Apply for jobs',
      text: (serviceFee: string) =>
        `Applying is free. Before you send a bid, you see what you'd receive after the service fee of ${serviceFee}.`,
    },
    paid: {
      title: 'Be paid in naira',
      text: `The price is in escrow before you begin. Once the work is accepted, or after ${ACCEPT_AFTER_DAYS} days without an answer, you can withdraw to your bank account.`,
    },
  },
  both: 'For both sides',
  reviews: {
    title: 'Reviews that were earned',
    text: "Only the two sides of a completed order can review each other. You see their review once you've written yours, or when the time for it is over.",
  },
  writing: {
    title: 'Everything in writing',
    text: "Messages, agreements, deliveries and every payment stay in the order's history, which you can both read. If you disagree, an operator decides with that history in hand.",
  },
  closing: 'Look around, or start now',
  escrow: 'How escrow works',
};

/** What the proof room is, on `/` and `/escrowHome`. */
export const proof = {
  heading: 'See the work before the money moves',
  lead: 'Every order has a proof room, where both of you look at the same picture, page, sound or film.',
  points: {
    look: {
      title: 'Look',
      text: 'The client sees previews with a watermark, also beside the last round. The files open when the work is accepted.',
    },
    point: {
      title: 'Point',
      text: 'A tap says where something should change. All remarks go to the talent as one list, and rounds are counted.',
    },
    decide: {
      title: 'Decide',
      text: 'Colleagues look by a link and say what they think. One person decides, and the money moves.',
    },
  },
  picture: 'Three labels in the proof room, with two numbered pins',
  pins: ['Leaf lower', 'Bee nearer the comb'],
};

/** `/escrowHome`: how escrow protects both sides, and the worked example. */
export const escrow = {
  title: 'How escrow protects you',
  description:
    "Who holds the money, until when, and who gets what when an order on Adire ends. Worked through with the product's own rules.",
  heading: 'How escrow protects both sides',
  lead: 'The client pays the full price before work begins, and Adire holds it. The talent is paid when the work is accepted. Every other ending has a rule too, and you both know it beforehand.',
  ready: 'Ready when you are',
  stagesHeading: 'Where the money is, step by step',
  stages: {
    agreed: {
      title: status.agreed,
      text: "Price, dates, milestones and penalties are set, and you've both said yes. Nothing is paid yet, and either of you can still cancel for free.",
    },
    paid: {
      title: status.paidIntoEscrow,
      text: 'The client pays the full price by card, transfer or USSD. The talent sees that the money is there before starting.',
    },
    active: {
      title: status.inProgress,
      text: 'The talent submits each milestone by its deadline. A missed one costs the penalty you agreed for it, never more.',
    },
    submitted: {
      title: fixedEverywhere.submitted,
      text: `The client accepts, asks for changes or opens a dispute. After ${ACCEPT_AFTER_DAYS} days without an answer, the work counts as accepted.`,
    },
    accepted: {
      title: 'Accepted',
      text: 'The escrow is divided, line by line, on a page you can both read.',
    },
    paidOut: {
      title: steps.paidOut,
      text: 'The talent withdraws their part to a bank account, in naira.',
    },
  },
  endings: {
    accepted: {
      label: 'The work is accepted in time',
      why: ({ serviceFee }: Figures) =>
        `Penalties for missed milestones go back to the client. Adire keeps ${serviceFee} of the rest, and the talent receives what remains.`,
    },
    'accepted-late': {
      label: `Accepted, but the client took more than ${DELAYED_AFTER_DAYS} days to answer`,
      why: ({ delayDeduction }: Figures) =>
        `A late answer has a cost: up to ${delayDeduction} of the price goes from the client's part to the talent.`,
    },
    'cancelled-early': {
      label: 'The client cancels before the talent has started',
      why: (_figures: Figures) => "Everything goes back, less the payment provider's charge.",
    },
    'cancelled-missed': {
      label: 'The client cancels after a missed milestone',
      why: ({ passedThreshold }: Figures) =>
        `Fewer than ${passedThreshold} milestones were passed and at least one was missed. The talent receives nothing, and the client pays only the provider's charge.`,
    },
    'cancelled-passed': {
      label: 'The client cancels after milestones were passed',
      why: ({ rejectionFee, cancellationFee }: Figures) =>
        `The talent receives ${rejectionFee}, Adire ${cancellationFee}, and the provider its charge. The rest goes back to the client.`,
    },
    'cancelled-talent': {
      label: 'The talent cancels',
      why: (_figures: Figures) => "The full price goes back to the client. We pay the provider's charge.",
    },
  },
  parts: {
    talent: money.talentReceives,
    hunter: 'Back to the client',
    fee: 'Adire keeps',
    gateway: parts.providerCharge,
  },
  work: 'Try your own figures',
  workLead: (penalty: string) =>
    `Four milestones, each with a penalty of ${penalty}. Choose a price and how the order ends. The figures follow the same rules as real orders.`,
  price: labels.price,
  missed: 'Milestones missed',
  ending: 'How it ends',
  workOut: 'Work it out',
  together: 'Adds up to the price',
  table: (price: string) => `Every ending, for ${price}`,
  caption: (price: string) => `Who gets what of ${price} at each ending`,
  withMissed: (label: string, missed: number) => `${label}, ${missed} missed`,
  charge:
    "The provider's charge here is for a local card payment. On an order, it's the charge that the provider reports.",
  safe: 'How each side is protected',
  hire: 'If you hire',
  hiring: [
    'You pay once, to Adire, never to a stranger.',
    "A talent who never starts isn't paid. Cancel, and you get the price back, less the provider's charge.",
    'You pay the agreed price and nothing on top of it.',
    'You can withdraw refunds to your bank account at once.',
  ],
  sell: 'If you sell',
  selling: ({ passedThreshold, rejectionFee }: Figures) => [
    'The full price is there before you begin.',
    `If the client doesn't answer for ${ACCEPT_AFTER_DAYS} days, your work is accepted.`,
    'The days you wait for the client are added to your deadlines.',
    `A client who cancels after ${passedThreshold} passed milestones owes you ${rejectionFee} of the price.`,
  ],
  everyRule: 'Every rule, in the user agreement',
};

/** `/projecttrackerhunter`: how the project tracker works. */
export const tracker = {
  title: 'The project tracker',
  description:
    'Follow an order on a board with three columns: Todo, Doing, Done. The talent moves the tasks, and the client sees it live.',
  lead: 'Follow an order on a board with three columns. The talent plans and moves the tasks, and the client sees it live. You both comment on each task, right where it is.',
  toTracker: 'Go to your tracker',
  heading: 'What a board looks like',
  example: 'An example: the board of a radio jingle.',
  columns: { todo: fixedTracker.todo, doing: fixedTracker.doing, done: fixedEverywhere.done },
  tasks: {
    voice: 'Choose the voice',
    firstVerse: 'Record the first verse',
    secondVerse: 'Record the second verse',
    mix: 'Mix and master',
  },
  milestones: {
    first: milestones.numbered(milestones.first),
    second: milestones.numbered(milestones.second),
    third: milestones.numbered(milestones.third),
  },
  until: {
    monday: 'Due Monday',
    tuesday: 'Due Tuesday',
    thursday: 'Due Thursday',
    friday: 'Due Friday',
  },
  steps: {
    add: {
      title: 'The client adds an order',
      text: 'Any order whose price is in escrow can be tracked. It takes one click, and the talent finds it under Project tracker.',
    },
    plan: {
      title: 'The talent plans',
      text: 'Each task has a name, a description and two dates. It can belong to a milestone too.',
    },
    move: {
      title: 'Tasks move to Doing and Done',
      text: 'Drag them, or use the keyboard or the menu. Overdue tasks are marked, and both boards update live.',
    },
    comment: {
      title: 'Both sides comment',
      text: 'Ask about a task on the task itself. The answer stays there for both of you to read.',
    },
  },
  deadlines:
    'The tracker is for planning together. Deadlines and penalties come from the milestones in your agreement, whatever the board says.',
};

/** What stands on both pages of rules, and on the user agreement around its clauses. */
export const rules = {
  /** The notice of a translation, and its link; empty, for this is the text that binds. */
  binding: '',
  bindingLink: '',
  version: (day: string) => `Version of ${day}. We let members know before a change takes effect.`,
  contents: 'Contents',
  agreement: {
    title: frame.agreement,
    description:
      'The rules of Adire: accounts, jobs, orders, escrow, fees, cancellation, disputes and payouts.',
    intro:
      'This is the contract between you and Adire, the marketplace. By opening an account you agree to it. Adire works as it is written here: the figures below are the ones it calculates with.',
    coming: 'The fees will change.',
    comingText: (from: string, { serviceFee, rejectionFee, cancellationFee, delayDeduction }: Figures) =>
      `For agreements made from ${from} on: service fee ${serviceFee}, rejection fee ${rejectionFee}, cancellation fee ${cancellationFee}, deduction for a delayed response ${delayDeduction}. Agreements made before keep the fees under which they were made.`,
  },
  policy: {
    title: frame.policy,
    description:
      'What data Adire keeps about you, why, for how long, who else sees it, and what you can do about it.',
    intro:
      'This page says in plain words what data Adire keeps about you and what you can do about it. We keep what orders, payments and messages need. We sell no data and show no ads.',
  },
};
