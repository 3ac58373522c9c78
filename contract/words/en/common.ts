/** Common: words that stand on screens of several modules, and the pieces that every screen is made of. */
import { countedAs } from './figures.ts';

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  accept: 'Accept',
  acceptOrder: 'Accept order',
  active: 'Active',
  amountHead: 'AMOUNT',
  cancel: 'Cancel',
  completed: 'Completed',
  createJob: 'Create job',
  dateCreatedHead: 'DATE CREATED',
  dateHead: 'DATE',
  deliveredBy: 'Delivered by',
  description: 'Description',
  done: 'Done',
  dueDateHead: 'DUE DATE',
  earning: 'Earning',
  forHead: 'FOR',
  gallery: 'Gallery',
  goBack: 'Go back',
  itemHead: 'ITEM',
  milestoneHead: 'MILESTONE',
  next: 'Next',
  noBids: 'No data',
  noGigs: 'No Gig yet',
  noGigsText: 'Gig data will display here',
  noMessages: 'No message available',
  noNotifications: 'No available notification',
  noPortfolio: 'No portfolio yet',
  noSubmittedJob: 'No submitted job',
  noTask: 'No Data',
  overview: 'Overview',
  payment: 'Payment',
  pending: 'Pending',
  previous: 'Previous',
  priceHead: 'PRICE',
  projectTracker: 'Project tracker',
  reviews: 'Reviews',
  save: 'Save',
  statusHead: 'STATUS',
  submitted: 'Submitted',
  totalHead: 'TOTAL',
  view: 'View',
  viewTalentBid: 'View talent bid',
};

/** What is wrong with a field of any form. */
export const errors = {
  required: 'Fill this in',
  tooLong: (max: number) => `Use at most ${max} characters`,
  plainText: 'This text has hidden characters. Delete the part you pasted and type it',
  wholeNumber: 'Enter a whole number',
  day: 'Choose a date',
  limit: 'limit must be a number from 1 to 50',
  page: "This page of the list doesn't exist. Start from the first one",
  unknownField: 'Unknown field. Leave it out',
  unfit: "This value doesn't fit here",
  invalid: "Some of what you entered isn't valid. Check it and try again.",
};

/** What is wrong with a file. */
export const fileErrors = {
  required: 'Choose a file',
  tooLarge: (megabytes: number) => `Choose a file under ${megabytes} MB`,
  wrongKind: "We don't accept this type of file here. Choose another one",
  unfit: "This file is empty, damaged or of a type we don't accept here. Choose another one",
  broken: "We couldn't read this file. Choose another one",
  tooManyPixels: (millions: number) => `Choose a picture with at most ${millions} million pixels`,
  unfinished: "This file didn't arrive in full. Send it again",
  uploadsMax: 'You can send three files at once. Wait until one has arrived',
  uploadMoved: 'Continue where the last part ended',
  dayFull: "You've sent 200 MB in 24 hours. Send the rest tomorrow",
  full: 'Your files have reached 1 GB. Remove some to add more',
  diskFull: "We can't store more files right now. Try again later",
  storeAway: "We can't reach your files right now. Try again in a minute",
  infected: "This file holds malware, so we didn't keep it. Choose another one",
  scannerAway: "We can't check files for malware right now. Send it again in a few minutes",
};

/** Refusals that belong to no field. */
export const refusals = {
  linkExpired: 'This link has expired. Open it again from the page it is on.',
  notFound: "We can't find this. It was removed, or it belongs to another account.",
  forbidden: "You can't do this with this account.",
  tooMany: 'Too many attempts. Wait a moment, then try again.',
  tooManyFor: (minutes: number) => `Too many attempts. Try again in ${minutes} minutes.`,
  tooSlow: 'Your connection was too slow for this request. Try again.',
  badRequest: "We couldn't read this request. Reload the page and try again.",
  tooLarge: 'This is too much to send at once. Send less.',
  wrongType: 'Send uncompressed JSON, or multipart for a call that takes a file.',
  failed: 'Something went wrong on our side. Nothing was left half done, so please try again.',
  busy: 'Adire is very busy right now. Try again in a moment.',
  keyReused: 'This idempotency key belongs to another request. Use a new one.',
  keyBusy: "We're already working on this. Give it a moment.",
  illegalStep: (name: string) => {
    const named = nameOfStatus(name);
    return named
      ? `The status is now “${named}”, so this isn't possible.`
      : "This has changed in the meantime, so it isn't possible any more.";
  },
  divisionChanged: 'The amounts have changed since you opened this. Check them again.',
};

