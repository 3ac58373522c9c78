/** Payments: paying for an order into escrow. */

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  notAccepted: 'order is yet to be accepted by talent',
  notSuccessful: 'Payment not successful',
};

/** Refusals. */
export const errors = {
  paidAlready: 'This order is already paid',
  cancelled: "This agreement was cancelled, so there's nothing to pay",
  differs: (field: string) => `${field} doesn't match the agreement`,
  callback: 'callback_url must be a page of this site',
  unavailable: "We can't reach our payment provider right now. Your money is safe. Try again in a minute.",
};

/** What a hunter reads before paying. */
export const summary = {
  failed: "We couldn't load this payment",
  priceOffered: 'Price offered on',
  milestones: 'Milestones and penalties',
  ifMissed: 'If missed',
  division: 'Who gets what',
  divisionNote:
    'This is how it works out if every milestone is on time. Penalties for missed ones come back to you',
  /** Goes on where the note ends. */
  penaltiesMax: (amount: string | number) => `, up to ${amount}`,
};

/** How escrow protects a hunter, beside the summary. */
export const protection = {
  title: 'How escrow protects you',
  holder: 'Who holds the money',
  holderText: (name: string | number) =>
    `Adire holds it until you accept the work. ${name} can't touch it before then.`,
  silence: "If you don't answer",
  silenceText: (acceptAfterDays: string | number) =>
    `You have ${acceptAfterDays} days to accept submitted work or send it back. We remind you, then accept it for you.`,
  wrong: 'If something goes wrong',
  wrongText:
    "Not right? Send it back with notes. You can cancel until the work is submitted, and you'll see who gets what before you confirm.",
};

/** The sum and its button. */
export const pay = {
  sum: 'To pay into escrow',
  confirm: (amount: string | number) => `Pay ${amount} into escrow`,
  methods:
    'Pay by card, bank transfer or USSD with Paystack, our payment provider. There are no extra charges.',
  left: "You left before paying. Already sent a transfer? We'll count it as soon as it arrives.",
  underReview:
    "We received a payment for this order that we couldn't match. We're looking into it and will let you know. If you pay now, you pay twice.",
  order: 'See the order',
};

/** The page a hunter comes back to from the provider. */
export const result = {
  checking: 'Checking your payment',
  unknown: "We couldn't find that payment",
  unknownText: "Your orders show what's paid and what isn't.",
  funded: (amount: string | number) => `${amount} is safe in escrow`,
  fundedText: (name: string | number, title: string | number) =>
    `We've let ${name} know that work on “${title}” can start. Your money stays in escrow until you accept the work.`,
  waiting: 'Waiting for your payment',
  waitingText: (amount: string | number) =>
    `Bank transfers can take a while. We keep checking and will let you know when ${amount} arrives, even if you close this page.`,
  lastTry: (reason: string | number) => `Your last try didn't go through: ${reason}`,
  check: 'Check again',
  back: 'Back to the payment page',
  failedText: (title: string | number, bank: string | number) => `You weren't charged for “${title}”.${bank}`,
  /** Follows the sentence before it. */
  bankSays: (reason: string | number) => ` Your bank says: ${reason}.`,
  retry: 'Try again',
  returned: (amount: string | number) => `${amount} is yours to withdraw`,
  returnedText: (title: string | number) =>
    `This payment for “${title}” came late, came twice or wasn't the agreed amount, so it's in your refunds. Withdraw it to your bank, or send it back the way you paid.`,
  withdraw: 'Withdraw it',
  held: "We're looking into this payment",
  heldText: (title: string | number, amount: string | number) =>
    `We expected ${amount} for “${title}” but received something else. Your money is safe. Someone on our team is sorting it out and will write to you.`,
  given: 'We found your payment',
  givenText: (title: string | number) =>
    `What you paid for “${title}” wasn't what you agreed, so we added it to your refunds. You can withdraw it to your bank.`,
  sendingBack: 'Your payment is on its way back',
  sendingBackText: (title: string | number) =>
    `What you paid for “${title}” wasn't what you agreed. It's going back to the card or account you paid from. This can take up to ten working days.`,
  sentBack: 'Your payment was sent back',
  sentBackText: (title: string | number) =>
    `What you paid for “${title}” wasn't what you agreed. It's back on the card or account you paid from.`,
};
