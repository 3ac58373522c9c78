/** Gigs: what talents sell, how it is found, and how it is shared. */
import { naira } from './figures.ts';

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  title: 'Please enter Title',
  description: 'please enter Description',
  galleryHint: 'png, jpeg, mp3, mp4, not greater than 15MB',
  create: 'Create Portfolio',
  offers: 'Gig offers',
  contact: 'Contact creative talent',
  seller: 'About the seller',
  faq: 'FAQ',
};

/** Refusals and what stands under a field. */
export const errors = {
  category: 'Choose a category',
  skill: 'Choose a skill',
  skillNotInCategory: 'Choose a skill from this category',
  tag: 'Enter a tag',
  tagsMax: 'You can add up to 10 tags',
  packages: 'Add at least one package',
  packagesMax: 'You can offer up to 3 packages',
  packageName: 'Give the package a name',
  price: 'Enter the price in whole naira',
  priceMin: (min: number) => `Enter a price of ${naira(min)} or more`,
  deliveryDays: 'Enter 1 to 365 whole days',
  offers: 'Enter a whole number from 1 to 100',
  revisions: 'Enter a whole number from 0 to 50',
  roundDays: 'Enter 1 to 30 whole days',
  includesLine: 'Fill in each line, or remove it',
  includes: 'Say what the package includes',
  includesMax: 'You can list up to 8 lines',
  question: 'Enter the question',
  answer: 'Enter the answer',
  questionsMax: 'You can add up to 10 questions',
  fileTooLarge: 'Choose a file under 15 MB',
  galleryFull: 'A gallery holds up to 12 files. Remove one to add another',
  galleryEmpty: 'Add a picture, sound or video before you publish',
  galleryLast: 'A published gig needs at least one file. Add another first, or pause the gig',
  galleryOther: "This file belongs to another gig's gallery",
  galleryChanged: 'The gallery has changed since you opened it. Reload it and try again',
  posterOfPicture: 'Only a sound or a video can have a poster',
  tooMany: 'You already have 20 gigs. Delete one to make room',
  notForSale: "This gig isn't taking orders right now. Message the talent or choose another gig",
  own: "You can't order your own gig",
  packageGone: 'This package is no longer offered. Choose another one',
  packageChanged: 'This price has changed. Reload the page',
  searchSlow: 'This search took too long. Try another word or filter',
};

/** The talent's own gigs, on their profile. */
export const list = {
  label: 'Your gigs',
  failed: "We couldn't load your gigs",
  empty: 'Show what you make and what it costs. Hunters order here and pay into escrow before you start.',
  more: (title: string | number) => `More for ${title}`,
  noPictures: 'No pictures yet',
  addPictures: 'Add pictures',
  addPicturesTo: (title: string | number) => `Add pictures to ${title}`,
  editOverview: 'Edit overview',
  editGallery: 'Edit gallery',
};

/** How a gig is doing, and changing that. */
export const status = {
  draft: 'Draft',
  live: 'Live',
  paused: 'Paused',
  publish: 'Publish',
  publishAgain: 'Publish again',
  pause: 'Pause',
  published: 'Your gig is live. Anyone can find it now.',
  pausedNote: "Your gig is paused. Hunters can't find it until you publish it again.",
};

/** The two steps of making a gig. */
export const steps = {
  label: 'Steps',
  failed: "We couldn't load this step",
};

/** The Overview step. */
export const form = {
  heading: 'The gig',
  faqHeading: 'Questions and answers',
  titleHint: 'Use the words a client would search for, e.g. “Explainer video for a bank”',
  overviewHint: 'One sentence, shown under the title',
  descriptionHint: "Say how you work, what you need to start, and what you don't do",
  chooseCategory: 'Select a category',
  categoryFirst: 'Select a category first',
  save: 'Save and continue',
  live: 'Hunters see your changes right away.',
  hidden: 'Nobody sees this gig until you publish it.',
};

/** Tags in the Overview step. */
export const tags = {
  hint: (tagsMax: string | number) =>
    `Words people search for, ${tagsMax} at most. Press Enter or a comma after each one.`,
  added: (value: string | number) => `${value} added`,
  removed: (gone: string | number) => `${gone} removed`,
  count: (sentence: string | number, amount: string | number, tagsMax: string | number) =>
    `${sentence}. ${amount} of ${tagsMax} tags.`,
};

