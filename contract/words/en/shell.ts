/** The frame around every screen: menus, titles, the device, the network, and the fixed texts of the front page. */

/** Texts that keep their letters (rule 13.1); from `hero` on, those of the front page. */
export const fixed = {
  orders: 'Orders',
  login: 'Login',
  asHunter: 'As Hunter',
  asTalent: 'As Talent',
  hero: "Africa's largest market place for creative professionals",
  /** The top navigation, in its order. */
  categories: [
    'Creative visualizers',
    'Tech visual experts',
    'Animators',
    'Creative writers',
    'Voice overs/ language experts',
  ],
  why: 'Why leading brands trust us?',
  how: 'How it works',
  getStarted: 'Get started',
  becomeTalent: 'Become a talent',
  popular: 'Popular gig categories',
  explore: 'Explore all gigs',
};

/** What a call says that was not answered, or was refused without a reason. */
export const errors = {
  unreachable: "We can't reach Adire. Check your connection and try again. We've kept what you typed.",
  /** Where nothing was typed. */
  absent: "We can't reach Adire. Check your connection and try again.",
  timeout: "This took too long. It's safe to try again.",
  cancelled: 'Cancelled.',
  unreadable: "We couldn't read the answer. Reload the page and try again.",
  tooMany: "That's too many requests. Wait a moment and try again.",
  server: 'Something went wrong on our side. Try again.',
  refused: "We couldn't do this. Reload the page and try again.",
  unknown: 'Something went wrong. Try again.',
};

/** The navigation of both sides. */
export const nav = {
  label: 'Main',
  menu: 'Menu',
  allPages: 'All pages',
  /** Short, for the bottom bar of phones. */
  home: 'Home',
  find: 'Find',
  me: 'Me',
  /** Groups of the side bar. */
  moneyGroup: 'Money',
  ordersLists: 'Lists of orders',
  unread: (label: string | number, count: string | number) => `${label}, ${count} unread`,
  categories: 'Categories',
  allOf: (name: string | number) => `All ${name}`,
};

/** The menu on the person's picture. */
export const personMenu = {
  label: (name: string | number) => `Account menu, ${name}`,
  failed: "We couldn't load your menu. Try again",
  hunter: 'Talent hunter',
  talent: 'Creative talent',
  editProfile: 'Edit profile',
  switchToHiring: 'Switch to hiring',
  switchToSelling: 'Switch to selling',
  startHiring: 'Start hiring too',
  startSelling: 'Start selling too',
  logOut: 'Log out',
};

/** What is chosen for this device. */
export const device = {
  theme: (value: string | number) => `Theme: ${value}`,
  light: 'light',
  dark: 'dark',
  lite: (state: string) => `Lite mode: ${state}`,
  on: 'on',
  off: 'off',
  /** Of theme and lite mode. */
  same: 'same as device',
  /** Where lite mode leaves it out. */
  showPicture: 'Show picture',
  install: 'Install Adire',
  installed: 'Adire is now on your home screen.',
  installByHand: 'To install Adire, tap Share, then Add to Home Screen.',
};

/** Without a network. */
export const offline = {
  away: "You're offline. We've kept what you typed.",
  asOf: (when: string) => `Offline. Updated ${when}`,
  notSeenTitle: 'Not on this device yet',
  notSeen: "You're offline and haven't opened this here before. It loads when you're back online.",
  /** In brackets behind a button's words. */
  needsNetwork: 'needs internet',
  moneyNeedsNetwork: "Payments and agreements need internet. Nothing is sent while you're offline.",
  waits: "Saved. We'll send it when you're back online.",
  notSent: "Something you did offline didn't go through",
};

/** How long ago, and how long still. */
export const time = {
  justNow: 'just now',
  underAMinute: 'less than a minute',
};

/** Kinds and sizes of files. */
export const files = {
  or: (value: string | number, last: string | number) => `${value} or ${last}`,
  upTo: (kinds: string | number, megabyte: string | number) => `${kinds}, up to ${megabyte} MB`,
  bytes: (value: string | number) => `${value} B`,
  kilobytes: (value: string | number) => `${value} kB`,
  megabytes: (value: string | number) => `${value} MB`,
};

/** Titles of screens. */
export const titles = {
  gig: 'Gig',
  gigsFor: (searchQuery: string | number) => `Gigs for ${searchQuery}`,
  quickJob: 'Your job in a minute',
  createGig: 'Create a gig',
  editGig: 'Edit gig',
  project: 'Project',
  completedProject: 'Completed project',
  completedOrder: 'Completed order',
  yourProfile: 'Your profile',
  orderSent: 'Order sent',
};

/** The line under a screen's title. */
export const leads = {
  createGig: 'Say what you make and what it costs. We keep what you type until you save it.',
  createJob: 'A clear brief brings better bids. We keep what you type until you post it.',
  editMilestones: "Talents see your changes right away. You can't change milestones after an agreement.",
  jobRequests: 'Hunters pay the full price into escrow before you start.',
  talentBids: 'Your jobs with bids from talents.',
};

/** Ordering a package of a gig. */
export const orderFromGig = {
  title: (name: string | number) => `Order from ${name}`,
  failed: "We couldn't load the order form",
};

/** What the pages of a gig and of a person get from the frame. */
export const pages = {
  gigNoReviews: (name: string | number) => `Be the first to work with ${name}.`,
  sendMessage: 'Send message',
};

/** Titles of the console, which tabs show before its words are fetched. */
export const consoleTitles = {
  chargeback: 'Chargeback',
  chargebacks: 'Chargebacks',
  disputes: 'Disputes',
  enrol: 'Set up an authenticator',
  exports: 'Exports',
  jobs: 'Jobs',
  dispute: 'Dispute',
  job: 'Job',
  payout: 'Payout',
  person: 'Person',
  log: 'Audit log',
  security: 'Security log',
  money: 'Money',
  parked: 'Parked work',
  payouts: 'Payouts',
  people: 'People',
  reconciliation: 'Reconciliation',
  shell: 'Operations',
  site: 'Site',
};

/** Under the title: how much waits. */
export const waiting = {
  waits: (count: number) => (count === 1 ? 'One thing needs you.' : `${count} things need you.`),
};

/** A link led somebody with both sides to the other one. */
export const sideNow = {
  hunter: "You're on your hunter side now",
  talent: "You're on your talent side now",
};

/** A page of the side that this account does not have. */
export const wrongSide = {
  hunterTitle: 'This page is for hunters',
  hunterText: "You're signed in as a creative talent. Add hiring to your account to open it.",
  talentTitle: 'This page is for creative talents',
  talentText: "You're signed in as a hunter. Add selling to your account to open it.",
  home: 'Go to your home',
};
