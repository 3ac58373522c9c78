/** Jobs: what hunters post, the bids that talents make, and the agreement that comes of one. */
import { naira } from './figures.ts';

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  milestones: 'Milestones must be filled',
  milestoneFields: 'All fields must be filled',
  invitedEmail: 'email not available',
  terms: 'I hereby accept all the terms and conditions as stated in the job brief.',
  ownOpen: 'Open Jobs',
  ownOpenHint: 'available to all talents',
  ownClosed: 'Closed Jobs',
  ownClosedHint: 'available to selected talents',
  invite: 'Invite a talent',
  invited: 'Invited talents',
  typeOpen: 'Open',
  typeClose: 'Close',
  requestsOpen: 'Open jobs',
  requestsClosed: 'Closed jobs',
  requestsApplied: 'Jobs applied for',
  applicationDate: 'Application date',
  totalPrice: 'Total price',
};

/** Refusals and what stands under a field. */
export const errors = {
  title: 'Enter a title',
  description: 'Describe the job',
  briefTooLong: 'The brief is too long. Shorten it and try again',
  mustHaves: 'Must have: up to 10 lines, 120 characters each',
  skill: 'Choose a skill',
  skillUnknown: 'Choose a skill from the list',
  categoryUnknown: 'Choose a category from the list',
  budget: 'Enter the budget in whole naira',
  budgetMin: (min: number) => `Enter a budget of ${naira(min)} or more`,
  jobType: 'Choose a job type',
  milestonesMax: 'You can add up to 4 milestones',
  milestoneCount: 'The milestone count must match the number of milestones',
  due: 'Enter 1 to 365 whole days',
  penalty: 'Enter 1 to 10 whole percent',
  locked: "This job no longer takes bids, so you can't change it",
  oneInvitee: 'Name the talent by e-mail or by id, not by both',
  inviteeApplied: 'This talent has already applied. Answer their bid instead',
  pitch: 'Write your pitch',
  acceptOrPrice: 'Accept the budget or enter your own price',
  price: 'Enter your price in whole naira',
  priceMin: (min: number) => `Enter a price of ${naira(min)} or more`,
  notTheBudget: "This price isn't the job's budget. Reload the job to see the budget",
  applied: "You've already applied for this job",
  ownJob: "You can't apply for your own job",
  blocked: "You can't work with this person",
  youBlocked: 'You blocked this person. Unblock them in your messages first',
  bidDecided: 'This bid has already been decided. Reload the page to see how',
  reason: 'Give a reason',
  startDate: 'Choose the start date',
  startInPast: 'Choose a start date from today on',
  endDate: 'Choose the end date',
  endBeforeStart: 'Choose an end date on or after the start date',
  tooFar: 'Choose a date no more than 2 years ahead',
  terms: 'Write the terms',
  otherBid: 'This talent has no bid on this job',
  otherType: "job_type must match the job's type",
};

/** Why bids are rejected without their hunter giving a reason; the talent reads it. */
export const rejections = {
  anotherHired: 'Another talent was hired for this job',
  jobRemoved: 'The hunter took this job down',
  jobCancelled: 'The hunter cancelled this job',
  notAnswered: 'The order was not answered in time',
};

/** A hunter's own jobs, in two tabs. */
export const list = {
  failed: "We couldn't load your jobs",
  emptyStatus: (value: string | number) => `No jobs under “${value}”`,
  emptyStatusLead: 'Jobs move here as you and your talents make progress.',
  all: 'All',
  /** A status of the filter, with how many jobs it has. */
  counted: (status: string, count: number) => `${status} (${count})`,
  showEvery: 'Show all jobs',
  emptyOpen: 'You have no open jobs yet',
  emptyOpenLead:
    "Post what you need. Talents answer with a pitch and a price, and you pay only once you've agreed.",
  emptyClosed: 'You have no closed jobs yet',
  emptyClosedLead: 'Only talents you invite can see a closed job.',
  posted: 'Your job is posted',
  postedOpen:
    "Talents can see it now. We'll let you know about each bid. You don't pay until you've hired someone.",
  postedClosed: 'Only talents you invite can see it. Choose “Invite a talent” to add them.',
};