/** What did not load, above the reason. */
export const failed = {
  title: "That didn't work",
  gig: "We couldn't load this gig",
  gigs: "We couldn't load the gigs",
  milestones: "We couldn't load the milestones",
  division: "We couldn't load the amounts",
};

/** Buttons and links. */
export const actions = {
  postJob: 'Post a job',
  logIn: 'Log in',
  send: 'Send',
  saveChanges: 'Save changes',
  edit: 'Edit',
  editNamed: (title: string | number) => `Edit ${title}`,
  delete: 'Delete',
  deleteNamed: (title: string | number) => `Delete ${title}`,
  remove: 'Remove',
  removeNamed: (name: string | number) => `Remove ${name}`,
  withdraw: 'Withdraw',
  withdrawAmount: (amount: string | number) => `Withdraw ${amount}`,
  keep: 'Keep it',
  discard: 'Discard',
  close: 'Close',
  retry: 'Retry',
  download: 'Download',
  pay: 'Pay',
  show: (value: string | number) => `Show ${value}`,
  showAll: 'Show all',
  showAllGigs: 'Show all gigs',
  loadMore: 'Load more',
  viewOrder: 'View order',
  viewPublicPage: 'Public page',
  findTalents: 'Find talents',
  findJob: 'Find a job',
  findOpenJobs: 'Find open jobs',
  seePendingProjects: 'See pending projects',
  editMilestones: 'Edit milestones',
  cancelAgreement: 'Cancel agreement',
  openDispute: 'Open a dispute',
  addReview: 'Add Review',
  /** Follows the words of a button, for screen readers. */
  of: (title: string | number) => `of ${title}`,
  usePasskey: 'Use a passkey',
};

/** Names of screens, in menus and titles. */
export const places = {
  forgotPassword: 'Forgot your password?',
  newPassword: 'Set a new password',
  signUp: 'Create your account',
  profile: 'Profile',
  portfolio: 'Portfolio',
  pastJobs: 'Past jobs',
  pastWork: 'Past work',
  gigs: 'Gigs',
  work: 'Work',
  jobRequests: 'Job requests',
  job: 'Job',
  jobs: 'Jobs',
  jobOffer: 'Job offer',
  shortlist: 'Shortlist',
  yourJobs: 'Your jobs',
  bids: 'Bids',
  talentBids: 'Talent bids',
  pendingProjects: 'Pending projects',
  activeProjects: 'Active projects',
  submittedProjects: 'Submitted projects',
  completedProjects: 'Completed projects',
  order: 'Order',
  guestRoom: 'Look at the work',
  verify: 'Check a file',
  proofRoom: 'Proof room',
  board: 'Board',
  paymentSummary: 'Payment summary',
  refunds: 'Refunds',
  bankAccounts: 'Bank accounts',
  messages: 'Messages',
  notifications: 'Notifications',
  notificationPreferences: 'Notification preferences',
  yourData: 'Your data',
  twoStep: 'Two-step sign-in',
  security: 'Security',
};

