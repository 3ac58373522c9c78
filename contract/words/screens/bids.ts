/** Applying, choosing a bid and the agreement: the screens. */

export const orderAccepted = 'Order accepted';
export const canPayIntoEscrowNow = (name: string | number) => `${name} can pay into escrow now.`;
export const notNow = 'Not now';
export const notSet = 'Not set';
export const noFurtherTerms = 'No further terms.';
export const yourMoney = 'Your money';
export const agreedPrice = 'Agreed price';
export const serviceFee = 'Service fee';
export const whenTheWorkIsAcceptedAnd = 'When the work is accepted and no milestone was missed';
export const nextPaysIntoEscrowYouAre = (name: string | number, amount: string | number) =>
  `Next, ${name} pays ${amount} into escrow. You are told at once; start the work then, not before.`;
export const theWorkFollowsTheJobBrief = 'The work follows the job brief and its milestones.';
export const twoRoundsOfChangesAreIncluded =
  'Two rounds of changes are included. Further changes are agreed beforehand.';
export const questionsAndDraftsAreExchangedOn = 'Questions and drafts are exchanged on Adire.';
export const startAnAgreement = 'Start an agreement';
export const withFor = (name: string | number, title: string | number) => `With ${name}, for ${title}`;
export const sendAgreement = 'Send agreement';
export const theLastMilestoneIsDueBy = (moment: string | number) => `The last milestone is due by ${moment}.`;
export const whatTheTalentAgreesToBeside = 'What the talent agrees to, beside the job brief.';
export const addUsualTerms = 'Add usual terms';
export const afterAcceptsThisAgreement = (name: string | number) => `After ${name} accepts this agreement`;
export const whenYouAcceptTheWorkAnd = 'When you accept the work and no milestone was missed';
export const nothingIsPaidNowUntilYou = (amount: string | number) =>
  `Nothing is paid now. Until you pay ${amount} either side can leave, free of charge.`;
export const yourApplicationsCouldNotBeLoaded = 'Your applications could not be loaded';
export const youHaveNotAppliedForA = 'You have not applied for a job yet';
export const chooseAJobWriteHowYou =
  'Choose a job, write how you would do it, and name your price. What became of it stands here.';
export const showOpenJobs = 'Show open jobs';
export const jobsAppliedFor = 'Jobs applied for';
export const apply = 'Apply';
export const theFormCouldNotBeLoaded = 'The form could not be loaded';
export const writeYourBid = 'Write your bid';
export const yourPitch = 'Your pitch';
export const howWouldYouDoItWhat =
  'How would you do it, what have you done like it, and what do you need to begin?';
export const doYouAcceptThePriceBudget = 'Do you accept the price budget?';
export const yesIAccept = (amount: string | number) => `Yes, I accept ${amount}`;
export const noIHaveMyOwnPrice = 'No, I have my own price';
export const applyForThisJob = 'Apply for this job';
export const clientPays = 'Client pays';
export const fee = (percent: string | number) => `Fee (${percent}%)`;
export const whenNoMilestoneIsMissed = 'When no milestone is missed';
export const hired = 'Hired';
export const rejected = 'Rejected';
export const agreementReceived = 'Agreement received';
export const atYourBudget = 'At your budget';
export const vsBudget = (sign: string | number, value: string | number) => `${sign}${value}% vs budget`;
export const youRejectedThisBid = 'You rejected this bid:';
export const withdrew = (name: string | number) => `${name} withdrew:`;
export const reject = 'Reject';
export const done = (value: string | number) => `${value} done`;
export const talentReceives = (amount: string | number) => `Talent receives ${amount}`;
export const showLess = 'Show less';
export const readTheWholePitch = 'Read the whole pitch';
export const inOrderOfArrival = 'In order of arrival';
export const newestFirst = 'Newest first';
export const lowestPriceFirst = 'Lowest price first';
export const bestRatedFirst = 'Best rated first';
export const mostJobsDoneFirst = 'Most jobs done first';
export const theDatesDoNotWorkFor = 'The dates do not work for me.';
export const iCanNotAgreeToThese = 'I can not agree to these terms.';
export const iHaveTakenOtherWorkMeanwhile = 'I have taken other work meanwhile.';
export const orderDeclined = 'Order declined';
export const wasToldYourReason = (name: string | number) => `${name} was told your reason.`;
export const declineOrder = 'Decline order';
export const nothingIsPaidYetSoDeclining = (title: string | number) =>
  `Nothing is paid yet, so declining costs nothing. Your bid for ${title} is taken back with it; you can not bid for this job again.`;
export const decliningCancelsTheOrder = 'Nothing is paid yet, so declining is free. It cancels the order.';
export const posted = (value: string | number) => `${value} posted`;
export const hiredOf = (hunter: string | number) => `${hunter} hired`;
export const paid = (amount: string | number) => `${amount} paid`;
export const onAdireSince = (moment: string | number) => `On Adire since ${moment}`;
export const jobsPosted = 'Jobs posted';
export const hireRate = 'Hire rate';
export const theJobCouldNotBeLoaded = 'The job could not be loaded';
export const yourBudget = (amount: string | number, value: string | number, value2: string | number) =>
  `Your budget ${amount} · ${value} · ${value2}`;
export const theTalentsTurn = 'The talent’s turn: ';
export const yourTurn = 'Your turn: ';
export const theAgreementWaitsForTheTalents =
  'the agreement waits for the talent’s answer. You are told at once.';
export const theTalentAcceptedPayIntoEscrow = 'the talent accepted. Pay into escrow, and the work can start.';
export const theBidsCouldNotBeLoaded = 'The bids could not be loaded';
export const nobodyHasBidForThisJob =
  'Nobody has bid for this job yet. You are told as soon as somebody does.';
