/** The operator console, a group for each place: its frame, what all places share, and the refusals. */
import { grouped } from '../core/grouped.ts';
import { thousands } from './language.ts';

export {
  categories,
  dispute,
  disputes,
  emails,
  exports,
  fees,
  history,
  job,
  jobs,
  mailed,
  messages,
  people,
  person,
  questions,
  reports,
  site,
} from './operator-market.ts';
export {
  books,
  money,
  payments,
  payout,
  payouts,
  reconciliation,
  refunds,
  unmatched,
} from './operator-money.ts';

function counted(one: string, many: string) {
  return (amount: number) => `${grouped(String(amount), thousands)} ${amount === 1 ? one : many}`;
}

export const shell = {
  title: 'Operations',
  modules: 'Modules',
  find: 'Find anything',
  findHint: 'Name, e-mail, title, reference',
  search: 'Search',
  signOut: 'Sign out',
} as const;

/** What an operator has to look at, by kind. */
export const waiting = {
  suspense: counted('unmatched payment', 'unmatched payments'),
  refunds: counted('refund needs bank details', 'refunds need bank details'),
  payouts: counted('stuck payout', 'stuck payouts'),
  findings: counted('open finding', 'open findings'),
  disputes: counted('open dispute', 'open disputes'),
  mails: counted('undelivered e-mail', 'undelivered e-mails'),
};

export const signIn = {
  title: 'Operator console',
  lead: 'For the team that runs the market.',
  email: 'E-mail',
  password: 'Password',
  code: 'Authenticator code',
  confirm: 'Sign in',
  enrol: 'Set up an authenticator',
  wrongCode: 'Enter the six digits from your authenticator',
  failed: 'Wrong e-mail, password or code',
  logged: (address: string) => `Signed in from ${address}`,
} as const;

export const enrol = {
  title: 'Set up an authenticator',
  lead: 'Enter the code that “npm run operator -- grant” printed. It works for 24 hours.',
  next: 'Now enter the code that your authenticator shows.',
  code: 'Enrolment code',
  confirm: 'Continue',
  wrongCode: 'Enter the code from the command line',
  back: 'Back to sign in',
  scan: 'Scan this with an authenticator app, or type the key into it (time-based, six digits).',
  open: 'Open the app on this device',
  qr: 'The key as a QR code',
  copy: 'Copy key',
  copied: 'Key copied',
} as const;

/** What every action has in common. */
export const action = {
  reason: 'Reason',
  reasonHint: 'Kept in the audit log for good',
  reasonEmpty: 'Enter a reason for the audit log',
  reasonShort: 'Give a reason of at least 10 characters',
  proposed: 'Proposed. A second operator has to confirm it.',
  ownAffair:
    'You’re a party to this, or share a mailbox, phone number or bank account with one. Ask another operator.',
  otherProposal: 'Another operator proposed something else for this money. Review it first',
  second: (limit: string) => `Above ${limit} a second operator has to confirm it`,
  needsTwo: 'Needs two operators',
  save: 'Save changes',
  saved: 'Changes saved',
  edit: 'Edit',
  moveUp: 'Move up',
  moved: 'Moved',
} as const;

/** Columns and labels of several places. */
export const label = {
  person: 'Person',
  hunter: 'Hunter',
  talent: 'Talent',
  hunterAndTalent: 'Hunter and talent',
  noSide: 'No profile yet',
  job: 'Job',
  order: 'Order',
  payout: 'Payout',
  dispute: 'Dispute',
  title: 'Title',
  name: 'Name',
  email: 'E-mail',
  sides: 'Sides',
  registered: 'Registered',
  posted: 'Posted',
  status: 'Status',
  price: 'Price',
  budget: 'Budget',
  amount: 'Amount',
  reference: 'Reference',
  id: 'ID',
  bank: 'Bank',
  started: 'Started',
  updated: 'Updated',
  requested: 'Requested',
  attempts: 'Attempts',
  escrow: 'In escrow',
  actions: 'Actions',
  all: 'All',
  open: 'Open',
  ended: 'Closed',
  files: 'Files',
} as const;

