/** The operator console: people, jobs, disputes, e-mails, and what everybody reads. */

export const reports = {
  about: 'About',
  by: 'Reported by',
} as const;

export const people = {
  title: 'People',
  failed: 'We couldn’t load people',
  empty: 'Nobody matches.',
  find: 'Find a person',
  findHint: 'Name or e-mail',
  filter: 'Show people',
} as const;

export const person = {
  failed: 'We couldn’t load this person',
  account: 'Account',
  phone: 'Phone',
  country: 'Country',
  suspendedAt: 'Suspended on',
  gigs: 'Gigs',
  money: 'Balances',
  earned: 'Earnings to withdraw',
  refundable: 'Refunds to withdraw',
  talentOnWay: 'On its way, as talent',
  hunterOnWay: 'On its way, as hunter',
  talentPaid: 'Withdrawn as talent',
  hunterPaid: 'Withdrawn as hunter',
  sessions: 'Sessions',
  noSessions: 'Not signed in.',
  seen: (moment: string) => `Last seen ${moment}`,
  since: (moment: string) => `since ${moment}`,
  reported: 'Reports about this person',
  noJobs: 'No jobs yet.',
  endSessions: 'Sign out everywhere',
  endSessionsTitle: (name: string) => `Sign ${name} out everywhere?`,
  endSessionsText: 'Every session ends. They can sign in again.',
  endSessionsDone: 'Signed out everywhere',
  suspend: 'Suspend',
  suspendTitle: (name: string) => `Suspend ${name}?`,
  suspendText:
    'We end their sessions, hide their gigs and e-mail them the reason. Escrow stays put; people on open orders are notified.',
  suspendDone: 'Account suspended',
  restore: 'Restore',
  restoreTitle: (name: string) => `Restore ${name}?`,
  restoreText: 'They can sign in again, and their gigs are back in search.',
  restoreDone: 'Account restored',
  suspended: 'This account is already suspended',
  notSuspended: 'This account isn’t suspended',
  self: 'You can’t act on your own account',
} as const;

export const jobs = {
  title: 'Jobs',
  failed: 'We couldn’t load jobs',
  empty: 'No job matches.',
  find: 'Find a job',
  findHint: 'Title or ID',
  allStatuses: 'Every status',
} as const;

export const job = {
  failed: 'We couldn’t load this job',
  parties: 'Parties',
  noTalent: 'Nobody hired yet',
  dates: 'Dates',
  money: 'Money now',
  price: 'Agreed price',
  talentPayable: 'Talent can withdraw',
  hunterPayable: 'Hunter can withdraw',
  brief: 'Brief and milestones',
  milestone: (days: number, penalty: number, rounds: number) =>
    `due after ${days} days, ${penalty}% penalty, submitted ${rounds}×`,
  movements: 'Money movements',
  noMovements: 'No money has moved yet.',
  booked: (cause: string, actor: string) => `${cause}, by ${actor}`,
  history: 'History',
  historyOf: 'History of this job',
} as const;

/** Lines of a job's history that operators alone see. */
export const history = {
  'job.create': (who: string) => `${who} posted the job`,
  'job.invite': (who: string) => `${who} invited a talent`,
  'job.uninvite': (who: string) => `${who} withdrew an invitation`,
  'job.remind': 'We reminded the hunter about the submitted work',
  'bid.apply': (who: string) => `${who} applied`,
  'bid.withdraw': (who: string) => `${who} withdrew their bid`,
  'bid.reject': (who: string) => `${who} rejected a bid`,
} as const;

export const messages = {
  title: 'Messages',
  lead: 'Private. The audit log keeps who read them and why.',
  action: 'Read messages',
  dialog: 'Read both parties’ messages?',
  text: 'The newest 200. Read them only for a dispute or a report.',
  done: 'Messages opened',
  empty: 'They haven’t written to each other.',
} as const;

export const disputes = {
  title: 'Disputes',
  failed: 'We couldn’t load disputes',
  filter: 'Show disputes',
  noneOpen: 'No open disputes.',
  noneEnded: 'No closed disputes yet.',
  opened: 'Opened',
  due: 'Due',
} as const;

export const dispute = {
  failed: 'We couldn’t load this dispute',
  openedBy: { hunter: 'Opened by the hunter', talent: 'Opened by the talent' },
  answerBy: { hunter: 'Answer by the hunter', talent: 'Answer by the talent' },
  answer: 'Answer',
  silent: 'No answer came in time.',
  awaited: (moment: string) => `Answer due by ${moment}.`,
  ownProposal: (amount: string, reason: string) =>
    `You propose ${amount} for the talent before the fee: ${reason}. Another operator has to decide the same.`,
  proposal: (name: string, amount: string, reason: string) =>
    `${name} proposes ${amount} for the talent before the fee: ${reason}. A second operator has to decide the same.`,
  outcome: 'Outcome',
  order: 'Order',
  brief: 'Brief',
  terms: 'Terms',
  ifAccepted: 'If the work were accepted now',
  ifCancelled: 'If the hunter cancelled now',
  toTalent: 'To the talent',
  toHunter: 'Back to the hunter',
  fee: 'Service fee',
  charge: 'Payment charge',
  work: 'Submitted work',
  noWork: 'The full work hasn’t been submitted.',
  round: (number: number) => `Round ${number}`,
  declined: (reason: string) => `Sent back: ${reason}`,
  write: 'Write to both',
  writeTitle: 'Write to both sides',
  writeText: 'Both read it in the order’s history and by e-mail.',
  writeConfirm: 'Send message',
  writeDone: 'Sent to both',
  message: 'Message',
  messageHint: 'Both sides read it, and the audit log keeps it for good',
  messageEmpty: 'Write your message to both sides',
  messageShort: 'Write at least 10 characters',
  decide: 'Decide',
  decideAgain: 'Change your proposal',
  decideTitle: 'Decide this dispute',
  decideText: 'We divide the escrow for good and tell both sides why.',
  decideConfirm: 'Divide the escrow',
  decideDone: 'Decided. Both sides are notified.',
  amount: 'To the talent, before the fee',
  amountHint: (price: string) => `N0 to ${price}. The rest goes back to the hunter`,
  reasonHint: 'Both sides read it',
} as const;

