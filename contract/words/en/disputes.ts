/** Disputes: each side's statement, a settlement of the two, or a decision by Adire. */

const decides = "Adire decides with what we have. Not replying doesn't lose the case by itself.";

/** What the order says of a dispute, too. */
export const shared = {
  decides,
  frozen:
    'The money stays in escrow until the dispute ends. Meanwhile nobody can accept the work, cancel the order or withdraw.',
  silence: (other: string) => `If ${other} doesn't answer, ${decides}`,
};

/** Refusals and what stands under a field. */
export const errors = {
  statement: 'Say what happened in at least 30 characters',
  filesMax: 'Add 5 files at most',
  fileGone: 'One of the files is no longer there. Attach it again',
  used: "You've already opened two disputes on this order",
  notOpener: 'Only the person who opened the dispute can withdraw it',
  ownDispute: 'You opened this dispute. The other side answers it',
  answered: 'This dispute already has an answer',
  answerOver: 'The time to answer is over. Adire decides with what we have',
  answerOpen: 'The other side still has time to answer',
  amount: 'Enter whole naira, up to the price',
  ownOffer: 'This is your proposal. Only the other side can accept it',
  noOffer: "There's no proposal to accept",
  offerChanged: 'The proposal has changed. Check it again',
  decisionReason: 'Give the reason in at least 10 characters',
  ended: 'This dispute is over',
};

/** The dispute on the order's page. */
export const panel = {
  title: 'Dispute',
  loadFailed: "We couldn't load the dispute",
  waitingForAnswer: 'Waiting for an answer',
  waitingForDecision: 'Waiting for a decision',
  settled: 'Settled',
  decided: 'Decided',
  opened: 'opened the dispute',
  answered: 'answered',
  youSilent: `You missed the time to answer. ${decides}`,
  otherSilent: (other: string) => `${other} missed the time to answer. ${decides}`,
  youUntil: (moment: string) =>
    `You have until ${moment} to answer. After that, Adire decides with what we have.`,
  otherUntil: (other: string, moment: string) =>
    `${other} has until ${moment} to answer. ${shared.silence(other)}`,
  youPropose: 'You propose this settlement',
  otherProposes: (other: string) => `${other} proposes this settlement`,
  proposedAt: (moment: string | number, value: string | number) => `Proposed ${moment}. ${value}`,
  ownProposal: (other: string | number) =>
    `It takes effect once ${other} accepts. A newer proposal replaces it.`,
  otherProposal: 'It takes effect once you accept.',
  withdrawnAt: (moment: string | number) => `Withdrawn ${moment}. The order went on where it left off.`,
  decision: 'How Adire decided',
  settlement: 'What you both agreed on',
  answer: 'Answer the dispute',
  accept: (amount: string | number) => `Accept and get ${amount}`,
  changeProposal: 'Change your proposal',
};

/** The dialog that opens a dispute. */
export const open = {
  done: 'Dispute opened',
  doneText: (other: string | number, moment: string | number) => `${other} has until ${moment} to answer.`,
  answerTime: (other: string | number, value: string | number, silence: string | number) =>
    `${other} has ${value} to answer. ${silence}`,
  wayOut: 'You two can agree on a settlement at any time, and you can withdraw the dispute.',
  statementLabel: 'What happened?',
  statementHint: (other: string | number) =>
    `Say what was agreed, what went wrong and what would be fair. ${other} and Adire read this, with the order's history and files.`,
  confirm: 'Open the dispute',
};

/** The dialog that answers a dispute. */
export const answer = {
  title: (other: string | number) => `Answer ${other}'s dispute`,
  lead: (moment: string | number) => `Answer once, by ${moment}. You can't change it afterwards.`,
  statementLabel: 'Your side',
  statementHint: (other: string | number) =>
    `${other} and Adire read this, with the order's history and files.`,
  confirm: 'Send the answer',
  done: 'Answer sent',
  doneText: 'Adire decides now, unless you two agree first.',
};

/** Files beside a statement. */
export const evidence = {
  label: 'Evidence',
  hint: (max: string | number, rule: string | number) =>
    `Up to ${max} files. ${rule}. The other side and Adire see them.`,
  add: 'Add files as evidence',
  from: (name: string | number) => `Evidence from ${name}`,
};

/** Proposing a settlement. */
export const propose = {
  title: 'Propose a settlement',
  lead: (amount: string | number, other: string | number) =>
    `${amount} is in escrow. If ${other} accepts, the money is released and the order ends.`,
  ownAmount: 'How much for you, before the fee?',
  talentAmount: (other: string | number) => `How much for ${other}, before the fee?`,
  amountHint: (amount: string | number, value: string | number) =>
    `0 to ${amount}. The rest goes back to ${value}.`,
  division: 'Who would get what',
  confirm: 'Send the proposal',
  done: 'Settlement proposed',
  doneText: (other: string | number) => `${other} can accept it now, or propose another amount.`,
};

/** Accepting a settlement. */
export const accept = {
  title: 'Accept this settlement?',
  lead: "The dispute and the order end, and the money is released right away. You can't undo this.",
  confirm: 'Accept and release the money',
  done: "You've settled. The money is released",
};

/** Withdrawing a dispute. */
export const withdraw = {
  title: 'Withdraw the dispute?',
  lead: (other: string | number) =>
    `The order goes on where it left off, and we notify ${other}. You can open two disputes per order.`,
  confirm: 'Withdraw the dispute',
  done: 'Dispute withdrawn',
  doneText: 'The order goes on where it left off.',
};
