/** Payouts: earnings, refunds, bank accounts and withdrawals. */
import { ACCEPT_AFTER_DAYS } from '../../acts/deadlines.ts';
import { moment } from './figures.ts';

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  expected: 'Expected earning',
  netIncome: 'Net Income',
  withdrawn: 'Withdrawn',
  pendingClearance: 'Pending Clearance',
  available: 'Available for withdrawl',
  withdrawal: 'Withdrawal',
  accountNumber: 'Account number',
  enterAccountNumber: 'Enter account number',
  submit: 'Submit',
  notSuccessful: 'withdrawl not successful',
};

/** Refusals and what stands under a field. */
export const errors = {
  bank: 'Choose a bank',
  accountDigits: 'Enter a 10-digit account number',
  accountUnconfirmed: 'Confirm the bank account first',
  accountKnown: "You've already saved this bank account",
  accountsMax: "You've saved 5 bank accounts, and that's the limit. Remove one first.",
  accountInUse: 'Money is on its way to this account. Remove it once the money has arrived.',
  accountHeld: (from: string) => `This account is new: you can withdraw to it from ${moment(from)}`,
  paused: (until: string) => `Someone logged in from a new place, so withdrawals wait until ${moment(until)}`,
  password: 'Enter your password',
  passwordWrong: "That's not your password. Try again.",
  passwordNeeded: 'Enter your password to add a bank account',
  refused:
    "Your bank didn't take the transfer. Your money is safe. Check the account or choose another one, then withdraw again.",
  returned: 'Your bank sent the money back. Check the account details, then withdraw it again.',
  nothing: 'You have nothing to withdraw right now',
  frozen: "A bank is asking for this money back. It's frozen until the bank decides.",
  tooSmall: 'The smallest withdrawal is N50',
  inFlight: 'This money is already on its way',
  another: 'Another withdrawal is on its way. Withdraw the rest when it has arrived.',
  unavailable: "We can't reach the bank right now. Try again in a minute.",
  month: 'month must be a calendar month, such as 2026-11',
};

/** Where the money of an order or a transaction is. */
export const status = {
  pending: 'Pending',
  available: 'Available',
  sent: 'Sent to bank',
  paid: 'Paid',
  /** By the payer's bank. */
  lost: 'Taken back',
};

/** A talent's earnings page. */
export const earnings = {
  failed: "We couldn't load your earnings",
  /** Where a withdrawal goes. */
  to: (bank: string, ending: string) => `To ${bank} ••• ${ending}`,
  toOneOf: (accounts: number) => `To one of your ${accounts} bank accounts`,
  /** Below what can be withdrawn. */
  fromOrders: (orders: number) => `from ${orders === 1 ? 'one order' : `${orders} orders`}, no transfer fee`,
  needsAccount: 'Add a bank account to withdraw it.',
  expected: "What you'll be paid for orders in progress or waiting for approval.",
  /** Before the amount that is paid next. */
  next: 'Next:',
  /** Between that amount and the title of its order. */
  nextBy: (moment: string | number) => `by ${moment}, for`,
  /** Before an amount and the title of its order. */
  frozen: 'Frozen while a bank decides:',
  frozenOf: 'from',
  explain: "What's this?",
  netIncome: "All you've earned on Adire, after penalties and the service fee.",
  withdrawn: 'What your bank has confirmed.',
  /** Follows the sentence before it. */
  moreOnItsWay: (amount: string | number) => ` ${amount} more is on its way.`,
  pendingClearance: `Safe in escrow for orders not accepted yet. It's yours when the hunter accepts the work, or ${ACCEPT_AFTER_DAYS} days after you submit it.`,
  available: "Yours now: your net income, less what you've withdrawn and what's on its way.",
};

/** The months as bars. */
export const chart = {
  title: 'Month by month',
  months: 'Months',
  month: 'Month',
  earned: 'Earned',
  ofMonth: (earned: string | number, withdrawn: string | number) =>
    `${earned} earned, ${withdrawn} withdrawn`,
  asTable: 'Show as table',
  caption: 'Earned and withdrawn by month',
};

/** The transactions on the earnings page. */
export const transactions = {
  title: 'Transactions',
  failed: "We couldn't load your transactions",
  allMonths: 'All months',
  allStatuses: 'All statuses',
  noMatch: 'No matching transactions',
  noMatchText: 'You have no orders with this month and status.',
  empty: 'No transactions yet',
  emptyText: 'Once a hunter pays into escrow for you, the order appears here.',
};

/** What can be downloaded. */
export const downloads = {
  transactions: 'Transactions (CSV)',
  statement: 'Statement (PDF)',
  statementData: 'Statement data file, for checking',
  waits: 'Anything from the last minute will be in your next statement.',
};

/** A hunter's refunds. */
export const refunds = {
  title: 'Refunds',
  failed: "We couldn't load your refunds",
  available: 'Refunds you can withdraw',
  ready: (amount: string | number) => `${amount} ready to withdraw`,
  /** After the amount: what is withdrawn. */
  yours: 'your refunds',
  empty: 'No refunds yet',
  emptyText: "Penalties for missed milestones and what's left of a cancelled order come back to you here.",
  origin: 'Where they came from',
  missed: 'Penalties for missed milestones',
  cancelled: 'The order was cancelled',
  decided: 'The dispute ended',
  returned: 'A late, repeated or wrong payment',
};

type Payer = { channel: string | null; bank: string | null; ending: string | null };