/** Codes as people read them. */
export const status = {
  account: { open: 'Open', suspended: 'Suspended', operator: 'Operator' },
  payment: {
    new: 'Started',
    open: 'Waiting for payment',
    funded: 'Paid',
    failed: 'Not paid',
    returned: 'Credited to hunter',
    suspense: 'Unmatched',
    given: 'Credited to hunter',
    'sending-back': 'Refund on its way',
    'sent-back': 'Refunded',
  },
  payout: {
    new: 'Requested',
    sending: 'Sending',
    unknown: 'Unknown',
    pending: 'Sent to bank',
    success: 'Paid out',
    failed: 'Failed',
    reversed: 'Returned by bank',
    code: 'Needs a code',
  },
  refund: {
    new: 'Requested',
    sending: 'Sending',
    unknown: 'Unknown',
    pending: 'On its way',
    processed: 'Refunded',
    failed: 'Failed',
    'needs-attention': 'Needs bank details',
  },
  dispute: {
    answer: 'Waiting for an answer',
    decision: 'Needs a decision',
    withdrawn: 'Dispute withdrawn',
    settled: 'Settled',
    decided: 'Decided',
  },
  policy: { coming: 'Scheduled', 'in force': 'In force', past: 'Past' },
  finding: { open: 'Open', repaired: 'Fixed', vanished: 'Gone', settled: 'Resolved' },
  comparison: {
    unfinished: 'Not finished',
    incomplete: 'Incomplete',
    differs: 'Differences',
    agrees: 'Matches',
  },
  books: { balanced: 'Balanced' },
  job: { removed: 'Removed' },
} as const;

export const home = {
  title: 'Today',
  lead: 'What needs an operator.',
  failed: 'We couldn’t load what needs you',
  empty: 'All clear. Nothing needs an operator.',
  reported: 'Reported in the last 7 days',
  found: (q: string) => `Results for “${q}”`,
  findFailed: 'The search didn’t work',
  notFound: 'Nothing matches. The start of a word is enough; type references in full.',
  held: (amount: string) => `${amount} is unmatched under this reference:`,
  review: 'Review it',
} as const;

export const log = {
  title: 'Audit log',
  lead: 'Every action with its reason. Nobody can change it.',
  failed: 'We couldn’t load the audit log',
  empty: 'No operator has acted here.',
  find: 'Find actions about',
  findHint: 'ID or reference',
  list: 'Actions of operators',
  changed: 'What changed',
  before: 'before',
  after: 'after',
  line: (operator: string, action: string) => `${operator} ${action}`,
  verbs: {
    'session.begin': 'signed in',
    'person.suspend': 'suspended a person',
    'person.restore': 'restored a person',
    'person.end-sessions': 'signed a person out everywhere',
    'messages.read': 'read the messages of a job',
    'payment.ask': 'checked a payment',
    'suspense.give': 'credited an unmatched payment to a hunter',
    'suspense.give.propose': 'proposed to credit an unmatched payment',
    'suspense.refund': 'refunded an unmatched payment',
    'suspense.refund.propose': 'proposed to refund an unmatched payment',
    'refund.ask': 'checked a refund',
    'payout.ask': 'checked a payout',
    'payout.finish': 'released a payout',
    'dispute.decide': 'decided a dispute',
    'dispute.decide.propose': 'proposed a decision on a dispute',
    'dispute.note': 'wrote to both sides of a dispute',
    'books.compare': 'reconciled the books',
    'finding.settle': 'resolved a finding',
    'finding.settle.propose': 'proposed to resolve a finding',
    'faq.add': 'added a question',
    'faq.change': 'edited a question',
    'faq.remove': 'removed a question',
    'faq.arrange': 'reordered the questions',
    'category.add': 'added a category',
    'category.change': 'edited a category',
    'category.arrange': 'reordered the categories',
    'skill.add': 'added a skill',
    'skill.change': 'edited a skill',
    'policy.publish': 'published a fee policy',
    'mail.retry': 'resent an e-mail',
    'export.take': 'exported a table',
  },
} as const;
