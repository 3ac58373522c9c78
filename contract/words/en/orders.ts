/** Orders: a job from its offer to the review, its milestones and its money. */
import { ACCEPT_AFTER_DAYS, MILESTONE_CHANGES_DAYS } from '../../acts/deadlines.ts';
import type { Turn, TurnFacts } from '../../orders/turns.ts';
import { shared as dispute } from './disputes.ts';

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  pending: 'Jobs not paid for',
  active: 'Jobs paid for',
  submitted: 'Projects submitted',
  completed: 'Projects accepted by hunter',
  hunterName: 'Hunter Name',
  jobTitle: 'Job Title',
  netPay: 'Net pay',
  startDate: 'start date',
  dueDate: 'due date',
  dueOn: 'Due On',
  deliveredAt: 'Delivered At',
  deliveryDate: 'Delivery date',
  milestoneSubmission: 'Milestone Submission',
  milestone: 'milestone',
  submitProject: 'Submit Project',
  submitConfirm: 'Submit project',
  comment: 'Please write a comment here',
  decline: 'Decline',
  receivePayment: 'Receive payment',
  paymentRequest: 'Payment Request',
  selectBank: 'select Option',
  pageTitle: 'submitted projects Detail',
  talentSubmitted: 'Order Submitted!',
  waiting: (hunter: string) => `Please wait while ${hunter} review, then Accept or Decline.`,
  talentCompleted: 'Order Completed!',
  earned: (amount: string) => `You earned ${amount} for this order. Great, job.`,
  hunterCompleted: 'Order Completed',
  awaitingReview: 'Awaiting Review',
  lateDelivery: 'Late Delivery',
  offerSent: 'Offer Sent!',
  offerSentText: 'Job offer sent, Please wait for Hunter to Review and get back to you',
  offerRejected: 'Sent Offer Rejected!',
  offerRejectedText: 'Ops!!! Sorry this job Request was Rejected by Hunter, Nice try.',
};

/** Refusals and what stands under a field. */
export const errors = {
  frozen: "The payer's bank asks for this money back. Until it decides, no money of this order moves.",
  cancelReason: "Say why you're cancelling",
  declineReason: 'Say what should change',
  milestoneTitle: 'Enter a title',
  link: 'Enter a link that begins with https://',
  filesMax: 'Add up to 10 files',
  linksMax: 'Add up to 10 links',
  filesTogether: 'Files together can be 200 MB at most',
  proxyTooLarge: 'This preview is longer or larger than previews are',
  fileGone: 'One of these files is no longer there. Add it again.',
  milestoneEmpty: 'Add a file, a link or a comment',
  milestoneNotSubmitted: "This milestone hasn't been submitted",
  milestonePassed: 'The 3 days to ask for changes are over',
  milestoneDeclined: "You've asked for changes to this milestone twice already",
  startedAlready: 'The work has already started',
  startFirst: 'Start the work first',
  moreDays: 'Enter 1 to 60 whole days',
  moreTimeReason: 'Say why in at least 10 characters',
  moreTimeOpen: 'You already have a request waiting for an answer',
  moreTimeUsed: "You've used all three requests for this order",
  moreTimeNone: "There's no open request for more time",
  notMissed: "This milestone wasn't missed",
};

const canWithdraw = (name: string | number) => `${name} can withdraw the money now.`;

/** What several places of an order say. */
export const shared = {
  remarks: 'See the remarks',
  accepted: 'Accepted',
  canWithdraw,
  changesRequested: 'Changes requested',
  readyToWithdraw: 'Ready to withdraw',
  cancelOrder: 'Cancel order',
  moneyTrailFailed: "We couldn't show where the money went",
};

/** The status of an order, capitalised (rule 9.10). */
export const status = {
  bidding: 'Bidding',
  offered: 'Offered',
  agreed: 'Agreed',
};

/** The steps across the order's page. */
export const steps = {
  label: 'Order progress',
  paidOut: 'Paid out',
  released: 'Money released',
};

/** The columns of the lists. */
export const columns = {
  milestonesAccepted: (done: number, all: number) => `Milestones: ${done} of ${all} accepted`,
  /** A milestone that was submitted. */
  lookBy: (milestone: string, day: string) => `Your turn: look at “${milestone}” by ${day}`,
  talentName: 'Talent Name',
  milestonesOf: (title: string | number) => `milestones of ${title}`,
  talent: (name: string | number) => `, by ${name}`,
  loadFailed: "We couldn't load the orders",
};