/** What a hunter can do with a posted job. */
export const actions = {
  more: 'More',
  edit: 'Edit job',
  invited: (amount: string | number) => `Invited talents (${amount})`,
  milestones: 'View milestones',
};

/** Posting and editing a job. */
export const form = {
  heading: 'The job',
  priceHeading: 'Price and visibility',
  titleExample: 'Logo for a shea butter brand',
  categoriesFailed: "We couldn't load the categories",
  anyCategory: 'Any category',
  budgetHint: 'Talents can accept it or name their own price.',
  type: 'Job type',
  typeOpenHint: 'All talents can see it and bid',
  typeCloseHint: 'Only talents you invite can see it',
  free: 'Posting is free. You pay into escrow only once you and a talent agree.',
};

/** The brief, as three plain questions; the second and third answer stand under these headings. */
export const brief = {
  need: 'What do you need?',
  needHint: "The thing itself, what it says, and what you like or don't.",
  audience: 'Who is it for?',
  audienceHint: 'Who will see, read or hear it, and where.',
  audienceHeading: 'Who it is for',
  must: 'What must it have?',
  mustHint:
    'One thing per line, up to 10: sizes, files, colours. You tick these off before you accept the work.',
  mustHeading: 'Must have',
  template: 'Use a template',
  format: 'Format',
  plain: 'Back to questions',
};

/** What gigs of the chosen skill cost. */
export const marketPrices = (low: string, high: string, halfLow: string, halfHigh: string) =>
  `Gigs of this skill usually start at ${low} to ${high}, half of them at ${halfLow} to ${halfHigh}.`;

/** Lines to start a brief from, by kind of skill; who writes a job finishes or deletes them. */
export const templates = {
  design: {
    need: ['What to design, e.g. a logo or a poster:', 'The words on it:', "Styles I like, and don't:"],
    audience: ['Who will see it:', 'Where, e.g. on a jar, a phone or a wall:'],
    must: ['PDF for print and PNG for screens', 'The editable source file', 'Fonts and pictures we may use'],
  },
  screens: {
    need: ['The screens or models I need:', 'What people do with them:', 'Examples I like:'],
    audience: ['Who will use it:', 'On which devices:'],
    must: ['Easy to use on a small phone', 'Our logo and colours', 'The editable source files'],
  },
  film: {
    need: ['What happens in it:', 'Length in seconds:', 'A film whose style I like:'],
    audience: ['Who will watch it:', 'Where, e.g. WhatsApp, TV or a stage:'],
    must: ['A storyboard first', 'MP4 in Full HD, with subtitles', 'Music we may use'],
  },
  writing: {
    need: ['What the text is about:', 'Length in words:', 'Facts and sources to use:'],
    audience: ['Who will read it:', 'What they should do next:'],
    must: ['Written for us, not copied', 'Checked facts and spelling', 'A Word file we can edit'],
  },
  languages: {
    need: [
      'What I have, e.g. 12 pages or 20 minutes:',
      'The languages, from and into:',
      'Names and terms to keep:',
    ],
    audience: ['Who will read or hear it:', 'Where they live:'],
    must: ['Done by a native speaker', 'Checked by a second person', 'The same layout or timing as mine'],
  },
  ideas: {
    need: ['What we do or sell:', 'What should change:', 'What we have tried:'],
    audience: ['Who we want to reach:', 'What they think of us today:'],
    must: ['Three different ideas', 'First steps and costs of each', 'A one-page summary'],
  },
  voice: {
    need: [
      'The script, or its length in words:',
      'Language and accent:',
      'How it should sound, e.g. warm or fast:',
    ],
    audience: ['Who will hear it:', 'Where, e.g. radio, phone or video:'],
    must: ['A short sample first', 'WAV and MP3 without background noise', 'One retake if a line changes'],
  },
  any: {
    need: ['What I need:', 'What I have already:', 'Examples I like:'],
    audience: ['Who will see or use it:', 'Where:'],
    must: ['Files I can edit', 'A draft before the final work'],
  },
};