export const emails = {
  title: 'E-mails',
  lead: 'The mail server refused these after many attempts.',
  list: 'Undelivered e-mails',
  failed: 'We couldn’t load e-mails',
  empty: 'No undelivered e-mails.',
  subject: 'Subject',
  to: 'To',
  error: 'Mail server’s answer',
  parked: 'Given up',
  retry: 'Send again',
  retryTitle: 'Send this e-mail again?',
  retryText: (subject: string, address: string) => `“${subject}”, to ${address}`,
  retryDone: 'Sending it again',
} as const;

export const site = {
  title: 'Site',
  questions: 'Questions',
  categories: 'Categories',
  fees: 'Fees',
  order: 'List every one of them once',
} as const;

export const questions = {
  failed: 'We couldn’t load the questions',
  add: 'Add a question',
  edit: 'Edit the question',
  question: 'Question',
  answer: 'Answer',
  move: 'Move this question up?',
  remove: 'Remove',
  removeTitle: 'Remove this question from the landing page?',
  removeDone: 'Question removed',
  questionEmpty: 'Enter the question',
  answerEmpty: 'Enter the answer',
} as const;

export const categories = {
  failed: 'We couldn’t load the categories',
  add: 'Add a category',
  edit: 'Edit the category',
  parent: 'Parent category',
  noParent: 'None: top level',
  under: (name: string) => `under ${name}`,
  skillsOf: (name: string) => `Skills in ${name}`,
  move: (name: string) => `Move ${name} up?`,
  moveText: 'The category bar shows them in this order.',
  addSkill: 'Add a skill',
  editSkill: 'Edit the skill',
  skillText: 'Search finds gigs with this skill under its new name at once.',
  category: 'Category',
  nameEmpty: 'Enter the category’s name',
  skillEmpty: 'Enter the skill’s name',
  taken: 'This name is taken',
  tooDeep: 'Choose a top-level category as the parent',
  ownParent: 'A category can’t be its own parent',
  hasChildren: 'This category has subcategories, so it stays at the top level',
} as const;

export const fees = {
  list: 'Fee policies',
  failed: 'We couldn’t load the fees',
  lead: 'A policy applies to agreements made from its start date. Existing orders keep theirs. Members get 30 days’ notice.',
  from: 'From',
  service: 'Service fee',
  talent: 'Talent on cancellation',
  platform: 'Platform on cancellation',
  delay: 'Late answer',
  published: 'Published',
  publish: 'Publish a policy',
  publishTitle: 'Publish a fee policy',
  publishText: 'We notify and e-mail every member at once. You can’t undo it, but another policy can follow.',
  publishConfirm: 'Publish',
  publishDone: (members: number) => `Published. Members notified: ${members}.`,
  serviceField: 'Service fee, % of what the talent earns',
  talentField: 'Talent, % of the price when a hunter cancels',
  platformField: 'Platform, % of the price when a hunter cancels',
  delayField: 'Late answer, % of the price',
  effective: 'Takes effect on',
  effectiveHint: (day: string) => `${day} or later`,
  tooSoon: 'Choose a day at least 30 days ahead',
  wrongPercent: 'Enter a percentage from 0 to 100, with up to two decimals',
  tooMuch: 'Talent and platform together can’t take more than the whole price',
} as const;

export const exports = {
  title: 'Exports',
  lead: 'CSV files, safe to open in a spreadsheet. The audit log keeps who exported what and why.',
  action: 'Export',
  dialog: (table: string) => `Export: ${table}`,
  done: 'The file is in your downloads',
  people: ['People', 'Every account, its sides, and whether it’s suspended.'],
  orders: ['Jobs and orders', 'Every job with its parties, price and dates.'],
  payouts: ['Payouts', 'Every transfer to a bank, with the last four digits of the account.'],
  findings: ['Findings', 'Every difference between our books and Paystack’s, and how it was closed.'],
  ledger: ['Ledger', 'Every leg of every money movement, in order.'],
} as const;

/** The e-mails that an action sends. */
export const mailed = {
  suspended: 'Your account is suspended',
  suspendedText: 'We’ve suspended your account and signed you out everywhere.',
  suspendedMoney:
    'Your money stays safe, in escrow or in your earnings. Think this is a mistake? Reply to this e-mail.',
  restored: 'Your account is open again',
  restoredText: 'You can sign in again as before.',
  because: (reason: string) => `Reason: ${reason}`,
  newKey: 'New authenticator for the operator console',
  newKeyText: 'Someone signed in to the operator console with your password and a new authenticator.',
  newKeyNotYou: 'Wasn’t you? Change your password now and have your operator access removed.',
} as const;