/** The hunter's four lists. */
export const hunterLists = {
  completedLead: 'Projects you accepted',
  pendingEmpty: 'No pending projects',
  pendingEmptyText: 'Accept a bid and its agreement appears here until the talent accepts and you pay.',
  seeBids: 'See the bids',
  activeEmpty: 'No active projects',
  activeEmptyText: "A project becomes active once you've paid into escrow.",
  submittedEmpty: 'No submitted projects',
  submittedEmptyText: 'Work waiting for your answer appears here.',
  completedEmpty: 'No completed projects',
  completedEmptyText: "Projects whose work you've accepted appear here.",
};

/** The talent's four tabs. */
export const talentTabs = {
  pendingEmpty: 'No pending orders',
  pendingEmptyText: 'When a hunter accepts your bid, the agreement appears here.',
  activeEmpty: 'No active orders',
  activeEmptyText: 'An order becomes active once the hunter has paid into escrow. Then you can start.',
  activeOrders: 'Active orders',
  submittedEmptyText: `Work you submit waits here for the hunter's answer, for ${ACCEPT_AFTER_DAYS} days at most.`,
  completedEmpty: 'No completed orders',
  completedEmptyText: 'Work that hunters accepted appears here, with its payment.',
};

/** The order's page. */
export const page = {
  loadFailed: "We couldn't load this order",
  disputeFailed: "We couldn't load the dispute",
  changesInRound: (round: string | number) => `Changes requested in round ${round}`,
  settled: 'You both agreed on a settlement',
  disputeOver: 'The dispute is over.',
  decided: 'Adire decided the dispute',
  yours: (amount: string | number) => `${amount} is yours`,
  afterFee: (amount: string) => `${amount} of it is yours, after the service fee and any penalties.`,
  agreedPrice: 'Agreed price',
  releasedOn: (name: string, day: string) => `The money was released to ${name} on ${day}.`,
  filesOpen: 'Your files are below, ready to download.',
  askReview: (name: string | number) => `How did it go? Leave a review for ${name}.`,
  suspended: (name: string | number) =>
    `${name}'s account is suspended. The money stays where it is. Deadlines and your rights stay as agreed.`,
  brief: 'Job brief and terms',
  details: 'Order details',
  notDelivered: 'Not delivered yet',
  history: 'History',
  historyLabel: 'Order history',
  historyEmpty: 'Nothing has happened yet.',
  wrong: 'Something wrong?',
  movedOn: 'This order has moved on',
};

/** What can follow an order that came to nothing. */
export const next = {
  orderAgain: 'Order again',
  hireAgain: (name: string) => `Hire ${name} again`,
  similarGigs: 'Similar gigs',
  postJob: 'Post as a job',
};

/** The talent starts. */
export const start = {
  confirm: 'Start work',
  done: 'Work started',
  doneText: "We've notified the hunter. Submit each milestone by its deadline.",
  failed: "We couldn't start the work",
};

/** The milestones of an order, and how each is doing. */
export const milestones = {
  notStarted: 'Not started',
  due: 'To be submitted',
  submittedLate: 'Submitted late',
  missed: 'Missed',
  notSubmitted: 'Not submitted',
  granted: (value: string | number) => ` (${value} granted)`,
  paused: 'Deadline paused',
  timeUp: 'time is up',
  ofPrice: (amount: string | number, penalty: string | number) => `${amount} (${penalty}% of the price)`,
  penalty: (amount: string | number) => `Penalty: ${amount}`,
  penaltyIfMissed: (amount: string | number) => `Penalty if missed: ${amount}`,
  noPenalty: 'No penalty',
  noPenaltyInTime: 'No penalty: submitted on time',
  noPenaltyWaived: 'No penalty: it was waived',
  waived: 'Penalty waived',
  submittedFor: (title: string | number) => `Submitted for ${title}`,
  onBoard: (done: string) => `On the board: ${done}`,
  noAttachment: 'No attachment',
};