/** The milestones of a job, while it is written and while it is edited. */
export const milestones = {
  count: 'Number of milestones',
  countHint: 'Each has its own deadline. If one is missed, its penalty comes off the price.',
  due: 'Due (days)',
  dueHint: 'From the start date or the payment, whichever is later',
  penalty: 'Penalty (%)',
  penaltyHint: '1 to 10 percent, if missed',
  penaltyAmount: (amount: string | number) => `1 to 10 percent, if missed: ${amount} of the budget`,
  save: 'Save milestone',
  noJob: 'Choose a job first',
  noJobLead: 'Open a job in your list, choose View milestones, then Edit milestones.',
};

/** What a budget means in money, beside the form. */
export const price = {
  empty: (amount: string | number) =>
    `Enter a budget of ${amount} or more to see what you pay, what the talent receives, and what a missed milestone costs.`,
  escrowHint: 'Only once you and a talent agree',
  feeHint: 'Taken out of the price, not added to it',
  missed: 'If a milestone is missed',
  missedLead: 'Its penalty comes back to you.',
  notSet: 'not set',
};

/** Asks before a job is deleted. */
export const deleteJob = {
  title: 'Delete this job?',
  lead: (title: string | number, bidsCount: string | number) => `“${title}” will be taken down. ${bidsCount}`,
  noBids: 'It has no bids.',
  bids: (value: string | number) => `${value} will be rejected, and we'll let each talent know.`,
  confirm: 'Delete job',
};

/** Inviting talents to a job, and who was invited. */
export const invite = {
  forTalent: (name: string | number) => `We'll invite ${name} as soon as you post it.`,
  emailHint: 'The e-mail this talent uses on Adire',
  done: (name: string | number) => `${name} can see this job now and bid on it.`,
  empty: "You haven't invited anyone yet.",
  /** After `Withdraw`, for screen readers. */
  invitationOf: (name: string | number) => `the invitation of ${name}`,
  again: 'Invite again',
};

/** The jobs that a talent can bid on. */
export const requests = {
  openHint: 'For all talents',
  closedHint: "Those you're invited to",
  allSkills: 'All skills',
  failed: "We couldn't load the jobs",
  empty: 'No open jobs right now',
  emptyLead: 'New jobs appear here as soon as hunters post them.',
  refresh: 'Refresh',
  search: 'Search open jobs',
  searchExample: 'Logo, mural, Yoruba…',
  sortBudget: 'Highest budget first',
  sortBids: 'Fewest bids first',
  sortDays: 'Shortest time first',
  days: 'Time',
  anyDays: 'Any time',
  bids: 'Bids so far',
  anyBids: 'Any number',
  atMostBids: (bids: number) =>
    bids === 0 ? 'No bids yet' : bids === 1 ? 'Up to 1 bid' : `Up to ${bids} bids`,
  budgetFrom: 'Budget from N',
  budgetTo: 'Budget to N',
  showJobs: 'Show jobs',
  nothing: 'Nothing found',
  nothingLead: 'Try fewer words, or clear your filters.',
  found: (shown: string, count: number) => `${shown} ${count === 1 ? 'job' : 'jobs'}`,
  savedJobs: 'Saved jobs',
  /** Before the title of the job. */
  save: 'Save job',
  saved: 'Job saved',
  emptySaved: 'No saved jobs yet',
  emptySavedLead: 'Tap the bookmark on a job to find it here later, even after it closes.',
  over: 'No longer takes bids',
  emptyClosed: 'No invitations right now',
  emptyClosedLead:
    'Only talents a hunter invites can see a closed job. A complete profile with gigs and past work gets you invited.',
  showOpen: 'Show open jobs',
  bid: (price: string | number) => `You bid ${price}`,
  bidRejected: (price: string | number) => `Your bid of ${price} was rejected`,
  bidWithdrawn: (price: string | number) => `You withdrew your bid of ${price}`,
};

/** What a hunter did on Adire so far. */
export const hunter = {
  heading: 'The hunter',
  paid: (amount: string | number) => `${amount} paid`,
  memberSince: (moment: string | number) => `On Adire since ${moment}`,
  jobsPosted: 'Jobs posted',
  hireRate: 'Hire rate',
};

