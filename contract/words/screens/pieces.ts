/** Words of the pieces that every screen is made of. */

export const receives = (other: string | number) => `${other} receives`;
export const ofThePenaltiesBackTo = (amount: string | number, hunter: string | number) =>
  `${amount} of the penalties goes back to ${hunter}.`;
export const ofThePenaltiesBackToYou = (amount: string | number) =>
  `${amount} of the penalties comes back to you.`;
export const backTo = (hunter: string | number) => `Back to ${hunter}`;
export const toForTheWorkBegun = (talent: string | number) => `To ${talent}, for the work begun`;
export const backToYou = 'Back to you';
export const serviceFeeOfYourPart = (feePercent: string | number) =>
  `Service fee (${feePercent}% of your part)`;
export const receivesAfterTheFee = (
  talent: string | number,
  amount: string | number,
  feePercent: string | number,
) => `${talent} receives ${amount} after the ${feePercent}% fee`;
export const to = (talent: string | number) => `To ${talent}`;
export const missed = (title: string | number) => `Missed: ${title}`;
export const ofThePrice = (percent: string | number) => `${percent}% of the price`;
export const ofWhatRemainsAfterThePenalties = 'Of what remains after the penalties';
export const forTheDelayedAnswer = 'For the delayed answer';
export const givenBackToTheTalent = 'Given back to the talent';
export const cancellationFeeToAdire = 'Cancellation fee to Adire';
export const chargeOfThePaymentProvider = 'Charge of the payment provider';
export const thisDidNotWork = 'This did not work';
export const chooseAnotherFile = 'Choose another file';
export const chooseAFile = 'Choose a file';
export const cancelUpload = 'Cancel upload';
export const removeFile = 'Remove file';
export const theFile = 'the file';
export const from = (title: string | number, amount: string | number) => `${title}, from ${amount}`;
export const takingBids = 'Taking bids';
export const waitingForPayment = 'Waiting for payment';
export const thisCouldNotBeOpened = 'This could not be opened';
export const itIsNotOnThisDevice = 'It is not on this device yet';
export const oneMoment = 'One moment';
export const loadMore = 'Load more';
export const canNotBePlayedHere = (value: string | number) => `${value} can not be played here.`;
export const thisSound = 'This sound';
export const thisVideo = 'This video';
export const openTheFile = (moment: string | number) => `Open the file (${moment})`;
export const messageOf = (name: string | number) => `Message ${name}`;
export const within = (value: string | number) => `within ${value}`;
export const ifMissed = (percent: string | number) => `If missed: ${percent}`;
export const ifMissedIsDeducted = (amount: string | number, percent: string | number) =>
  `If missed: ${amount} is deducted (${percent})`;
export const timeIsOver = 'Time is over';
export const left = (left: string | number) => `${left} left`;
export const thisPageDoesNotExist = 'This page does not exist';
export const theAddressMayBeMistypedOr = 'The address may be mistyped, or what stood here was removed.';
export const toTheFrontPage = 'To the front page';
export const youAreOfflineWhatYouTyped = 'You are offline. What you typed is kept.';
export const requested = 'Requested';
export const sentToBank = 'Sent to bank';
export const paid = 'Paid';
export const returned = 'Returned';
export const progressOfTheWithdrawal = 'Progress of the withdrawal';
export const theMoneyIsBackHere = 'The money is back here';
export const play = (
  kind: 'sound' | 'video',
  title: string | number,
  amount: string | number,
  moment: string | number,
) => `Play ${kind}: ${title}${amount}, ${moment}`;
export const reviewsByStars = 'Reviews by stars';
export const whatYouTypedBeforeIsBack = 'What you typed before is back.';
export const formattingIsOutOfReachPlain = 'Formatting is out of reach; plain text works';
export const theTextCouldNotBeShown = 'The text could not be shown';
export const enterAnAddressSuchAsExample = 'Enter an address such as example.com';
export const link = 'Link';
export const address = 'Address';
export const removeLink = 'Remove link';
export const setLink = 'Set link';
export const bold = 'Bold';
export const italic = 'Italic';
export const underline = 'Underline';
export const heading = 'Heading';
export const smallHeading = 'Small heading';
export const list = 'List';
export const numberedList = 'Numbered list';
export const quote = 'Quote';
export const undo = 'Undo';
export const redo = 'Redo';
export const formatting = 'Formatting';
export const thisScreenCouldNotBeShown = 'This screen could not be shown';
export const reloadThePage = 'Reload the page';
export const skipToContent = 'Skip to content';
export const of5Stars = (shown: string | number) => `${shown} of 5 stars`;
export const done = 'done';
export const toCome = 'to come';
export const notReached = 'not reached';
export const stoppedHere = 'stopped here';
export const language = 'Language';
export const now = 'now';