/** Packages in the Overview step. */
export const packages = {
  heading: (ordinal: string | number) => `${ordinal} package`,
  add: 'Add a package',
  remove: (value: string | number) => `Remove the ${value} package`,
  name: 'Package name',
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
  priceHint: (amount: string | number) => `${amount} or more`,
  afterFee: (percent: string | number) => `after the ${percent}% fee`,
  delivery: 'Delivery (days)',
  deliveryHint: 'After the money is in escrow',
  offersHint: 'Pieces you deliver',
  revisionsHint: 'Rounds of changes',
  includes: "What's included",
  includesExample: 'Source files',
  includesLine: (value: string | number) => `Included, line ${value}`,
  addLine: 'Add a line',
  removeLine: (value: string | number) => `Remove line ${value}`,
};

/** The price of another round of changes, in the Overview step. */
export const round = {
  title: 'Another round of changes',
  hint: 'Once the rounds above are used up, a hunter can order one more at this price.',
  state: 'Set a price',
  leave: 'Remove the price',
  price: 'Price of a round',
  days: 'Days for a round',
  /** On the gig page. */
  label: 'Another round',
  said: (price: string, days: string) => `${price} · ${days.replace(' ', '\u00A0')}`,
};

/** Rights to the work, in the Overview step. */
export const rights = {
  title: 'Rights to the work',
  hint: 'Say what a hunter may do with it. We suggest answers that you can change.',
  state: 'State the rights',
  leave: 'Leave rights out',
  questions: {
    use: 'Where it may be used',
    area: 'In which countries',
    term: 'How long',
    exclusive: 'Exclusive?',
    change: 'May it be changed?',
    show: 'May the talent show it?',
  },
  answers: {
    use: { everywhere: 'Everywhere', online: 'Online only', inside: 'Inside the company only' },
    area: { world: 'Worldwide', africa: 'Africa', 'west-africa': 'West Africa', nigeria: 'Nigeria' },
    term: { ever: 'For ever', 'five-years': '5 years', 'one-year': '1 year' },
    exclusive: { yes: 'Yes, for this hunter only', no: 'No, the talent may sell it again' },
    change: { yes: 'Yes', consent: 'Only when the talent agrees', no: 'No' },
    show: { yes: 'Yes, in a portfolio', published: 'Once the hunter has published it', no: 'No' },
  },
};

/** The same as sentences, on the gig page and in the terms of an order. */
export const rightsSaid = {
  use: { everywhere: 'Use everywhere', online: 'Use online only', inside: 'Use inside the company only' },
  area: { world: 'worldwide', africa: 'in Africa', 'west-africa': 'in West Africa', nigeria: 'in Nigeria' },
  term: { ever: 'for ever', 'five-years': 'for 5 years', 'one-year': 'for 1 year' },
  exclusive: { yes: 'exclusive', no: 'not exclusive' },
  change: { yes: 'Changes are allowed.', consent: 'Changes only when the talent agrees.', no: 'No changes.' },
  show: {
    yes: (talent: string) => `${talent} may show it in a portfolio.`,
    published: (talent: string) => `${talent} may show it once it is published.`,
    no: (talent: string) => `${talent} may not show it.`,
  },
};

/** Questions and answers in the Overview step. */
export const faq = {
  empty:
    'Answer what hunters often ask, e.g. which files you need, or whether they can use the work in adverts.',
  lead: 'Hunters see these on your gig page.',
  heading: (value: string | number) => `Question ${value}`,
  question: 'Question',
  answer: 'Answer',
  add: 'Add a question',
  remove: (value: string | number) => `Remove question ${value}`,
};

/** What hunters will see, beside the form. */
export const preview = {
  label: 'Preview',
  lead: 'How hunters will see it',
  title: 'Your title',
  pictures: 'You add pictures in the next step',
};

