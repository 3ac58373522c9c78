/** Posting and changing jobs. */

export const theCatalogueCouldNotBeLoaded = 'The catalogue could not be loaded';
export const anyCategory = 'Any category';
export const theJob = 'The job';
export const priceAndReach = 'Price and reach';
export const postingIsFreeYouPayOnly =
  'Posting is free. You pay only when you have agreed with a talent, into escrow.';
export const deleteThisJob = 'Delete this job?';
export const isTakenDown = (title: string | number, bidsCount: string | number) =>
  `“${title}” is taken down. ${bidsCount}`;
export const deleteJob = 'Delete job';
export const nobodyHasBidForItYet = 'Nobody has bid for it yet.';
export const itsWillBeRejectedAndThe = (value: string | number) =>
  `Its ${value} will be rejected, and the talents are told.`;
export const editJob = 'Edit job';
export const noJobChosen = 'No job chosen';
export const openAJobInYourList = 'Open a job in your list, then View milestones, then Edit milestones.';
export const dueDays = 'Due (days)';
export const fromTheStartOfTheAgreement = 'From the start of the agreement';
export const penalty = 'Penalty (%)';
export const saveMilestone = 'Save milestone';
export const of1To10PercentWhenMissed = '1 to 10 percent when missed';
export const of1To10PercentWhenMissedOf = (amount: string | number) =>
  `1 to 10 percent when missed: ${amount} of the budget`;
export const canSeeAndBidForThis = (name: string | number) => `${name} can see and bid for this job.`;
export const inviteATalent = 'Invite a talent';
export const theAddressWithWhichTheTalent = 'The address with which the talent is registered.';
export const invitedTalents = 'Invited talents';
export const nobodyHasBeenInvitedYet = 'Nobody has been invited yet.';
export const theInvitationOf = (name: string | number) => `the invitation of ${name}`;
export const inviteAgain = 'Invite again';
export const more = 'More';
export const invitedTalentsOf = (amount: string | number) => `Invited talents (${amount})`;
export const viewMilestones = 'View milestones';
export const availableToAllTalents = 'Available to all talents';
export const availableToSelectedTalentsThoseYou = 'Available to selected talents: those you invite by e-mail';
export const logoForASheaButterBrand = 'Logo for a shea butter brand';
export const whatIsItForWhoWill =
  'What is it for, who will see it, what should be handed over, and what do you like or dislike?';
export const talentsMayAcceptItOrAsk = 'Talents may accept it or ask for their own price.';
export const jobType = 'Job type';
export const yourJobIsPosted = 'Your job is posted';
export const onlyTheTalentsWhomYouInvite =
  'Only the talents whom you invite can see it: press Invite a talent.';
export const talentsCanSeeItNowYou =
  'Talents can see it now. You are told about every bid, and you pay nothing before you agreed with one.';
export const numberOfMilestones = 'Number of milestones';
export const eachHasItsOwnDeadlineA =
  'Each has its own deadline. A missed one lowers the price by its penalty.';
export const firstMilestone = 'First milestone';
export const secondMilestone = 'Second milestone';
export const thirdMilestone = 'Third milestone';
export const fourthMilestone = 'Fourth milestone';
export const milestone = (value: string | number) => `Milestone ${value}`;
export const addWhatMustKnowWhatIt = (name: string | number) =>
  `Add what ${name} must know: what it is for, names, colours, texts, examples.`;
export const sendTheOrder = 'Send the order';
export const acceptsOrDeclinesItYouPay = (name: string | number) =>
  `${name} accepts or declines it. You pay into escrow only after that, and the money is released only when you accept the work.`;
export const agreement = 'Agreement';
export const availableToAllTalents2 = 'available to all talents';
export const availableToSelectedTalents = 'available to selected talents';
export const openJobs = 'Open Jobs';
export const closedJobs = 'Closed Jobs';
export const yourJobsCouldNotBeLoaded = 'Your jobs could not be loaded';
export const nothingUnder = (value: string | number) => `Nothing under “${value}”`;
export const jobsMoveHereByThemselvesAs = 'Jobs move here by themselves as you and your talents go on.';
export const showJobsThatTakeBids = 'Show jobs that take bids';
export const noOpenJobTakesBids = 'No open job takes bids';
export const noClosedJobTakesBids = 'No closed job takes bids';
export const postWhatYouNeedTalentsAnswer =
  'Post what you need. Talents answer with a pitch and a price; you pay only when you have agreed.';
export const aClosedJobIsSeenOnly = 'A closed job is seen only by the talents whom you invite.';
export const enterAPriceBudgetOfAt = (amount: string | number) =>
  `Enter a price budget of at least ${amount} to see what you pay, what the talent receives, and what a missed milestone costs.`;
export const onlyAfterYouAndATalent = 'Only after you and a talent agreed';
export const takenFromThePriceNotAdded = 'Taken from the price, not added';
export const ifAMilestoneIsMissed = 'If a milestone is missed';
export const itsPenaltyComesBackToYou = 'Its penalty comes back to you.';
export const notSet = 'not set';
/** The two types of a job (rules 11). */
export const openType = 'Open';
export const closeType = 'Close';