/** The dialogs in which milestones are submitted, and read. */
export const submitMilestone = {
  open: 'Submit a milestone',
  title: 'Milestone submission',
  submitThis: 'Submit this milestone',
  submitAgain: 'Submit again',
  confirm: 'Submit milestone',
  submittedTitle: 'Submitted milestones',
};

/** The hunter waives a penalty. */
export const waive = {
  title: 'Waive this penalty?',
  lead: (title: string | number, penalty: string | number, name: string | number) =>
    `“${title}” will count as on time. ${penalty} won't be deducted from what ${name} earns. You can't undo this.`,
  confirm: 'Waive the penalty',
};

/** The hunter asks for changes to a milestone. */
export const declineMilestone = {
  open: 'Ask for changes',
  title: 'Ask for changes to this milestone',
  lead: (title: string | number, name: string | number) =>
    `“${title}” goes back to ${name}, with at least ${MILESTONE_CHANGES_DAYS} days to change it. The money stays in escrow.`,
  until: (moment: string | number) => `You can ask for changes until ${moment}.`,
  lookAt: (title: string) => `Look at “${title}”`,
  sentBack: (title: string) => `Changes requested to “${title}”`,
  untilTalent: (name: string | number, moment: string | number) =>
    `${name} can ask for changes until ${moment}.`,
  doneText: (name: string | number) => `${name} sees your notes and submits the milestone again.`,
};

/** More time: requested, answered, withdrawn. */
export const moreTime = {
  ask: 'Ask for more time',
  askLead: (name: string | number) => `${name} has 48 hours to answer. Your deadlines are paused until then.`,
  daysLabel: 'How many more days?',
  daysHint: (max: string | number) => `1 to ${max} days. Open deadlines and the end date move by as many.`,
  reasonLabel: 'Why?',
  reasonHint: (name: string | number) =>
    `At least 10 characters. ${name} will read this. You can ask three times per order.`,
  requested: 'More time requested',
  lapses: (moment: string) => `No answer by ${moment}? The request lapses.`,
  asksFor: (name: string | number, value: string | number) => `${name} asks for ${value}`,
  youAsked: (value: string) => `You asked for ${value}`,
  requestedAt: (moment: string | number, lapses: string | number) => `Requested ${moment}. ${lapses}`,
  priceStays: 'stays the same',
  endNow: 'End date now',
  endIfGranted: 'If granted',
  answer: 'Answer the request',
  answerLead: (name: string | number) =>
    `If you grant it, open deadlines and the end date move by as many days. The time ${name} waited is added either way, in whole days.`,
  answerLabel: 'Your answer',
  grant: (value: string | number) => `Grant ${value}`,
  keepDates: 'Keep the dates',
  granted: 'More time granted',
  refused: 'The dates stay as they are',
  withdraw: 'Withdraw request',
  withdrawTitle: 'Withdraw this request?',
  withdrawLead:
    'Your deadlines run again, with the time you waited added. This request still counts as one of three.',
  withdrawn: 'Request withdrawn',
};

/** The talent submits the work. */
export const submit = {
  lastFiles: (round: number, names: string) =>
    `Round ${round} had: ${names}. Add again what belongs to this round, too.`,
  notYet: 'Not yet',
  doneText: (name: string | number) => `${name} has ${ACCEPT_AFTER_DAYS} days to accept or decline.`,
  openMilestones: (value: string | number) => `${value} not submitted yet`,
  missed: (amount: string | number) => `: missed, so ${amount} is deducted`,
  open: (amount: string | number) => `: submit it by its deadline to keep ${amount}`,
};

/** Files and links of a submission. */
export const deliverables = {
  files: 'Files',
  hint: 'Up to 10 files, 25 MB each: pictures, sound, film, documents, archives, Photoshop, Illustrator and Figma files.',
  links: 'Links',
  locked:
    'Until the work is accepted, your client sees watermarked previews and plays sound and film in smaller quality. You can open single files earlier.',
  linksHint: 'Figma, Drive, YouTube: one link per line, beginning with https://',
};

/** What was submitted, round by round. */
export const submissions = {
  lookAt: 'Open the proof room',
  title: 'Submitted work',
  round: (round: string | number) => `Round ${round}`,
  submittedAt: (moment: string | number) => `· submitted ${moment}`,
  earlier: (count: number) => (count === 1 ? 'The round before' : `The ${count} rounds before`),
  changes: (used: number, included: number) => {
    if (used > included) return `Rounds of changes: ${used}, ${included} included`;
    return included > 0 ? `Rounds of changes: ${used} of ${included}` : 'No rounds of changes included';
  },
};

