/** Orders on every screen, from the agreement to the review. */

export const canWithdrawTheMoneyNow = (name: string | number) => `${name} can withdraw the money now.`;
export const acceptThisWork = 'Accept this work?';
export const theMoneyHeldIsDividedNow = (name: string | number) =>
  `The money held is divided now and ${name} is paid. This can not be taken back.`;
export const acceptWork = 'Accept work';
export const changesAskedFor = 'Changes asked for';
export const readsYourReasonAndSubmitsAgain = (name: string | number) =>
  `${name} reads your reason and submits again.`;
export const declineAndAskForChanges = 'Decline and ask for changes';
export const theOrderGoesBackToThe = (name: string | number) =>
  `The order goes back to ${name}. The money stays in escrow.`;
export const declineWork = 'Decline work';
export const whatShouldChange = 'What should change?';
export const sayExactlyWhatIsMissingSo = 'Say exactly what is missing, so that one round is enough.';
export const wasToldYourReasonTheMoney = (other: string | number) =>
  `${other} was told your reason. The money is divided.`;
export const cancelOrder = 'Cancel order';
export const aCancelledOrderCanNotBe = (title: string | number) =>
  `${title}. A cancelled order can not be taken up again.`;
export const orderAgain = 'Order again';
export const similarGigs = 'Similar gigs';
export const postAsAJob = 'Post as a job';
export const keepTheOrder = 'Keep the order';
export const howTheMoneyIsDivided = 'How the money is divided';
export const theDisputeCouldNotBeShown = 'The dispute could not be shown';
export const talentName = 'Talent Name';
export const hunterName = 'Hunter Name';
export const jobTitle = 'Job Title';
export const netPay = 'Net pay';
export const canBeWithdrawn = 'Can be withdrawn';
export const asksFor = (name: string | number, value: string | number) => `${name} asks for ${value}`;
export const asked = (moment: string | number, lapsesAt: string | number) => `Asked ${moment}. ${lapsesAt}`;
export const askForMoreTime = 'Ask for more time';
export const has48HoursToAnswerYour = (name: string | number) =>
  `${name} has 48 hours to answer. Your deadlines stand still until then.`;
export const howManyMoreDays = 'How many more days?';
export const from1ToTheyMoveThe = (extensionDaysMax: string | number) =>
  `From 1 to ${extensionDaysMax}. They move the milestones that are still due, and the end date.`;
export const why = 'Why?';
export const readsThisYouCanAskThree = (name: string | number) =>
  `${name} reads this. You can ask three times on one order.`;
export const grant = (value: string | number) => `Grant ${value}`;
export const keepTheDates = 'Keep the dates';
export const staysTheSame = 'stays the same';
export const endDateNow = 'End date now';
export const ifGranted = 'If granted';
export const grantingMovesTheMilestonesThatAre = (name: string | number) =>
  `Granting moves the milestones that are still due, and the end date. If you keep the dates, only the time that ${name} waited for your answer is added.`;
export const yourAnswer = 'Your answer';
export const projectsThatYouAccepted = 'Projects that you accepted';
export const noPendingProjects = 'No pending projects';
export const whenYouAcceptABidThe =
  'When you accept a bid, the agreement waits here until the talent accepts and you pay.';
export const seeTheBids = 'See the bids';
export const answerTheRequest = 'Answer the request';
export const noActiveProjects = 'No active projects';
export const aProjectIsActiveOnceYou = 'A project is active once you have paid into escrow.';
export const noSubmittedProjects = 'No submitted projects';
export const workThatWaitsForYourAnswer = 'Work that waits for your answer is listed here.';
export const noCompletedProjects = 'No completed projects';
export const projectsWhoseWorkYouAcceptedAre = 'Projects whose work you accepted are listed here.';
export const submitMilestone = 'Submit milestone';
export const notStarted = 'Not started';
export const toBeSubmitted = 'To be submitted';
export const submittedLate = 'Submitted late';
export const missed = 'Missed';
export const missWaived = 'Miss waived';
export const notSubmitted = 'Not submitted';
export const granted = (value: string | number) => ` (${value} granted)`;
export const theClockStandsStill = 'the clock stands still';
export const theTimeIsOver = 'the time is over';
export const ofThePrice = (amount: string | number, penalty: string | number) =>
  `${amount} (${penalty}% of the price)`;
export const penalty = (amount: string | number) => `Penalty: ${amount}`;
export const noPenaltyTheMissWasWaived = 'No penalty: the miss was waived';
export const noPenaltySubmittedInTime = 'No penalty: submitted in time';
export const noPenalty = 'No penalty';
export const penaltyIfMissed = (amount: string | number) => `Penalty if missed: ${amount}`;
export const submittedFor = (title: string | number) => `Submitted for ${title}`;
export const noAttachment = 'No attachment';
export const milestoneSubmission = 'Milestone submission';
export const submittedMilestones = 'Submitted milestones';
export const submitThisMilestone = 'Submit this milestone';
export const submitAgain = 'Submit again';
export const decline = 'Decline';
export const submitProject = 'Submit Project';
export const submitAMilestone = 'Submit a milestone';
export const startDate = 'start date';
export const dueDate = 'due date';
export const dueOn = 'Due On';
export const deliveredAt = 'Delivered At';
export const theMilestonesOf = (title: string | number) => `the milestones of ${title}`;
export const round = (round: string | number) => `Round ${round}`;
export const delivered = (moment: string | number) => `· delivered ${moment}`;
export const accepted = 'Accepted';
export const declined = 'Declined';
export const whatShouldChange2 = 'What should change';
export const jobBriefAndTerms = 'Job brief and terms';
export const orderDetails = 'Order details';
export const deliveryDate = 'Delivery date';
export const notDeliveredYet = 'Not delivered yet';
export const changesAskedForInRound = (round: string | number) => `Changes asked for in round ${round}`;
export const youBothAgreedOnADivision = 'You both agreed on a division';
export const theDisputeIsOver = 'The dispute is over.';
export const adireDecidedTheDispute = 'Adire decided the dispute';
export const yourNetPayIs = (amount: string | number) =>
  `Your net pay, after the service fee and penalties, is ${amount}.`;