/** Refunds that go back to the card or account that was paid with. */
export const sendBack = {
  refused: "This payment can't be sent back. Your money is safe: withdraw it to your bank instead.",
  noWay: 'Nothing of this order can go back to a card or account. Withdraw it to your bank instead.',
  started: 'Your refund is on its way back',
  action: 'Send back',
  /** Of a row: which order it is about. */
  actionFor: (title: string) => `Send back the refund of ${title}`,
  title: 'Send this refund back',
  to: 'Goes to',
  /** `the card ending 4081`; as much as the provider said. */
  payer: ({ channel, bank, ending }: Payer) => {
    const what = channel === 'card' ? 'the card' : channel === null ? 'the card or account' : 'the account';
    if (ending) return `${what} ending ${ending}`;
    return `${what} you paid from${channel !== 'card' && bank ? ` (${bank})` : ''}`;
  },
  when: '3 to 10 working days',
  rest: (amount: string) => `${amount} stays in your refunds: this payment can't take more.`,
  other: 'In a hurry? A withdrawal to your bank usually takes minutes.',
  confirm: (amount: string) => `Send ${amount} back`,
  list: 'Sent back to your card or account',
  listFailed: "We couldn't load what was sent back",
  count: (count: number) => (count === 1 ? '1 refund sent back' : `${count} refunds sent back`),
  attention: "The bank needs more details. We're on it.",
  returned: "It couldn't go back. You can withdraw it to your bank.",
};

/** The heads of tables. */
export const table = {
  date: 'Date',
  from: 'From',
  to: 'To',
  order: 'For',
  reason: 'Why',
  progress: 'Progress',
  amount: 'Amount',
};

/** The saved bank accounts. */
export const accounts = {
  pausedText: 'If it wasn’t you, change your password under “Security”.',
  lead: "Where we send your money. We ask for your password to add an account, and e-mail you when it's added.",
  failed: "We couldn't load your bank accounts",
  empty: 'No bank account yet',
  emptyText: "Add yours now, so it's ready when you withdraw.",
  add: 'Add a bank account',
  added: (moment: string | number) => `Added ${moment}`,
  endingIn: (bankName: string | number, accountNumber: string | number) =>
    `${bankName}, ending in ${accountNumber}`,
  /** After the word “New”. */
  usableFrom: (moment: string | number) => `you can withdraw to it from ${moment}`,
  lastFailed: 'The last transfer failed',
  heldText:
    "Your money stays safe here until then. We've e-mailed you about the new account in case it wasn't you.",
  saved: 'Bank account saved',
  remove: 'Remove this bank account?',
  removeText: (where: string | number) =>
    `${where}. We won't send money to it any more. If you add another in its place, you can use it after 24 hours.`,
  removeConfirm: 'Remove account',
  removed: 'Bank account removed',
};

/** A bank account that is not saved yet: its number, and whose it is. */
export const newAccount = {
  bank: 'Bank',
  searchBanks: 'Search banks',
  banksFailed: "We couldn't load the banks",
  numberHint: '10 digits, including leading zeros',
  note: 'No money moves yet. Next, we check the name on this account.',
  unknown: "We couldn't find this account. Check the bank and all 10 digits.",
  name: 'Account name',
  otherName: (own: string | number) =>
    `This isn't the name on your profile (${own}). Continue only if the account is really yours: you can't undo a transfer.`,
  passwordHint: 'We ask once for each new account, to keep your money safe.',
  confirm: 'Add account',
};

/** The steps of a withdrawal. */
export const withdraw = {
  account: 'Which account?',
  usableFrom: (moment: string | number) => `New: you can use it from ${moment}`,
  lastFailed: (name: string | number) => `${name}: the last transfer failed`,
  other: 'Use another account',
  continue: 'Continue',
  numberEnd: (accountNumber: string | number) => `ending in ${accountNumber}`,
  charge: 'Transfer fee',
  noCharge: 'None, Adire pays it',
  arrival: 'When',
  arrivalText: 'Usually within minutes',
  started: 'Your money is on its way',
  where: (bankName: string | number, accountNumber: string | number) =>
    `${bankName}, account ending in ${accountNumber}`,
  /** After the amount. */
  to: (accountName: string | number, where: string | number) => `to ${accountName}, ${where}.`,
  mayClose: 'You can close this and follow it under your withdrawals.',
  arrived: 'Your bank confirmed it. It may take a few minutes to show in your account.',
  paid: (amount: string | number, bankName: string | number) => `${amount} paid to ${bankName}`,
};

/** The list of withdrawals. */
export const withdrawals = {
  title: 'Withdrawals',
  failed: "We couldn't load your withdrawals",
  onItsWay: 'On its way',
  /** After the amount. */
  to: (accountName: string | number, bankName: string | number, accountNumber: string | number) =>
    `to ${accountName}, ${bankName}, ending in ${accountNumber}`,
  allRefunds: 'All refunds',
};

/** The e-mail about a new bank account. */
export const mail = {
  subject: 'A bank account was added',
  added: (bank: string, ending: string, name: string) =>
    `A bank account was added to your Adire account: ${bank}, ending in ${ending}, in the name of ${name}.`,
  now: 'You can withdraw to it now.',
  held: (from: string) =>
    `You can withdraw to it from ${moment(from)}. Your other bank accounts work as before.`,
  notYou:
    "Wasn't it you? Set a new password now, which signs you out everywhere, and remove the bank account.",
  link: 'See your bank accounts',
};