/** The hunter accepts the work. */
export const acceptWork = {
  /** What was begun and not finished. */
  unfinished: {
    unsent: (count: number) =>
      count === 1 ? "1 remark of yours isn't sent" : `${count} remarks of yours aren't sent`,
    notMet: (lines: string) => `You said that this isn't met: ${lines}`,
    unchecked: (lines: string) => `You haven't checked this yet: ${lines}`,
  },
  title: 'Accept this work?',
  lead: (name: string | number) =>
    `${name} is paid from escrow right away, and every file opens to you. You can't undo this.`,
  confirm: (amount: string) => `Accept and release ${amount}`,
  /** Under `Accept` on a narrow button. */
  releases: (amount: string) => `and release ${amount}`,
};

/** The hunter sends the work back. */
export const declineWork = {
  title: 'Ask for changes',
  lead: (name: string | number) => `The work goes back to ${name}. The money stays in escrow.`,
  reasonLabel: 'What should change?',
  reasonHint: "Say exactly what's missing, so one round is enough.",
  confirm: 'Send back',
  doneText: (name: string | number) => `${name} gets your notes and submits again.`,
};

/** Either side cancels an order that is paid for. */
export const cancel = {
  lead: (title: string | number) => `${title}. You can't reopen a cancelled order.`,
  division: 'Who gets what',
  keep: 'Keep the order',
  doneText: (other: string | number) => `We've sent ${other} your reason. The order shows who got what.`,
};

/** Why the money of a cancelled order goes where it goes, read by the one who cancels. */
export const cancelRules = {
  'by-talent': (hunter: string) =>
    `If you cancel, the full price goes back to ${hunter}, whatever you've submitted.`,
  'not-started': () =>
    "The work hasn't started, so you don't owe a fee. Only the payment provider's charge isn't refunded.",
  missed: () =>
    "A milestone was missed and fewer than two were passed, so you don't owe a fee. Only the payment provider's charge isn't refunded.",
  begun: (talent: string) =>
    `The work has started, so ${talent} is paid part of the price and Adire takes its cancellation fee. The payment provider's charge isn't refunded.`,
};

/** Where the money is. */
export const money = {
  heldLine: (amount: string) => `${amount} safe in escrow`,
  heldSafe: 'Safe in escrow until the work is accepted. In a dispute Adire decides.',
  heldFrozen: 'Safe in escrow, and frozen until the dispute ends.',
  heldForBank: 'Frozen until the bank that asks for it back has decided.',
  notPaidYet: 'Not paid into escrow yet.',
  neverPaid: 'This was never paid.',
  talentPart: 'Your share of the price. The escrow is closed.',
  hunterPaid: (value: string | number) => `You paid this. The escrow is closed${value}.`,
  hunterBack: (amount: string | number) => `, and ${amount} came back to you`,
  division: 'Who got what',
  divisionIfAccepted: 'If the work is accepted now',
  paidToBank: 'Paid to your bank',
};

/** Every naira of the order. */
export const trail = {
  to: 'to',
  providerCharge: (amount: string | number) => `Paystack charged Adire ${amount} for this.`,
  receipt: 'Receipt (PDF)',
  deed: 'Deed of rights (PDF)',
};

/** The money of an order in a list. */
export const payment = {
  lead: (button: string) => `Press ${button} on an order to withdraw its money.`,
  nothing: 'Nothing to withdraw',
  of: (amount: string | number, title: string | number) => `of ${amount} for ${title}`,
};

/** Reviews of an order. */
export const reviews = {
  none: 'No review',
  add: (name: string | number) => `Add Review for ${name}`,
  hidden: (name: string | number, hiddenUntil: string | number) => `${name} reviewed you. ${hiddenUntil}.`,
  from: (name: string | number) => ` from ${name}`,
  by: (name: string | number) => `${name} reviewed`,
};

/** Whose turn it is, in a list and above the order. */
export const turn = {
  /** Somebody is waited for without a date. */
  noDeadline: 'No deadline',
  label: 'Whose turn it is',
  by: (moment: string | number) => `(by ${moment})`,
  milestoneBy: (moment: string | number) => `(milestone due ${moment})`,
};