export const howWasItPleaseReview = (name: string | number) => `How was it? Please review ${name}.`;
export const history = 'History';
export const historyOfThisOrder = 'History of this order';
export const nothingHappenedYet = 'Nothing happened yet.';
export const theStepsCouldNotBeShown = 'The steps could not be shown';
export const howItWasDivided = 'How it was divided';
export const ifTheWorkIsAcceptedAs = 'If the work is accepted as it stands';
export const heldInEscrowByAdireAnd = 'held in escrow by Adire, and frozen until the dispute ends.';
export const heldInEscrowByAdireSince =
  'held in escrow by Adire since it was paid. Nobody can take it out alone.';
export const wasNeverPaid = 'was never paid';
export const notPaidIntoEscrowYet = 'not paid into escrow yet';
export const isYourPartTheEscrowIs = 'is your part. The escrow is closed.';
export const wasPaidTheEscrowIsClosed = (value: string | number) => `was paid. The escrow is closed${value}.`;
export const cameBackToYou = (amount: string | number) => `, ${amount} came back to you`;
export const paidToYourBank = 'Paid to your bank';
export const canBeWithdrawnNow = 'Can be withdrawn now';
export const hasReviewedYou = (name: string | number, hiddenUntil: string | number) =>
  `${name} has reviewed you. ${hiddenUntil}.`;
export const from = (name: string | number) => ` from ${name}`;
export const about = (name: string | number) => `${name} about`;
export const theOrderCouldNotBeLoaded = 'The order could not be loaded';
export const stepsOfThisOrder = 'Steps of this order';
export const paidOut = 'Paid out';
export const theOrdersCouldNotBeLoaded = 'The orders could not be loaded';
export const theStepsOfTheMoneyCould = 'The steps of the money could not be loaded';
export const to = 'to';
export const paystackChargedAdireForIt = (amount: string | number) =>
  `Paystack charged Adire ${amount} for it.`;
export const receiptPdf = 'Receipt (PDF)';
export const nothingToWithdraw = 'Nothing to withdraw';
export const ofFor = (amount: string | number, title: string | number) => `of ${amount} for ${title}`;
export const noReview = 'No review';
export const addReviewOf = (name: string | number) => `Add Review of ${name}`;
export const workStarted = 'Work started';
export const theHunterWasToldSubmitEach = 'The hunter was told. Submit each milestone by its deadline.';
export const theWorkCouldNotBeStarted = 'The work could not be started';
export const startWork = 'Start work';
export const has14DaysToAcceptOr = (name: string | number) => `${name} has 14 days to accept or decline.`;
export const submitProject2 = 'Submit project';
export const notYet = 'Not yet';
export const notSubmittedYet = (value: string | number) => `${value} not submitted yet`;
export const missedIsDeducted = (amount: string | number) => `: missed, ${amount} is deducted`;
export const submitItBeforeItsDeadlineTo = (amount: string | number) =>
  `: submit it before its deadline to keep ${amount}`;
export const noPendingOrders = 'No pending orders';
export const whenAHunterAcceptsYourBid = 'When a hunter accepts your bid, the agreement waits for you here.';
export const milestoneSubmission2 = 'Milestone Submission';
export const milestone2 = 'milestone';
export const noActiveOrders = 'No active orders';
export const anOrderIsActiveOnceThe =
  'An order is active once the hunter has paid into escrow. Then you can start.';
export const aProjectThatYouSubmitWaits =
  'A project that you submit waits here for the hunter, for 14 days at most.';
export const activeOrders = 'Active orders';
export const by = (name: string | number) => `, by ${name}`;
export const noCompletedOrders = 'No completed orders';
export const workThatTheHunterAcceptedIs = 'Work that the hunter accepted is listed here, with its payment.';
export const byOf = (moment: string | number) => `(by ${moment})`;
export const whoseTurnItIs = 'Whose turn it is';
export const waiveThePenalty = 'Waive the penalty';
export const waiveThisPenalty = 'Waive this penalty?';
export const thenCountsAsInTimeIs = (
  title: string | number,
  penalty: string | number,
  name: string | number,
) =>
  `“${title}” then counts as in time: ${penalty} is not deducted from what ${name} earns. This can not be taken back.`;
export const takeTheRequestBack = 'Take the request back';
export const takeTheRequestBack2 = 'Take the request back?';
export const yourDeadlinesRunAgainTheTime =
  'Your deadlines run again. The time that was waited is added to them. The request counts as one of three.';
export const takeItBack = 'Take it back';
export const deliveredWork = 'Delivery';
/** The status of an order, capitalised (rule 9.10). */
export const biddingStatus = 'Bidding';
export const offeredStatus = 'Offered';
export const agreedStatus = 'Agreed';
export const acceptedStatus = 'Accepted';
export const accountIsSuspended = (name: string | number) =>
  `The account of ${name} is suspended. The money stays where it is; deadlines and your rights stay as agreed.`;