/** Labels of fields, facts and columns. */
export const labels = {
  allCategories: 'All categories',
  actions: 'Actions',
  attachment: 'Attachment',
  budget: 'Budget',
  category: 'Category',
  chosen: 'Chosen',
  comment: 'Comment',
  comments: 'Comments',
  country: 'Country',
  delivery: 'Delivery',
  dueDate: 'Due date',
  email: 'Email',
  endDate: 'End date',
  file: 'File',
  jobBrief: 'Job brief',
  language: 'Language',
  loading: 'Loading',
  message: 'Message',
  name: 'Name',
  new: 'New',
  none: 'None',
  offers: 'Offers',
  /** Behind a label. */
  optional: '(optional)',
  packages: 'Packages',
  picture: 'Picture',
  posted: 'Posted',
  price: 'Price',
  priceBudget: 'Price budget',
  rating: 'Rating',
  reason: 'Your reason',
  revisions: 'Revisions',
  selectSkill: 'Select a skill',
  skill: 'Skill',
  sortBy: 'Sort by',
  sound: 'Sound',
  startDate: 'Start date',
  status: 'Status',
  summary: 'Summary',
  tags: 'Tags',
  terms: 'Terms',
  termsOfAgreement: 'Terms of the agreement',
  title: 'Title',
  video: 'Video',
  yourPassword: 'Your password',
  yourPrice: 'Your price',
};

/** What is said of people. */
export const people = {
  hunter: 'Hunter',
  talent: 'Talent',
  you: 'You',
  online: 'Online',
  noReviews: 'No reviews yet',
  replies: {
    hour: 'Usually replies within an hour',
    hours: 'Usually replies in a few hours',
    day: 'Usually replies within a day',
    days: 'Usually replies in several days',
  },
  message: (name: string | number) => `Message ${name}`,
  notified: (other: string | number) => `We've let ${other} know.`,
  willRead: (name: string | number) => `${name} will read this.`,
  askedToAccept: (name: string | number) =>
    `We've asked ${name} to accept it. You can pay as soon as they do.`,
  /** Behind a name. */
  replied: 'replied',
};

/** Numbers of what is there. */
export const amounts = {
  from: (value: string | number) => `From ${value}`,
  /** A gig's title and its lowest price. */
  titleFrom: (title: string | number, amount: string | number) => `${title}, from ${amount}`,
  of: (value: string | number, amount: string | number) => `${value} of ${amount}`,
  done: (done: string | number, value: string | number) => `${done} of ${value} done`,
  found: (value: string | number) => `${value} found`,
  unread: (unread: string | number) => `${unread} unread`,
};

/** Where a job, a bid, an invitation or an order has got to. */
export const status = {
  openForBids: 'Open for bids',
  anyoneBids: 'Anyone can bid',
  invited: 'Invited',
  applied: 'Applied',
  withdrawn: 'Withdrawn',
  sent: 'Sent',
  agreementSent: 'Agreement sent',
  agreed: 'Agreed',
  waitingForPayment: 'Waiting for payment',
  paidIntoEscrow: 'Paid into escrow',
  inProgress: 'In progress',
  disputed: 'Disputed',
  cancelled: 'Cancelled',
  orderCancelled: 'Order cancelled',
};

/** The statuses of a job as people read them; others are not named. */
function nameOfStatus(one: string): string | undefined {
  const names: Readonly<Record<string, string>> = {
    bidding: status.openForBids,
    offered: status.agreementSent,
    agreed: status.waitingForPayment,
    active: status.inProgress,
    submitted: fixed.submitted,
    disputed: status.disputed,
    accepted: fixed.completed,
    cancelled: status.cancelled,
  };
  return names[one];
}

/** What a price means for both sides. */
export const money = {
  title: 'Money',
  youPay: 'You pay into escrow',
  youReceive: 'You receive',
  talentReceives: 'The talent receives',
  serviceFee: (percent: string | number) => `Service fee (${percent}%)`,
  totalPaid: 'Total paid',
};