export type TurnWords = (facts: TurnFacts) => readonly [title: string, next: string];

/** `mine` is read by the one who has to act, `theirs` by the other side. */
export const turns: Record<Turn['doing'], { mine: TurnWords; theirs: TurnWords }> = {
  'accept-offer': {
    mine: ({ other, fromGig, round }) => [
      `Your turn: accept or decline the ${fromGig ? 'order' : 'agreement'}`,
      `${round ? `${other} ordered round ${round}. ` : ''}Check the brief, the dates and the terms. Once you accept, ${other} pays into escrow.`,
    ],
    theirs: ({ other, fromGig }) => [
      `Waiting for ${other} to accept the ${fromGig ? 'order' : 'agreement'}`,
      `You pay into escrow once ${other} has accepted. Until then you can cancel the agreement for free.`,
    ],
  },
  pay: {
    mine: ({ other, price }) => [
      `Your turn: pay ${price} into escrow`,
      `We keep it safe. ${other} starts once it's there, and is paid when you accept the work.`,
    ],
    theirs: ({ other, price }) => [
      `Waiting for ${other} to pay ${price} into escrow`,
      "Don't start yet. Your work is protected once the money is in escrow.",
    ],
  },
  start: {
    mine: ({ price }) => [
      'Your turn: start the work',
      `${price} is safe in escrow for this order. Your milestone deadlines are already running.`,
    ],
    theirs: ({ other, price }) => [
      `Waiting for ${other} to start`,
      `Your ${price} is safe in escrow. Cancel before the work starts and you lose only the payment provider's charge.`,
    ],
  },
  work: {
    mine: ({ other }) => [
      'Your turn: do the work and submit it',
      `Submit each milestone by its deadline, then the whole project. ${other} accepts it or asks for changes.`,
    ],
    theirs: ({ other }) => [
      `${other} is working`,
      "You see each milestone as it's submitted. Once the whole project is submitted, it's your turn.",
    ],
  },
  answer: {
    mine: ({ other }) => [
      'Your turn: accept the work or ask for changes',
      `Happy with it? Accept, and ${other} is paid. Not right? Send it back with notes.`,
    ],
    theirs: ({ other }) => [
      `Waiting for ${other} to accept or decline`,
      'Your deadlines are paused while you wait.',
    ],
  },
  'answer-extension': {
    mine: ({ other }) => [
      'Your turn: answer the request for more time',
      `${other} asks for more days. Grant them, and open deadlines and the end date move by as many. The price stays the same.`,
    ],
    theirs: ({ other }) => [
      `Waiting for ${other} to answer your request for more time`,
      'Your deadlines are paused until you get an answer. You can keep working and submit at any time.',
    ],
  },
  'answer-dispute': {
    mine: ({ other }) => [
      `Your turn: answer ${other}'s dispute`,
      `Read what ${other} says, then tell your side. You can answer once, with files if you like. ${dispute.frozen}`,
    ],
    theirs: ({ other }) => [`Waiting for ${other} to answer the dispute`, dispute.frozen],
  },
  decide: {
    mine: () => ['Waiting for Adire to decide the dispute', dispute.frozen],
    theirs: () => [
      'Waiting for Adire to decide the dispute',
      `${dispute.frozen} You two can still agree on a settlement.`,
    ],
  },
  'answer-remarks': {
    mine: ({ other }) => [
      'Your turn: make the changes',
      `${other} asked for changes. Say of each remark that it's changed, or answer it. Then submit the next round.`,
    ],
    theirs: ({ other }) => [
      `${other} is making your changes`,
      "You see in the proof room what's done. Once the next round is submitted, it's your turn.",
    ],
  },
  'answer-questions': {
    mine: ({ other }) => [
      'Your turn: answer a question',
      `${other} has a question about the work, and hasn't asked for changes.`,
    ],
    theirs: ({ other }) => [`Waiting for ${other} to answer`, 'You are notified of the answer.'],
  },
  'look-at-milestone': {
    mine: ({ other }) => [
      'Your turn: look at a milestone',
      `${other} submitted it. Not right? Ask for changes; otherwise you need to do nothing.`,
    ],
    theirs: ({ other }) => [`${other} is looking at a milestone`, 'You can go on with the work.'],
  },
  'read-bids': {
    mine: () => [
      'Your turn: choose from your bids',
      'Accept one to send its agreement. Nothing is charged yet.',
    ],
    theirs: ({ other }) => [
      `${other} is reading the bids`,
      'You are notified as soon as there is a decision.',
    ],
  },
  'answer-invitation': {
    mine: ({ other }) => ['Your turn: answer an invitation', `${other} would like your bid for this job.`],
    theirs: ({ other }) => [`Waiting for ${other} to apply`, 'You are notified as soon as there is a bid.'],
  },
  'withdraw-money': {
    mine: () => [
      'Your turn: withdraw your money',
      "It's yours, and stays here until you send it to your bank account.",
    ],
    theirs: ({ other }) => ['This order is complete', canWithdraw(other)],
  },
  review: {
    mine: ({ other }) => [
      'Your turn: say how it went',
      `Your review of ${other} helps the next person decide.`,
    ],
    theirs: ({ other }) => ['This order is complete', `${other} can still leave a review.`],
  },
  'wait-for-bank': {
    mine: () => [
      "The payer's bank decides",
      'It asks for the payment back. Until then no money of this order moves.',
    ],
    theirs: () => [
      "The payer's bank decides",
      'It asks for the payment back. Until then no money of this order moves.',
    ],
  },
  nothing: {
    mine: () => ['Nothing left to do', 'This order is closed.'],
    theirs: () => ['Nothing left to do', 'This order is closed.'],
  },
};