export const nobodyHasBidForThisJob2 =
  'Nobody has bid for this job yet. Only the talents whom you invited can see it.';
export const youWouldReceiveAfterTheFee = (amount: string | number, netPay: string | number) =>
  `You would receive ${amount} after the ${netPay}% fee`;
export const inIt = (value: string | number, value2: string | number) => `${value} in ${value2}`;
export const yourBidOfWasRejected = (price: string | number) => `Your bid of ${price} was rejected`;
export const youTookBackYourBidOf = (price: string | number) => `You took back your bid of ${price}`;
export const youBid = (price: string | number) => `You bid ${price}`;
export const theHunter = 'The hunter';
export const youWouldReceive = 'You would receive';
export const theHunterPaysTheWholePrice =
  'The hunter pays the whole price into escrow before you start. You may also name your own price.';
export const youTookYourBidForThis = 'You took your bid for this job back';
export const yourBidForThisJobWas = 'Your bid for this job was not chosen';
export const youHaveAppliedForThisJob = 'You have applied for this job';
export const viewYourBid = 'View your bid';
export const thisIsYourOwnJobYou = 'This is your own job; you can not apply for it.';
export const thisJobTakesNoMoreBids = 'This job takes no more bids.';
export const openJobs = 'Open jobs';
export const forAllTalents = 'For all talents';
export const closedJobs = 'Closed jobs';
export const toWhichYouWereInvited = 'To which you were invited';
export const noOpenJobAsksFor = (skill: string | number) => `No open job asks for ${skill}`;
export const lookAtAllSkillsManyTalents = 'Look at all skills; many talents win jobs beside their main one.';
export const showAllSkills = 'Show all skills';
export const noOpenJobRightNow = 'No open job right now';
export const newJobsAppearHereAsSoon = 'New jobs appear here as soon as hunters post them.';
export const lookAgain = 'Look again';
export const noInvitationRightNow = 'No invitation right now';
export const closedJobsAreSeenOnlyBy =
  'Closed jobs are seen only by talents whom the hunter invites. A complete profile with gigs and past work brings invitations.';
export const theJobsCouldNotBeLoaded = 'The jobs could not be loaded';
export const allSkills = 'All skills';
export const noJobOfYoursHasA = 'No job of yours has a bid yet. Post a job, or invite a talent to one.';
export const lastBid = 'Last bid';
export const theJobOfferCouldNotBe = 'The job offer could not be loaded';
export const theJobOffer = 'The job offer';
export const applicationDate = 'Application date';
export const totalPrice = 'Total price';
export const youWouldHaveReceived = 'You would have received';
export const viewTheJob = 'View the job';
export const withdrawBid = 'Withdraw bid';
export const setInTheAgreement = 'Set in the agreement';
export const wrote = (name: string | number) => `${name} wrote`;
export const offerWithdrawn = 'Offer withdrawn';
export const youTookThisBidBack = 'You took this bid back.';
export const yourReasonOf = (withdrawalReason: string | number) => `Your reason: ${withdrawalReason}`;
export const whatHappensNext = 'What happens next:';
export const goToOrders = 'Go to orders';
export const theHunterAcceptedYourBidAnd = 'The hunter accepted your bid and sent you an agreement.';
export const youAndTheHunterHaveAgreed = 'You and the hunter have agreed.';
export const youWereHiredTheHunterPaid = 'You were hired: the hunter paid into escrow.';
export const theHunterAcceptsYourBidWith =
  'the hunter accepts your bid with dates and terms, or rejects it with a reason. You are told either way.';
export const itIsYourTurnReadThe = 'it is your turn. Read the dates and terms, then accept or decline.';
export const theHunterPaysTheWholePrice2 =
  'the hunter pays the whole price into escrow. Start the work only then.';
export const startTheOrderAndSubmitIts = 'start the order and submit its milestones in time.';
export const readySentences = 'Ready sentences';
export const thePriceIsAboveOurBudget = 'The price is above our budget.';
export const weAreLookingForAnotherStyle = 'We are looking for another style.';
export const weNeedMoreExperienceWithThis = 'We need more experience with this kind of work.';
export const thePitchDoesNotAnswerThe = 'The pitch does not answer the brief.';
export const bidRejected = 'Bid rejected';
export const rejectThisBid = 'Reject this bid';
export const fromThisCanNotBeTaken = (name: string | number) => `From ${name}. This can not be taken back.`;
export const rejectBid = 'Reject bid';
export const bidWithdrawn = 'Bid withdrawn';
export const withdrawYourBid = 'Withdraw your bid?';
export const yourBidForIsOverThen = (jobTitle: string | number) =>
  `Your bid for ${jobTitle} is over then; you can not bid for this job again.`;
export const thePlanHasChanged = 'The plan has changed.';
export const theDatesDoNotWorkAny = 'The dates do not work any more.';
export const weCouldNotAgreeOnThe = 'We could not agree on the details.';
export const noMoneyIsInEscrowYetSo = 'No money is in escrow yet, so this is free for both sides.';
export const noMoneyIsInEscrowYetSo2 =
  'No money is in escrow yet, so this is free for both sides. Your bid is taken back with it; you can not bid for this job again.';
export const leavingCancelsTheOrder =
  'No money is in escrow yet, so this is free for both sides. It cancels the order.';
export const takeBidsAgain = 'Take bids again';
export const theJobIsShownToTalents = 'The job is shown to talents again; earlier bids still stand.';
export const cancelTheJob = 'Cancel the job';
export const theJobEndsHereItsBids = 'The job ends here. Its bids are rejected.';
export const agreementWithdrawn = 'Agreement withdrawn';
export const whatHappensToTheJob = 'What happens to the job?';