/** One job, as a talent weighs it. */
export const page = {
  failed: "We couldn't load the job",
  net: "You'd receive",
  netLead: 'The hunter pays the full price into escrow before you start. You can also name your own price.',
  applied: "You've applied for this job",
  withdrawn: 'You withdrew your bid on this job',
  rejected: "Your bid on this job wasn't chosen",
  viewBid: 'View your bid',
  own: "This is your own job, so you can't apply for it.",
  closed: 'This job no longer takes bids.',
};

/** Applying for a job. */
export const apply = {
  heading: 'Apply',
  failed: "We couldn't load the form",
  write: 'Write your bid',
  pitch: 'Your pitch',
  pitchHint: "Say how you'd do it, point to similar work, and list what you need to start.",
  accept: 'Do you accept the budget?',
  yes: (amount: string | number) => `Yes, I accept ${amount}`,
  no: 'No, I have my own price',
  hunterPays: 'The hunter pays',
  fee: (percent: string | number) => `Fee (${percent}%)`,
  netHint: 'If no milestone is missed',
  submit: 'Apply for this job',
};

/** A talent's own bids, and one of them. */
export const bid = {
  listFailed: "We couldn't load your applications",
  listEmpty: "You haven't applied for a job yet",
  listEmptyLead: "Choose a job, say how you'd do it, and name your price. Follow each bid here.",
  failed: "We couldn't load this bid",
  caption: 'Your bid',
  wouldHaveReceived: "You'd have received",
  dueLater: 'Set in the agreement',
  viewJob: 'View job',
  wrote: (name: string | number) => `${name} wrote`,
  withdrawn: 'Bid withdrawn',
  withdrawnLead: 'You withdrew this bid.',
  reason: (withdrawalReason: string | number) => `Your reason: ${withdrawalReason}`,
  offered: 'The hunter accepted your bid and sent you an agreement.',
  agreed: 'You and the hunter have agreed.',
  hired: 'You were hired, and the hunter paid into escrow.',
  next: 'What happens next?',
  nextApplied:
    "The hunter accepts your bid with dates and terms, or rejects it with a reason. We'll let you know either way.",
  nextOffered: 'Read the dates and terms, then accept or decline.',
  nextAgreed: 'The hunter pays the full price into escrow. Start the work only after that.',
  nextHired: "The order's page shows whose turn it is.",
};

/** Asks before a talent withdraws a bid. */
export const withdrawBid = {
  title: 'Withdraw your bid?',
  lead: (jobTitle: string | number) =>
    `This ends your bid on “${jobTitle}”. You can't bid on this job again.`,
  confirm: 'Withdraw bid',
};

/** The bids on a hunter's jobs. */
export const bids = {
  failed: "We couldn't load the bids",
  noneAtAll: 'None of your jobs has a bid yet. Post a job, or invite a talent to one.',
  empty: "No bids yet. We'll let you know when one comes in.",
  emptyClosed: 'No bids yet. Only talents you invited can see this job.',
  first: 'Your first bid is in',
  firstLead: 'Look at it now, ask a question, or wait for more.',
  last: 'Last bid',
  pay: 'Pay into escrow',
  budget: (amount: string, milestones: string, days: string) => `Budget ${amount} · ${milestones} · ${days}`,
  span: (milestones: string, days: string) => `${milestones} in ${days}`,
  waiting: 'Waiting for the talent: ',
  waitingLead: "we'll let you know as soon as they answer your agreement.",
  yourTurn: 'Your turn: ',
  yourTurnLead: 'the talent accepted. Pay into escrow so the work can start.',
  hired: 'Hired',
  rejected: 'Rejected',
  agreementReceived: 'Agreement received',
  atBudget: 'At your budget',
  overBudget: (amount: string) => `${amount} over budget`,
  underBudget: (amount: string) => `${amount} under budget`,
  jobsDone: (value: string | number) => `${value} done`,
  readMore: 'Read full pitch',
  readLess: 'Show less',
  reject: 'Reject',
  youRejected: 'You rejected this bid:',
  withdrew: (name: string | number) => `${name} withdrew:`,
  works: (name: string) => `Work by ${name}`,
  gigDays: (days: string) => `Gigs like this from ${days}`,
  compare: 'Compare',
  compareTitle: 'Compare bids',
  markAnother: 'Mark one or two more',
  marked: (count: number) => `${count} bids marked`,
  acceptFor: (amount: string) => `Accept for ${amount}`,
};