/** Who gets what of an order, line by line. */
export const division = {
  receives: (other: string | number) => `${other} receives`,
  received: (other: string | number) => `${other} received`,
  youReceived: 'You received',
  penaltiesBackTo: (amount: string | number, hunter: string | number) =>
    `${amount} of the penalties goes back to ${hunter}.`,
  penaltiesBackToYou: (amount: string | number) => `${amount} of the penalties comes back to you.`,
  backTo: (hunter: string | number) => `Back to ${hunter}`,
  backToYou: 'Back to you',
  to: (talent: string | number) => `To ${talent}`,
  toForWorkStarted: (talent: string | number) => `To ${talent}, for work already started`,
  feeOfYourPart: (feePercent: string | number) => `Service fee (${feePercent}% of your part)`,
  receivesAfterFee: (talent: string | number, amount: string | number, feePercent: string | number) =>
    `${talent} receives ${amount} after the ${feePercent}% fee`,
  missed: (title: string | number) => `Missed: ${title}`,
  ofPrice: (percent: string | number) => `${percent}% of the price`,
  ofRest: "Of what's left after the penalties",
  delay: "For the hunter's late answer",
  delayHint: 'Goes to the talent',
  cancellationFee: "Adire's cancellation fee",
  providerCharge: "Payment provider's charge",
};

/** Milestones: their numbers, days and penalties. */
export const milestones = {
  title: 'Milestones',
  one: 'Milestone',
  first: 'First',
  second: 'Second',
  third: 'Third',
  fourth: 'Fourth',
  /** `First milestone`. */
  numbered: (position: string | number) => `${position} milestone`,
  due: 'Due',
  dueAfterStart: (value: string | number) => `${value} after the start or payment, whichever is later`,
  within: (value: string | number) => `within ${value}`,
  eachMissed: (amount: string, percent: string) => `Each missed milestone takes off ${amount} (${percent}).`,
  ifMissed: (amount: string | number, percent: string | number) =>
    `If missed: ${amount} comes off (${percent})`,
};

/** How far a withdrawal is. */
export const payout = {
  label: 'Withdrawal progress',
  requested: 'Requested',
  sent: 'Sent to bank',
  paid: 'Paid',
  returned: 'Returned',
  returnedNote: 'Back in your balance',
};

/** The state of a step, for screen readers. */
export const stepper = {
  at: (step: number, steps: number, label: string) => `Step ${step} of ${steps}: ${label}`,
  done: 'done',
  now: 'now',
  coming: 'to come',
  notReached: 'not reached',
  stopped: 'stopped here',
};

/** Files on their way. */
export const upload = {
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  remove: 'Remove file',
  cancel: 'Cancel upload',
  sending: (name: string | number) => `Sending ${name}`,
  /** Stands for the name of a file in `sending`. */
  theFile: 'the file',
  waiting: (percent: string | number) => `Waiting for a connection: ${percent}% sent`,
  addFiles: 'Add files',
  addAnother: 'Add another file',
  again: (name: string) => `${name} is added already`,
  failed: "Remove the file that couldn't be sent, or send it again",
  sendAgain: (name: string | number) => `Send ${name} again`,
  cancelSending: (name: string | number) => `Cancel sending ${name}`,
  photoHint: (max: string | number) => `A photo up to ${max} MB, from your phone or computer`,
  photoTooLarge: (max: string | number) => `Choose a photo under ${max} MB`,
};

/** Pictures among sent files. */
export const pictures = {
  label: 'Pictures',
  show: (size: string) => `Show · ${size}`,
  showNamed: (name: string, size: string) => `Show · ${size}: ${name}`,
  open: (name: string) => `Enlarge ${name}`,
  openFile: 'Open the original',
  previous: 'Previous picture',
  next: 'Next picture',
};

/** Sound and video. */
export const player = {
  play: (kind: 'sound' | 'video', title: string | number, length: string | number, size: string | number) =>
    `Play ${kind}: ${title}${length}, ${size}`,
  broken: (value: string | number) => `${value} can't be played here.`,
  thisSound: 'This sound',
  thisVideo: 'This video',
  openFile: (size: string | number) => `Open the file (${size})`,
};

/** Stars and how often each was given. */
export const stars = {
  label: (shown: string | number) => `${shown} of 5 stars`,
  histogram: 'Reviews by star rating',
};

