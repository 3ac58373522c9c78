/** Disputes and settlements: the screens. */

export const waitingForAnAnswer = 'Waiting for an answer';
export const waitingForADecision = 'Waiting for a decision';
export const settled = 'Settled';
export const decided = 'Decided';
export const theDisputeCouldNotBeLoaded = 'The dispute could not be loaded';
export const dispute = 'Dispute';
export const openedTheDispute = 'opened the dispute';
export const answered = 'answered';
export const youHave = 'You have';
export const has = (other: string | number) => `${other} has`;
export const notAnsweredInTimeAdireDecides = (who: string | number) =>
  `${who} not answered in time. Adire decides on what is there; silence alone makes nobody right.`;
export const untilToAnswer = (who: string | number, moment: string | number, other: string | number) =>
  `${who} until ${moment} to answer. ${other}`;
export const afterThatAdireDecidesOnWhat = 'After that Adire decides on what is there.';
export const toDivideItSo = (value: string | number) => `${value} to divide it so`;
export const youPropose = 'You propose';
export const proposes = (other: string | number) => `${other} proposes`;
export const proposed = (moment: string | number, value: string | number) => `Proposed ${moment}. ${value}`;
export const itCountsOnceAcceptsItA = (other: string | number) =>
  `It counts once ${other} accepts it; a newer proposal takes its place.`;
export const itCountsOnceYouAcceptIt = 'It counts once you accept it.';
export const withdrawnTheOrderWentOnWhere = (moment: string | number) =>
  `Withdrawn ${moment}. The order went on where it stood.`;
export const howAdireDecided = 'How Adire decided';
export const whatYouBothAgreedOn = 'What you both agreed on';
export const answerTheDispute = 'Answer the dispute';
export const acceptForYou = (amount: string | number) => `Accept ${amount} for you`;
export const changeYourProposal = 'Change your proposal';
export const proposeADivision = 'Propose a division';
export const withdrawTheDispute = 'Withdraw the dispute';
export const evidence = 'Evidence';
export const upToFilesTheOtherSide = (evidenceMax: string | number, rule: string | number) =>
  `Up to ${evidenceMax} files. ${rule}. The other side and Adire see them.`;
export const addAnotherFile = 'Add another file';
export const addFiles = 'Add files';
export const addEvidence = 'Add evidence';
export const removeWhatCouldNotBeSent = 'Remove the file that could not be sent, or send it again';
export const sendAgain = (name: string | number) => `Send ${name} again`;
export const cancelSending = (name: string | number) => `Cancel sending ${name}`;
export const canAcceptItNowOrPropose = (other: string | number) =>
  `${other} can accept it now, or propose another one.`;
export const isHeldInEscrowIfAccepts = (amount: string | number, other: string | number) =>
  `${amount} is held in escrow. If ${other} accepts, the order ends with it.`;
export const sendTheProposal = 'Send the proposal';
export const howMuchForYouBeforeThe = 'How much for you, before the fee?';
export const howMuchForBeforeTheFee = (other: string | number) => `How much for ${other}, before the fee?`;
export const from0ToTheRestGoes = (amount: string | number, value: string | number) =>
  `From 0 to ${amount}. The rest goes back to ${value}.`;
export const howTheMoneyWouldBeDivided = 'How the money would be divided';
export const acceptThisDivision = 'Accept this division?';
export const theDisputeAndTheOrderEnd =
  'The dispute and the order end with it, and the money is divided now. This can not be taken back.';
export const acceptTheDivision = 'Accept the division';
export const theOrderGoesOnWhereIt = 'The order goes on where it stood.';
export const withdrawTheDispute2 = 'Withdraw the dispute?';
export const theOrderGoesOnWhereItOf = (other: string | number) =>
  `The order goes on where it stood, and ${other} is told. You can open two disputes on one order in all.`;
export const hasUntilToAnswer = (other: string | number, moment: string | number) =>
  `${other} has until ${moment} to answer.`;
export const openTheDispute = 'Open the dispute';
export const hasToAnswer = (other: string | number, value: string | number, other2: string | number) =>
  `${other} has ${value} to answer. ${other2}`;
export const theTwoOfYouCanAgree =
  'The two of you can agree on a division at any time, and you can take the dispute back.';
export const whatHappened = 'What happened?';
export const whatWasAgreedWhatWentWrong = (other: string | number) =>
  `What was agreed, what went wrong, and what you would find fair. ${other} and Adire read this, beside the history and the files of the order.`;
export const adireDecidesNowUnlessTheTwo = 'Adire decides now, unless the two of you agree.';
export const answerTheDisputeOf = (other: string | number) => `Answer the dispute of ${other}`;
export const onceUntilYouCanNotChange = (moment: string | number) =>
  `Once, until ${moment}. You can not change it afterwards.`;
export const sendTheAnswer = 'Send the answer';
export const yourSide = 'Your side';
export const andAdireReadThisBesideThe = (other: string | number) =>
  `${other} and Adire read this, beside the history and the files of the order.`;
export const evidenceOf = (name: string | number) => `Evidence of ${name}`;