/** What happens by itself at the moment `by`. */
export const byItself: Record<
  NonNullable<Turn['outcome']>,
  (by: string, facts: TurnFacts, mine: boolean) => string
> = {
  accepted: (by, { other }, mine) =>
    mine
      ? `No answer by ${by}? We accept it for you and ${other} is paid.`
      : `No answer by ${by}? We accept the work for ${other} and you're paid.`,
  passed: (by) => `You can ask for changes until ${by}. After that it's passed.`,
  missed: (by) => `The next milestone is due by ${by}. If it's missed, its penalty is deducted.`,
  lapsed: (by) =>
    `No answer by ${by}? The request lapses. The dates stay as they are, plus the days spent waiting.`,
  'offer-lapsed': (by, { other }, mine) =>
    mine
      ? `Answer by ${by}. After that the offer lapses.`
      : `${other} has until ${by} to answer. After that the offer lapses, and you've paid nothing.`,
  unanswered: (by, { other }, mine) =>
    mine
      ? `Answer by ${by}. After that, ${dispute.decides}`
      : `${other} has until ${by} to answer. ${dispute.silence(other)}`,
  decided: (by) => `Adire aims to decide by ${by}.`,
};

/** What happens if nobody acts where there is no deadline. */
export const withoutTimer: Record<Turn['doing'], ((price: string) => string) | null> = {
  'accept-offer': () =>
    "There's no deadline. The offer stands until it's answered or withdrawn, and nothing is charged.",
  pay: () => "There's no deadline. The agreement stands until it's paid, or one of you cancels it for free.",
  start: (price) => `${price} stays in escrow until the work starts or the order is cancelled.`,
  work: (price) =>
    `No milestone is due any more. ${price} stays in escrow until the work is submitted, or the order is cancelled or disputed.`,
  answer: (price) => `${price} stays in escrow until there's an answer.`,
  'answer-extension': (price) => `${price} stays in escrow until there's an answer.`,
  'answer-dispute': (price) => `${price} stays in escrow until there's an answer.`,
  decide: (price) => `${price} stays in escrow until Adire decides.`,
  'withdraw-money': () => "There's no deadline. The money stays here until it's withdrawn.",
  review: () => "There's no deadline for a review.",
  'wait-for-bank': () => 'Banks take days or weeks. You get a message once it has decided.',
  'answer-remarks': (price) => `${price} stays in escrow until the next round is submitted.`,
  'answer-questions': () => "Your client's time to answer the work runs on meanwhile.",
  'look-at-milestone': () => 'It passes if you do nothing.',
  'read-bids': () => "There's no deadline. The job takes bids until you choose one or take it down.",
  'answer-invitation': () => "There's no deadline. You can apply as long as the job takes bids.",
  nothing: null,
};
