/** Paying into escrow. */

export const toPayIntoEscrow = 'To pay into escrow';
export const pay = (amount: string | number) => `Pay ${amount}`;
export const youLeftBeforePaying =
  'You left the payment page, and nothing has been paid. A transfer that you already made is counted as soon as it arrives.';
export const aPaymentOfYoursIsLookedAt =
  'A payment of yours for this order arrived that could not be counted. We are looking at it, and you are told what becomes of it. If you pay now, you pay a second time.';
export const byCardBankTransferOrUssd =
  'By card, bank transfer or USSD, on the page of our payment provider Paystack. Nothing is added to the price.';
export const seeTheOrder = 'See the order';
export const isHeldInEscrow = (amount: string | number) => `${amount} is held in escrow`;
export const wasToldAndCanStartThe = (name: string | number, title: string | number) =>
  `${name} was told and can start “${title}”. The money moves when you accept the work.`;
export const goToActiveProjects = 'Go to active projects';
export const waitingForYourPayment = 'Waiting for your payment';
export const bankTransfersCanTakeAWhile = (amount: string | number) =>
  `Bank transfers can take a while. We look again by ourselves, and you are told when ${amount} arrives, also if you close this page.`;
export const theLastTry = (reason: string | number) => `The last try did not go through: ${reason}`;
export const checkAgain = 'Check again';
export const backToThePaymentPage = 'Back to the payment page';
export const nothingWasTakenFor = (title: string | number, value: string | number) =>
  `Nothing was taken for “${title}”.${value}`;
export const theBankSays = (reason: string | number) => ` The bank says: ${reason}.`;
export const tryAgain = 'Try again';
export const isInYourPayback = (amount: string | number) => `${amount} is in your payback`;
export const thisPaymentCameWhenWasPaid = (title: string | number) =>
  `This payment came when “${title}” was paid already or no longer agreed, or it is not the amount that was agreed. The money is yours: withdraw it to your bank.`;
export const withdrawIt = 'Withdraw it';
export const weAreLookingAtThisPayment = 'We are looking at this payment';
export const whatArrivedForIsNotThe = (title: string | number, amount: string | number) =>
  `What arrived for ${title} is not ${amount}. Nothing is lost: a person of our team puts it right and writes to you.`;
export const thisPaymentWasFoundToBeYours = 'This payment was given to you';
export const whatArrivedForIsYours = (title: string | number) =>
  `What arrived for ${title} was not what was agreed. A person of our team put it into your payback: withdraw it to your bank.`;
export const thisPaymentIsOnItsWayBack = 'This payment is on its way back';
export const whatArrivedForIsSentBack = (title: string | number) =>
  `What arrived for ${title} was not what was agreed. It goes back to the card or account it came from, which can take up to ten working days.`;
export const thisPaymentWasSentBack = 'This payment was sent back';
export const whatArrivedForWasSentBack = (title: string | number) =>
  `What arrived for ${title} was not what was agreed. It is back on the card or account it came from.`;
export const thePaymentCouldNotBeLoaded = 'The payment could not be loaded';
export const priceOfferedOn = 'Price offered on';
export const milestonesAndWhatAMissWould = 'Milestones and what a miss would cost';
export const howTheMoneyWillBeDivided = 'How the money will be divided';
export const thisIsTheDivisionWhenEvery =
  'This is the division when every milestone is submitted in time. Penalties come back to you';
export const atMost = (amount: string | number) => `, at most ${amount}`;
export const howEscrowProtectsYou = 'How escrow protects you';
export const ifMissed = 'If missed';
export const adireFromYourPaymentUntilYou = (name: string | number) =>
  `Adire, from your payment until you accept the work. ${name} can not touch it before.`;
export const whoHoldsTheMoney = 'Who holds the money';
export const submittedWorkThatYouNeitherAccept = (acceptAfterDays: string | number) =>
  `Submitted work that you neither accept nor decline within ${acceptAfterDays} days counts as accepted. We remind you before.`;
export const ifNobodyActs = 'If nobody acts';
export const declineWithAReasonAndIt =
  'Decline with a reason and it is done again. You can cancel while the work is not submitted; you see the division before you confirm.';
export const ifItGoesWrong = 'If it goes wrong';
export const askingThePaymentProvider = 'Asking the payment provider';
export const whichPayment = 'Which payment?';
export const weKnowNoPaymentOfYours =
  'We know no payment of yours under this address. Your orders show what is paid and what is not.';