/** The Gallery step. */
export const gallery = {
  label: 'Gallery step',
  add: 'Add pictures, sound or video',
  chooseFiles: 'Choose files',
  drop: 'or drop them here',
  cover: 'Cover',
  coverHint: 'The first file is the cover. To change the order, drag the handles or use the arrows.',
  handle: (name: string | number, value: string | number, count: string | number) =>
    `Move ${name}, place ${value} of ${count}`,
  handleHint: 'Drag, or press the arrow keys',
  moveEarlier: (name: string | number) => `Move ${name} earlier`,
  moveLater: (name: string | number) => `Move ${name} later`,
  makeCover: (name: string | number) => `Make ${name} the cover`,
  moved: (from: string | number, value: string | number, amount: string | number) =>
    `${from} moved to place ${value} of ${amount}`,
  removeTitle: (name: string | number) => `Remove ${name}?`,
  removeLead: 'It leaves the gallery for good. The file on your device stays.',
};

/** Files on their way into the gallery. */
export const uploads = {
  label: 'Uploads',
  waiting: (size: string | number) => `Waiting · ${size}`,
  resuming: (size: string | number) => `Resuming soon · ${size}`,
  processing: 'Processing',
  stopped: (value: string | number, size: string | number) => `Stopped at ${value}% of ${size}`,
  notAdded: (size: string | number) => `Not added · ${size}`,
  announceStopped: (name: string | number) => `${name} stopped uploading`,
  resume: 'Resume',
  resumeFile: (name: string | number) => `Resume ${name}`,
  cancel: (name: string | number) => `Cancel ${name}`,
  dismiss: 'Dismiss',
  unfinished: (moment: string | number) =>
    `(${moment}) didn't finish uploading. Choose it again to pick up where it stopped.`,
  discard: (name: string | number) => `Discard ${name}`,
};

/** What comes after the gallery. */
export const finish = {
  sending: (value: string | number) => `${value} uploading. Keep this page open until the upload is done.`,
  ready: 'Your gig is ready. Publish it so hunters can find it.',
  live: 'Your gig is live. Hunters see your changes right away.',
  back: 'Back to Overview',
  later: 'Finish later',
};

/** Asks before a gig is deleted. */
export const deleteGig = {
  title: 'Delete this gig?',
  lead: (title: string | number) =>
    `“${title}” and its gallery are deleted for good. Orders already made from it carry on.`,
  confirm: 'Delete gig',
};

/** One gig, as hunters see it. */
export const page = {
  tabs: 'About this gig',
  edit: 'Edit this gig',
  order: (price: string) => `Order · ${price}`,
  /** A part of "contact" above, where space is short. */
  contact: 'Contact',
  startHiring: 'Start hiring',
  escrow: (price: string) => `No fee on top. ${price} stays in escrow until you accept.`,
  /** Behind how many days it takes. */
  held: 'paid out when you accept',
  reviewed: (reviews: string, name: string, ofThis: number) =>
    `${reviews} of ${name}’s work, ${ofThis === 0 ? 'none' : ofThis} of them for this gig.`,
  /** How soon the talent usually does. */
  replies: {
    hour: 'Replies within an hour',
    hours: 'Replies in a few hours',
    day: 'Replies within a day',
    days: 'Replies in several days',
  },
  fullScreen: 'Full screen',
  thumbnails: 'The whole gallery',
  thumbnail: (value: string | number, value2: string | number, value3: string | number) =>
    `${value} ${value2} of ${value3}`,
  package: 'Package',
  choose: 'Choose',
  chosenPackage: 'Chosen package',
  memberSince: 'On Adire since',
  profile: 'View full profile',
  faqEmpty: 'No questions yet',
  faqEmptyLead: 'Something not clear? Message the talent.',
};

/** Finding gigs. */
export const search = {
  label: 'Search gigs',
  placeholder: 'Logo, jingle, video…',
  submit: 'Search',
  titleFor: (query: string | number) => `Gigs for “${query}”`,
  allGigs: 'All gigs',
  results: 'Results',
  tabs: 'What to look through',
  /** `shown` is the figure as it is written, `count` what it is. */
  found: (shown: string, count: number) => `${shown} ${count === 1 ? 'gig' : 'gigs'}`,
  /** `3 gigs for`, then the corrected words. */
  foundFor: 'for',
  nearest: 'Close to what you searched',
  others: 'Other gigs on Adire',
  moreIn: (category: string) => `More in ${category}`,
  categories: 'Browse by category',
  postJob: 'Post a job for this',
  notQuite: 'Not quite it?',
  ownJob: 'Describe the work in a minute. Talents answer with their price, and you choose.',
  emptyFiltered: 'Try removing a filter.',
  empty: 'Try other words.',
};