/** Moments. */
export const time = {
  today: 'Today',
  left: (left: string | number) => `${left} left`,
  over: "Time's up",
};

/** The note above a form that was left earlier. */
export const restored = {
  text: 'We kept what you typed earlier.',
};

/** A dialog that is being loaded. */
export const dialog = {
  waiting: 'One moment',
  failed: "We couldn't open this",
  failedText: "It hasn't loaded on this device yet",
};

/** A screen that could not be shown. */
export const screenError = {
  title: "We couldn't show this screen",
  reload: 'Reload the page',
};

/** An address that leads nowhere. */
export const notFound = {
  page: {
    title: "We can't find this page",
    text: 'This link is mistyped, or the page was removed.',
  },
  person: {
    title: "We can't find this person",
    text: 'This link is mistyped, or this person has closed their Adire account.',
  },
  gig: {
    title: 'This gig is no longer available',
    text: "The talent paused it or took it down. Others may offer what you're looking for.",
  },
  job: {
    title: "We can't find this job",
    text: 'It was removed, it is no longer open, or it belongs to another account.',
  },
  order: {
    title: "We can't find this order",
    text: 'The agreement has ended, this link is mistyped, or the order belongs to another account.',
  },
};

/** Around every screen. */
export const page = {
  skip: 'Skip to content',
};

/** The editor of formatted text. */
export const editor = {
  label: 'Formatting',
  plainOnly: 'Formatting is unavailable. Plain text still works',
  failed: "We couldn't show this text",
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading: 'Heading',
  smallHeading: 'Small heading',
  list: 'List',
  numberedList: 'Numbered list',
  quote: 'Quote',
  undo: 'Undo',
  redo: 'Redo',
  link: 'Link',
  address: 'Address',
  addressInvalid: 'Enter an address such as example.com',
  saveLink: 'Save link',
  removeLink: 'Remove link',
};

/** A number with its noun. */
export const counted = {
  jobs: countedAs('job', 'jobs'),
  milestones: countedAs('milestone', 'milestones'),
  bids: countedAs('bid', 'bids'),
  /** After the number of bids. */
  withdrawnBids: countedAs('withdrawn', 'withdrawn'),
  days: countedAs('day', 'days'),
  pieces: countedAs('piece', 'pieces'),
  revisions: countedAs('revision', 'revisions'),
  files: countedAs('file', 'files'),
  moreDays: countedAs('more day', 'more days'),
  tasks: countedAs('task', 'tasks'),
  banks: countedAs('bank', 'banks'),
  withdrawals: countedAs('withdrawal', 'withdrawals'),
  orders: countedAs('order', 'orders'),
  comments: countedAs('comment', 'comments'),
  hours: countedAs('hour', 'hours'),
  minutes: countedAs('minute', 'minutes'),
  seconds: countedAs('second', 'seconds'),
  skills: countedAs('skill', 'skills'),
  languages: countedAs('language', 'languages'),
  stars: countedAs('star', 'stars'),
  reviews: countedAs('review', 'reviews'),
};

/** Names that are stored in English, as people read them: levels, account types, categories, recommendations. */
export const named = {
  of: (name: string) => (name === 'Advance' ? 'Advanced' : name),
};

/** Orders of lists; addresses name them before their screens are fetched. */
export const sorting = {
  bestMatch: 'Best match',
  bestRated: 'Best rated',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  fastest: 'Fastest delivery',
  newest: 'Newest',
  sortArrival: 'Oldest first',
  sortNewest: 'Newest first',
  sortPrice: 'Lowest price first',
  sortRating: 'Best rated first',
  sortDone: 'Most jobs done first',
};

/** The place that a photo or film has inside, shown before it is sent. */
export const place = {
  inside: (name: string, degrees: string) => `${name} says where it was taken: ${degrees}.`,
  takeOut: 'Take the place out',
  keep: 'Send with the place',
};