/** A bid that its hunter may accept. */
export const acceptBid = {
  accept: 'Accept bid',
  escrow: "You pay into escrow once you both agree. It's released when you accept the work.",
};

/** The hunter rejects a bid. */
export const rejectBid = {
  title: 'Reject this bid',
  lead: (name: string | number) => `You're rejecting ${name}'s bid. You can't undo this.`,
  confirm: 'Reject bid',
  done: 'Bid rejected',
};

/** Reasons to press instead of typing, and what is said once one was given. */
export const reasons = {
  label: 'Suggested reasons',
  sent: (name: string | number) => `${name} can read your reason.`,
  price: 'The price is above our budget.',
  style: 'We are looking for another style.',
  experience: 'We need more experience with this kind of work.',
  pitch: "The pitch doesn't answer the brief.",
  myDates: "The dates don't work for me.",
  terms: "I can't agree to these terms.",
  otherWork: 'I have taken on other work.',
  plan: 'The plan has changed.',
  dates: 'The dates no longer work.',
  details: "We couldn't agree on the details.",
};

/** The hunter sends an agreement. */
export const agreement = {
  title: (name: string) => `Accept ${name}'s bid`,
  lead: (name: string, amount: string, span: string) =>
    `${amount}, ${span}. ${name} agrees first, then you pay into escrow. You pay nothing now.`,
  startHint: (day: string) => `Work starts on ${day}.`,
  endHint: (moment: string | number) => `The last milestone is due by ${moment}.`,
  termsHint: 'The usual terms. Change them as you need.',
  rightsHint: 'Your choice becomes a line of the terms.',
  rights: (name: string) => ({
    yours: `Only you may use it. ${name} may show it in a portfolio`,
    shared: `You may use it everywhere, and ${name} may sell it again`,
    each: 'Choose point by point',
    open: 'Say nothing about rights',
  }),
  usualBrief: 'The work follows the job brief and its milestones.',
  usualChanges: 'Two rounds of changes are included. Any further changes are agreed beforehand.',
  usualDrafts: 'Questions and drafts are shared on Adire.',
  escrowHint: (name: string | number) => `Once ${name} accepts this agreement`,
  netHint: 'When you accept the work, if no milestone is missed',
  free: (amount: string | number) => `Until you pay ${amount}, either of you can cancel for free.`,
  send: 'Accept and send agreement',
};

/** The talent accepts an agreement. */
export const acceptOrder = {
  notSet: 'Not set',
  noTerms: 'No further terms.',
  money: "What you'd earn",
  price: 'Agreed price',
  fee: 'Service fee',
  netHint: 'When the work is accepted, if no milestone is missed',
  next: (name: string | number, amount: string | number) =>
    `Next, ${name} pays ${amount} into escrow. We'll let you know right away. Start the work only after that.`,
  later: 'Not now',
  done: 'Order accepted',
  doneLead: (name: string | number) => `${name} can pay into escrow now.`,
};

/** The talent declines an agreement. */
export const declineOrder = {
  title: 'Decline order',
  lead: (title: string | number) =>
    `Nothing is paid yet, so declining is free. It withdraws your bid on ${title}, and you can't bid on this job again.`,
  leadGig: 'Nothing is paid yet, so declining is free. It cancels the order.',
  done: 'Order declined',
};

/** Either side cancels an agreement before it is paid. */
export const cancelAgreement = {
  leadHunter: 'No money is in escrow yet, so cancelling is free for both of you.',
  leadTalent:
    "No money is in escrow yet, so cancelling is free for both of you. It withdraws your bid, and you can't bid on this job again.",
  leadGig: 'No money is in escrow yet, so cancelling is free for both of you. It cancels the whole order.',
  afterwards: 'What happens to the job?',
  takeBids: 'Take bids again',
  takeBidsHint: 'Talents can see the job again. Earlier bids stay open.',
  cancelJob: 'Cancel the job',
  cancelJobHint: 'The job closes, and its bids are rejected.',
  done: 'Agreement cancelled',
};