/** Where a search found few gigs or none. */
export const fewFound = {
  none: (query: string) => `No gigs for “${query}”.`,
  hiring: 'Check the spelling, or post it as a job and let talents answer.',
  /** Before the words that find something, which are a link. */
  meant: 'Did you mean',
  meantWords: (query: string) => `“${query}”?`,
};

/** The filters of a search, and their values. */
export const filters = {
  title: 'Filters',
  inUse: 'Filters in use',
  clearAll: 'Clear all',
  clear: 'Clear filters',
  talent: 'Talent',
  more: (amount: string | number) => `${amount} more`,
  chosen: 'Chosen. Choose again to remove',
  gig: 'gig',
  gigs: 'gigs',
  upTo: (amount: number) => `Up to ${naira(amount)}`,
  withinDays: (days: string | number) => (Number(days) === 1 ? 'Within a day' : `Within ${days} days`),
  stars: (stars: string | number) => (Number(stars) === 5 ? '5 stars' : `${stars} stars or more`),
  online: 'Online now',
  priceFrom: 'Lowest, N',
  priceTo: 'Highest, N',
  priceToLow: 'Enter at least the lowest price',
  applyPrice: 'Apply price',
};

/** What is written into an order made from a package, in the place of the talent's pitch. */
export const order = {
  pitch: (name: string, gig: string) => `Package “${name}” of the gig “${gig}”.`,
  roundPitch: (number: number, title: string) => `Round ${number} of “${title}”.`,
};

/** Sharing a gig or a profile. */
export const share = {
  button: 'Share',
  title: 'Share this link',
  hint: 'Anyone with the link can see this page.',
  whatsapp: 'Share on WhatsApp',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: "We couldn't copy the link. It's selected, so you can copy it yourself.",
};

/** What a shared link shows in a chat or a search engine. */
export const linkPreview = {
  from: (price: string) => `From ${price}`,
  delivery: (days: number) => `Delivered in ${days === 1 ? 'a day' : `${days} days`}`,
  gigs: (gigs: number) => (gigs === 1 ? '1 gig' : `${gigs} gigs`),
  talent: 'Creative talent',
  talentOf: (name: string, country: string) => `${name} is a creative talent in ${country}.`,
  unrated: 'New on Adire',
  rated: (rating: string, reviews: number) =>
    `${rating} · ${reviews === 1 ? '1 review' : `${reviews} reviews`}`,
  cardOf: (title: string) => `Preview of “${title}”`,
};

/** Browsing work: the Line. */
export const line = {
  title: 'Work',
  titleFor: (query: string | number) => `Work for “${query}”`,
  list: 'Work by talents',
  all: 'Show all work',
  isNew: 'New here',
  ask: 'Ask',
  order: 'Order',
  page: 'View gig',
  look: (title: string | number, name: string | number) => `${title}, by ${name}`,
  priceAndDays: (price: string | number, days: string | number) => `From ${price} · ${days}`,
  /** Pieces of the same talent beside this one. */
  more: (name: string | number) => `More by ${name}`,
  pieces: 'Pieces',
  piece: (at: number, count: number) => (at === 1 ? `${count - 1} more` : `${at} / ${count}`),
  like: 'More like this',
  previous: 'Previous work',
  next: 'Next work',
  choose: 'Choose a package',
  failed: "We couldn't load the work",
  empty: 'No work here yet',
  emptyText: 'Look through all work, or search the gigs.',
  end: "You've seen it all",
  exposure: (shown: string | number, times: number) =>
    `Your work was shown at least ${times === 1 ? 'once' : `${shown} times`} in Work this week`,
  given: (count: string | number) => `${count} of them in a newcomer’s place`,
};
