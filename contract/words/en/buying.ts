/** Buying: ordering a package, what happens after, and inviting a talent from where they are seen. */
import { naira } from './figures.ts';

/** Ordering a package of a gig. */
export const order = {
  package: 'Your package',
  change: 'Change package',
  note: (name: string | number) => `What should ${name} know?`,
  noteHint: (name: string | number) =>
    `What it's for, who will see it, names, colours, links you like. ${name} can still ask you in messages.`,
  answers: (name: string | number, count: number) =>
    `${count === 1 ? 'A question' : `${count} questions`} ${name} has already answered`,
  summary: 'Your order',
  readyBy: 'Ready by',
  readyHint: (days: number) => (days === 1 ? 'A day after you pay' : `${days} days after you pay`),
  noRevisions: 'None included',
  escrow: (name: string | number) =>
    `You pay once ${name} accepts. Adire holds the money until you accept the work.`,
  conditions: 'Change the conditions',
  conditionsHint: 'Title, price, milestones, dates and terms are filled in from the package.',
  agreement: 'Agreement',
  send: 'Send order',
  free: 'Nothing is charged yet.',
};

/** After an order was sent: what happens next. */
export const orderSent = {
  title: (name: string | number) => `Order sent to ${name}`,
  failed: "We couldn't load your order",
  free: 'Nothing is charged yet',
  next: 'What happens next',
  accepts: (name: string | number, moment: string | number) => `${name} accepts by ${moment}`,
  acceptsHint: (name: string | number) =>
    `${name} has 3 days. We'll let you know right away. Without an answer the order ends, and you've paid nothing.`,
  pay: (amount: string | number) => `You pay ${amount} into escrow`,
  payHint: 'By card, bank transfer or USSD. Adire holds it until you accept the work.',
  delivers: (name: string | number, days: number) =>
    days === 1 ? `${name} delivers within a day` : `${name} delivers within ${days} days`,
  deliversHint: 'The days count from your payment. Accept the work, or send it back with notes.',
  view: 'View order',
};

/** Inviting one talent to one of the hunter's jobs. */
export const invitation = {
  toJob: 'Invite to a job',
  toJobLead: (name: string | number) => `Choose a job, and ${name} can see it and bid on it.`,
  toJobLeadAll: (count: number) => `Choose a job, and these ${count} talents can see it and bid on it.`,
  noJobs: 'None of your jobs takes bids right now.',
  postFor: (name: string | number) => `Post a job for ${name}`,
  action: 'Invite',
  actionAll: (count: number) => `Invite ${count}`,
  done: (count: number) => `${count} talents invited`,
  /** After `Invite`, for screen readers. */
  actionTo: (title: string | number) => `to ${title}`,
  refused: (name: string | number) => `We couldn't invite ${name}. They may have an invitation already.`,
  byName: 'Find a talent by name',
  found: (count: number) =>
    count === 0 ? 'No talent by this name' : `${count} ${count === 1 ? 'talent' : 'talents'}`,
};

/** What a hunter keeps to come back to. */
export const shortlist = {
  lead: 'Gigs and talents you keep. Nobody else sees this list.',
  failed: "We couldn't load your shortlist",
  empty: 'Nothing here yet',
  emptyText: 'Tap the heart on a gig or a profile to keep it here.',
  bestRated: 'Best rated on Adire',
  /** The name of the heart. */
  keep: (name: string) => `Add ${name} to your shortlist`,
  invite: 'Invite',
  full: (max: number) => `Your shortlist holds ${max}. Remove one to add another.`,
  choose: (name: string) => `Choose ${name}`,
  chosen: (count: number) => (count === 1 ? '1 talent chosen' : `${count} talents chosen`),
};

/** A job described in a minute: four cards, one after the other. */
export const quickJob = {
  lead: 'Posting is free.',
  guestLead: 'Posting is free. No account needed until you post.',
  card: (at: number, of: number) => `Step ${at} of ${of}`,
  cards: {
    what: 'What do you need?',
    taste: 'Whose work do you like?',
    money: 'Price and time',
    check: 'Is this right?',
  },
  kind: 'Kind of work',
  find: (kinds: number) => `Search all ${kinds} kinds of work`,
  noKind: 'No kind of work has this name',
  needHint: 'One or two sentences are enough.',
  needExample: 'For example: a logo for my bakery in Ibadan, in two colours',
  tasteLead: (max: number) => `Choose up to ${max}. We invite their talents to your job.`,
  noTaste: 'No gig of this kind shows pictures yet. Carry on without.',
  tasteFailed: "We couldn't load the gigs",
  by: (title: string, name: string) => `${title}, by ${name}`,
  market: (low: number, high: number) =>
    `Half of the gigs of this kind start at ${naira(low)} to ${naira(high)}.`,
  days: 'Done within (days)',
  daysHint: 'Counted from the start of the work.',
  whole: 'The whole work',
  asBrief: 'As the brief says.',
  invited: 'Invited',
  nobody: 'Nobody yet. All talents can see it and bid.',
  othersToo: (names: string) => `${names}. Other talents can bid too.`,
  within: (days: number, by: string) =>
    `${days === 1 ? 'Within a day' : `Within ${days} days`} (by ${by} if work starts today)`,
  choose: 'Choose',
  change: 'Change',
  fillIn: 'Fill in what is missing',
  back: 'Back',
  post: 'Post job',
  signUp: 'Create an account and post',
  signUpHint: 'What you wrote stays on this device until it is posted.',
  wrong: (card: string) => `Something is missing in the step “${card}”`,
};
