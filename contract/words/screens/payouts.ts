/** Earnings, payback, bank accounts and withdrawals. */

export const theBankKnowsNoSuchAccount = 'The bank knows no such account. Check the bank and all 10 digits.';
export const theBanksCouldNotBeLoaded = 'The banks could not be loaded';
export const accountNumber = 'Account number';
export const of10DigitsZerosInFrontCount = '10 digits, zeros in front count';
export const submit = 'Submit';
export const nothingIsSentYetNextYour = 'Nothing is sent yet: next, your bank says whose account this is.';
export const theNameAsTheBankKnows = 'The name as the bank knows it';
export const thisIsNotTheNameOf = (own: string | number) =>
  `This is not the name of your profile (${own}). Go on only if this account is really yours: a transfer can not be called back.`;
export const addABankAccount = 'Add a bank account';
export const bank = 'Bank';
export const anotherAccount = 'Another account';
export const addAccount = 'Add account';
export const whereYourMoneyCanBeSent =
  'Where your money can be sent. A new account takes your password, and you get a mail about it.';
export const yourBankAccountsCouldNotBe = 'Your bank accounts could not be loaded';
export const noBankAccountYet = 'No bank account yet';
export const addYoursNowAndAWithdrawal = 'Add yours now, and a withdrawal is only a matter of confirming.';
export const endingIn = (bankName: string | number, accountNumber: string | number) =>
  `${bankName}, ending in ${accountNumber}`;
export const moneyCanBeSentToIt = (moment: string | number) => `money can be sent to it from ${moment}`;
export const added = (moment: string | number) => `Added ${moment}`;
export const removeThisBankAccount = 'Remove this bank account?';
export const noMoneyIsSentToIt = (where: string | number) =>
  `${where}. No money is sent to it any more. An account that you add in its place waits a day before money can be sent to it.`;
export const removeAccount = 'Remove account';
export const searchBanks = 'Search banks';
export const next = 'Next:';
export const onAtTheLatestFor = (moment: string | number) => `on ${moment} at the latest, for`;
export const endingInOf = (accountNumber: string | number) => `ending in ${accountNumber}`;
export const statementPdf = 'Statement (PDF)';
export const statementDataFileThatCanBe = 'Statement, data file that can be checked';
export const transactionsCsv = 'Transactions (CSV)';
export const everythingYouEverEarnedHereAfter =
  'Everything you ever earned here, after penalties and the service fee.';
export const whatYourBankHasConfirmed = 'What your bank has confirmed.';
export const moreIsOnItsWay = (amount: string | number) => ` ${amount} more is on its way.`;
export const heldInEscrowForOrdersThat =
  'Held in escrow for orders that are not accepted yet. It becomes yours when the hunter accepts the work, or by itself 14 days after you submitted it.';
export const yoursNowNetIncomeLessWhat =
  'Yours now: net income less what was withdrawn and what is on its way.';
export const whatIsThis = 'What is this?';
export const month = 'Month';
export const allMonths = 'All months';
export const all = 'All';
export const yourEarningsCouldNotBeLoaded = 'Your earnings could not be loaded';
export const yourNetPayOfTheOrders =
  'Your net pay of the orders that are being worked on or wait for the hunter, as they stand now.';
export const withdrawFromAnOrder = 'Withdraw from an order';
export const transactions = 'Transactions';
export const theTransactionsCouldNotBeLoaded = 'The transactions could not be loaded';
export const accountEndingIn = (bankName: string | number, accountNumber: string | number) =>
  `${bankName}, account ending in ${accountNumber}`;
export const to = (accountName: string | number, where: string | number) => `to ${accountName}, ${where}.`;
export const theBankConfirmedItYourAccount =
  'The bank confirmed it. Your account may need a few minutes to show it.';
export const youCanCloseThisItGoes =
  'You can close this: it goes on by itself, and you find it under your withdrawals.';
export const paidTo = (amount: string | number, bankName: string | number) => `${amount} paid to ${bankName}`;
export const theLastTwelveMonths = 'The last twelve months';
export const months = 'Months';
export const theSameAsATable = 'The same as a table';
export const earnedAndWithdrawnByMonth = 'Earned and withdrawn by month';
export const earned = 'Earned';
export const earnedWithdrawn = (amount: string | number, amount2: string | number) =>
  `${amount} earned, ${amount2} withdrawn`;
export const askedOnceForANewAccount =
  'Asked once for a new account, so that nobody else can send your money away.';
export const yourPaybackCouldNotBeLoaded = 'Your payback could not be loaded';
export const whereItCameFrom = 'Where it came from';
export const penaltiesForMissedMilestones = 'Penalties for missed milestones';
export const theOrderWasCancelled = 'The order was cancelled';
export const theDisputeEnded = 'The dispute ended';
export const aPaymentThatDidNotPay = 'A payment that did not pay for the order';
export const date = 'Date';
export const from = 'From';
export const why = 'Why';
export const amount = 'Amount';
export const withdrawals = 'Withdrawals';
export const theWithdrawalsCouldNotBeLoaded = 'The withdrawals could not be loaded';
export const onItsWay = 'On its way';
export const toEndingIn = (
  accountName: string | number,
  bankName: string | number,
  accountNumber: string | number,
) => `to ${accountName}, ${bankName}, ending in ${accountNumber}`;
export const forIt = 'For';
export const wholePayback = 'Whole payback';
export const to2 = 'To';
export const progress = 'Progress';
export const toWhichAccount = 'To which account?';
export const newFromOn = (moment: string | number) => `New: from ${moment} on`;
export const continueIt = 'Continue';
export const noTransactionsLikeThese = 'No transactions like these';
export const noOrderOfYoursHasThis = 'No order of yours has this month and this status.';
export const noTransactionsYet = 'No transactions yet';
export const onceAHunterHasPaidInto = 'Once a hunter has paid into escrow for you, the order is listed here.';
export const charge = 'Charge';
export const noneAdirePaysForTheTransfer = 'None: Adire pays for the transfer';
export const when = 'When';
export const usuallyWithinMinutes = 'Usually within minutes';
export const withdrawal = 'Withdrawal';
export const ofYoursCanBeWithdrawn = (amount: string | number) => `${amount} of yours can be withdrawn`;
export const yourPayback = 'your payback';
