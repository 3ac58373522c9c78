/** What is said of every act in English: notifications, lines of the history and of conversations, by subject. */
import type {
  accountActs,
  bankAccountActs,
  hunterActs,
  policyActs,
  talentActs,
  trackerActs,
} from '../../acts/account.ts';
import type { EventName } from '../../acts/all.ts';
import type { bidActs } from '../../acts/bid.ts';
import type { chargebackActs, orderChargebackActs } from '../../acts/chargeback.ts';
import { ACCEPT_AFTER_DAYS, OFFER_LAPSES_AFTER_DAYS } from '../../acts/deadlines.ts';
import type { disputeActs } from '../../acts/dispute.ts';
import { EXTENSION_LAPSES_AFTER_DAYS, type extensionActs } from '../../acts/extension.ts';
import type { invitationActs } from '../../acts/invitation.ts';
import type { jobActs } from '../../acts/job.ts';
import type { paymentActs } from '../../acts/payment.ts';
import type { payoutActs } from '../../acts/payout.ts';
import type { reviewActs } from '../../acts/review.ts';
import type { taskActs } from '../../acts/task.ts';
import { type ActFacts, type ActWords, forBothSides, type Notification } from '../../acts/words.ts';
import { inCurrency, showNaira, toNaira } from '../../core/money.ts';
import { fixed as common } from './common.ts';
import { moment } from './figures.ts';
import { shortMonth } from './language.ts';
import { fixed } from './notifications.ts';
import { fixed as tracker } from './tracker.ts';

const silence = `No answer in ${ACCEPT_AFTER_DAYS} days? We accept it for you.`;

const jobWords: ActWords<`job.${keyof typeof jobActs}`> = {
  'job.edit': { history: (f) => [`${f.who} changed the job`] },
  'job.delete': { history: (f) => [`${f.who} took the job down`] },
  'job.offer': {
    notify: {
      talent: {
        title: (f) => (f.gig ? 'Your gig was ordered' : 'You have an offer'),
        text: (f) => `${offered(f)} Read the agreement, then accept or decline.`,
      },
    },
    history: (f) => [
      f.package ? `${f.who} ordered the package ${quote(f.package)}` : `${f.who} sent the agreement`,
    ],
  },
  'job.accept-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Order accepted' : 'Agreement accepted'),
        text: (f) => `${f.talent_name} accepted ${agreement(f)}. Pay into escrow so the work can start.`,
      },
    },
    history: (f) => [`${f.who} accepted the ${f.gig ? 'order' : 'agreement'}`],
  },
  'job.decline-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Order declined' : 'Agreement declined'),
        text: (f) => `${f.talent_name} declined ${agreement(f)}.${because(f)}${unpaid(f)}`,
      },
    },
    history: (f) => [`${f.who} declined the ${f.gig ? 'order' : 'agreement'}`, f.reason],
  },
  'job.remind-offer': {
    notify: {
      talent: {
        title: 'An offer is waiting for you',
        text: (f) =>
          `${f.hunter_name} is waiting for your answer to the offer for ${job(f)}. It lapses ${OFFER_LAPSES_AFTER_DAYS} days after it was sent.`,
      },
    },
  },
  'job.lapse-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Order not answered' : 'Offer not answered'),
        text: (f) =>
          `${f.talent_name} didn't answer in ${OFFER_LAPSES_AFTER_DAYS} days, so ${agreement(f)} has lapsed.${unpaid(f)}`,
      },
      talent: {
        title: (f) => (f.gig ? 'Order lapsed' : 'Offer lapsed'),
        text: (f) => `There was no answer in ${OFFER_LAPSES_AFTER_DAYS} days, so ${agreement(f)} has lapsed.`,
      },
    },
    history: (f) => [
      `The ${f.gig ? 'order' : 'offer'} lapsed after ${OFFER_LAPSES_AFTER_DAYS} days without an answer`,
    ],
  },
  'job.withdraw': {
    notify: {
      talent: {
        title: (f) => (f.gig ? 'Order withdrawn' : 'Agreement withdrawn'),
        text: (f) => `${f.hunter_name} withdrew ${agreement(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} withdrew the ${f.gig ? 'order' : 'agreement'}`, f.reason],
  },
  'job.leave': {
    notify: {
      hunter: { title: cancelled, text: (f) => `${cancelledBeforePayment(f)}${unpaid(f)}` },
      talent: { title: cancelled, text: cancelledBeforePayment },
    },
    history: (f) => [`${f.who} cancelled the ${f.gig ? 'order' : 'agreement'} before payment`, f.reason],
  },
  'job.call-off': {
    notify: {
      talent: {
        title: 'Job cancelled',
        text: (f) => `${f.hunter_name} cancelled ${job(f)} before payment.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} cancelled the job`, f.reason],
  },
  'job.fund': {
    notify: {
      hunter: {
        title: 'Payment received',
        text: (f) => `${naira(f.amount)} for ${job(f)} is safe in escrow. ${f.talent_name} can start now.`,
      },
      talent: {
        title: 'The job is paid for',
        text: (f) => `${f.hunter_name} paid ${naira(f.amount)} into escrow for ${job(f)}. You can start now.`,
      },
    },
    history: (f) => [`${naira(f.amount)} was paid into escrow`],
  },
  'job.start': {
    notify: {
      hunter: { title: 'Work started', text: (f) => `${f.talent_name} started work on ${job(f)}.` },
    },
    history: (f) => [`${f.who} started the work`],
  },
  'job.submit-milestone': {
    notify: {
      hunter: {
        title: 'Milestone submitted',
        text: (f) => `${f.talent_name} submitted the milestone ${quote(f.milestone)} of ${job(f)}.`,
      },
    },
    history: (f) => [`${f.who} submitted a milestone`, f.milestone],
  },
  'job.decline-milestone': {
    notify: {
      talent: {
        title: 'Changes to a milestone',
        text: (f) =>
          `${f.hunter_name} asked for changes to the milestone ${quote(f.milestone)} of ${job(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} asked for changes to ${quote(f.milestone)}`, f.reason],
  },
  'job.submit': {
    notify: {
      hunter: {
        title: 'Work submitted',
        text: (f) =>
          `${f.talent_name} submitted the work for ${job(f)}. Accept it, or send it back with notes. ${silence}`,
      },
    },
    history: ({ who, round = 1 }) => [
      round > 1 ? `${who} submitted the project again (round ${round})` : `${who} submitted the project`,
    ],
  },
  'job.remind': {
    notify: {
      hunter: {
        title: 'Submitted work is waiting for you',
        text: (f) =>
          `${f.talent_name} submitted ${job(f)} ${count(f.days, 'day')} ago and is waiting for your answer. ${silence}`,
      },
    },
  },
  'job.decline': {
    notify: {
      talent: {
        title: 'Changes requested',
        text: (f) => `${f.hunter_name} asked for changes to ${job(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} asked for changes`, f.reason],
  },
  'job.accept': {
    notify: {
      talent: {
        title: fixed.projectAccepted,
        text: (f) => `${acceptance(f)} You earned ${naira(f.talent)}, ready to withdraw.`,
      },
      hunter: {
        title: fixed.projectAccepted,
        text: (f) =>
          `You didn't answer for ${ACCEPT_AFTER_DAYS} days, so we accepted the work on ${job(f)} for you. ${f.talent_name} is paid from escrow.${paidBack(f)}`,
      },
    },
    history: (f) => [
      f.by === 'clock'
        ? `Accepted after ${ACCEPT_AFTER_DAYS} days without an answer`
        : `${f.who} accepted the work`,
      'The money in escrow was released.',
    ],
  },
  'job.cancel': {
    notify: {
      talent: {
        title: 'Order cancelled',
        text: (f) =>
          `${f.hunter_name} cancelled ${job(f)}. ${f.talent === '0' ? 'You get nothing' : `You get ${naira(f.talent)}`} under the cancellation rules.${because(f)}`,
      },
      hunter: {
        title: 'Order cancelled',
        text: (f) => `${f.talent_name} cancelled ${job(f)}.${paidBack(f)}${because(f)}`,
      },
    },
    history: (f) => [`${f.who} cancelled the order`, f.reason],
  },
  'job.open-file': {
    notify: {
      hunter: {
        title: 'A file was opened for you',
        text: (f) =>
          `${f.talent_name} opened ${quote(f.file)} of ${job(f)} before you accept, so you can try it.`,
      },
    },
    history: (f) => [`${f.who} opened a file before acceptance`, f.file],
  },
  'job.ask-questions': {
    notify: {
      talent: {
        title: 'Questions about your work',
        text: (f) => `${f.hunter_name} asks about ${job(f)}: ${quote(f.text)}.`,
      },
    },
    history: (f) => [`${f.who} asked about the work`, f.text],
  },
  'job.answer-question': {
    notify: {
      hunter: {
        title: 'Your question was answered',
        text: (f) => `${f.talent_name} answers about ${job(f)}: ${quote(f.text)}.`,
      },
    },
    history: (f) => [`${f.who} answered a question`, f.text],
  },
  'job.waive': {
    notify: {
      talent: {
        title: 'Penalty waived',
        text: (f) =>
          `${f.hunter_name} waived the missed milestone ${quote(f.milestone)} of ${job(f)}. You pay no penalty for it.`,
      },
    },
    history: (f) => [`${f.who} waived a missed milestone`, f.milestone],
  },
};

/** An offer to a bid, or a package of a gig that was ordered. */
function offered(f: ActFacts<'job.offer'>): string {
  if (f.gig && f.package)
    return `${f.hunter_name} ordered the package ${quote(f.package)} of your gig ${quote(f.gig)}.`;
  if (f.price) return `${f.hunter_name} offers you ${naira(f.price)} for ${job(f)}.`;
  return `${f.hunter_name} sent you an agreement for ${job(f)}.`;
}

function cancelledBeforePayment(f: ActFacts<'job.leave'>): string {
  return `${f.who} cancelled ${agreement(f)} before payment.${because(f)}`;
}

function cancelled({ gig }: ActFacts<'job.leave'>): string {
  return gig ? 'Order cancelled' : 'Agreement cancelled';
}

/** An order from a gig is one from its first day. */
function agreement(f: { title: string; gig?: string | undefined }): string {
  return f.gig ? `the order ${job(f)}` : `the agreement for ${job(f)}`;
}

function unpaid({ gig }: { gig?: string | undefined }): string {
  return gig ? ' You haven’t paid anything.' : '';
}

function acceptance(f: ActFacts<'job.accept'>): string {
  return f.by === 'clock'
    ? `There was no answer for ${ACCEPT_AFTER_DAYS} days, so we accepted your work on ${job(f)}.`
    : `${f.hunter_name} accepted your work on ${job(f)}.`;
}

function paidBack({ hunter }: { hunter: string }): string {
  return hunter === '0' ? '' : ` ${naira(hunter)} of the price comes back to you, ready to withdraw.`;
}

const unanswered = count(EXTENSION_LAPSES_AFTER_DAYS, 'day');
const waited = `The waiting time was added, so open deadlines are ${unanswered} later.`;

const invitationWords: ActWords<`job.${keyof typeof invitationActs}`> = {
  'job.invite': {
    notify: {
      talent: {
        title: "You're invited to a job",
        text: (f) => `${f.hunter_name} invites you to apply for ${job(f)}.`,
      },
    },
  },
};

const extensionWords: ActWords<`job.${keyof typeof extensionActs}`> = {
  'job.request-extension': {
    notify: {
      hunter: {
        title: 'More time requested',
        text: (f) =>
          `${f.talent_name} asks for ${more(f)} on ${job(f)}. Deadlines are paused until you answer.${lapses(f)}${because(f)}`,
      },
    },
    history: (f) => [`${f.who} asked for ${more(f)}`, f.reason],
  },
  'job.grant-extension': {
    notify: {
      talent: {
        title: 'More time granted',
        text: (f) =>
          `${f.hunter_name} gives you ${more(f)} on ${job(f)}. Open deadlines and the end date move by as many.`,
      },
    },
    history: (f) => [`${f.who} granted ${more(f)}`, f.reason],
  },
  'job.refuse-extension': {
    notify: {
      talent: {
        title: 'More time declined',
        text: (f) =>
          `${f.hunter_name} keeps the dates of ${job(f)}. Open deadlines moved by the time you waited.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} kept the dates as they are`, f.reason],
  },
  'job.withdraw-extension': {
    notify: {
      hunter: {
        title: 'Request for more time withdrawn',
        text: (f) =>
          `${f.talent_name} no longer asks for ${more(f)} on ${job(f)}. Open deadlines moved by the time since the request.`,
      },
    },
    history: (f) => [`${f.who} withdrew the request for ${more(f)}`],
  },
  'job.lapse-extension': {
    notify: forBothSides({
      title: 'Request for more time lapsed',
      text: (f) => `Nobody answered the request for ${more(f)} on ${job(f)}. ${waited}`,
    }),
    history: (f) => [`No answer to the request for ${more(f)}`, waited],
  },
};

function more({ days }: { days: number }): string {
  return count(days, 'more day');
}

function lapses({ until }: { until?: string | undefined }): string {
  return until ? ` No answer by ${day(until)}? The request lapses.` : '';
}

type Ended = ActFacts<'job.decide' | 'job.accept-settlement'>;

const disputeWords: ActWords<`job.${keyof typeof disputeActs}`> = {
  'job.dispute': {
    notify: forBothSides({
      title: 'Dispute opened',
      text: (f) =>
        `${f.who} opened a dispute on ${job(f)}. The money stays in escrow until it ends. Tell us your side${f.until ? ` by ${day(f.until)}` : ''}.`,
    }),
    history: (f) => [`${f.who} opened a dispute`, 'The money stays in escrow until it ends.'],
  },
  'job.answer-dispute': {
    notify: forBothSides({
      title: 'Dispute answered',
      text: (f) =>
        `${f.who} answered your dispute on ${job(f)}. Adire decides it now, unless the two of you agree.`,
    }),
    history: (f) => [`${f.who} answered the dispute`],
  },
  'job.lapse-answer': {
    notify: forBothSides({
      title: 'Adire will decide the dispute',
      text: (f) =>
        `The time to answer the dispute on ${job(f)} is over. Adire decides with what we have. Not replying doesn't lose the case by itself.`,
    }),
    history: () => ['The time to answer the dispute is over', 'Adire decides with what we have.'],
  },
  'job.note-dispute': {
    notify: forBothSides({
      title: 'Message from Adire about your dispute',
      text: (f) => `About the dispute on ${job(f)}: ${f.note}`,
    }),
    history: (f) => ['Message from Adire about the dispute', f.note],
  },
  'job.withdraw-dispute': {
    notify: forBothSides({
      title: 'Dispute withdrawn',
      text: (f) => `${f.who} withdrew the dispute on ${job(f)}. The order goes on where it left off.`,
    }),
    history: (f) => [`${f.who} withdrew the dispute`, 'The order goes on where it left off.'],
  },
  'job.propose-settlement': {
    notify: forBothSides({
      title: 'Settlement proposed',
      text: (f) =>
        `${naira(f.gross)} for the talent, before the fee: that is what ${f.who} proposes to end the dispute on ${job(f)}. Accept it, or propose another amount.`,
    }),
    history: (f) => [`${f.who} proposed a settlement`, `${naira(f.gross)} for the talent, before the fee`],
  },
  'job.accept-settlement': {
    notify: ended((f) => `${f.who} accepted your proposal on ${job(f)}.`),
    history: (f) => [`${f.who} accepted the settlement`, `${parts(f)}.`],
  },
  'job.decide': {
    notify: ended((f) => `Adire decided the dispute on ${job(f)}.`),
    history: (f) => ['Adire decided the dispute', `${parts(f)}.${because(f)}`],
  },
};

/** Each side reads what it gets. */
function ended(how: (facts: Ended) => string): Record<'hunter' | 'talent', Notification<Ended>> {
  return {
    hunter: {
      title: 'Dispute ended',
      text: (f) => `${how(f)} You get ${naira(f.hunter)} of the price back.${because(f)}`,
    },
    talent: {
      title: 'Dispute ended',
      text: (f) => `${how(f)} You get ${naira(f.talent)} after the fee.${because(f)}`,
    },
  };
}

function parts(f: Ended): string {
  return `${naira(f.talent)} for ${f.talent_name} after the fee, ${naira(f.hunter)} back to ${f.hunter_name}`;
}

const bidWords: ActWords<`bid.${keyof typeof bidActs}`> = {
  'bid.apply': {
    notify: {
      hunter: {
        title: 'New application',
        text: (f) => `${f.talent_name} applied for ${job(f)}${f.price ? ` at ${naira(f.price)}` : ''}.`,
      },
    },
  },
  'bid.withdraw': {
    notify: {
      hunter: {
        title: 'Application withdrawn',
        text: (f) => `${f.talent_name} withdrew their application for ${job(f)}.`,
      },
    },
  },
  'bid.reject': {
    notify: {
      talent: {
        title: 'Application rejected',
        text: (f) => `Your application for ${job(f)} wasn't chosen.${because(f)}`,
      },
    },
  },
};

const reviewWords: ActWords<`review.${keyof typeof reviewActs}`> = {
  'review.send': {
    notify: forBothSides({ title: 'You have been reviewed', text: reviewed }),
    history: (f) => [`${f.who} wrote a review`],
  },
  'review.show': {
    notify: forBothSides({ title: 'New review', text: stars }),
    history: (f) => [`The review by ${f.who} is visible`],
  },
  'review.reply': {
    notify: forBothSides({
      title: 'Reply to your review',
      text: (f) => `${f.who} replied to your review of ${job(f)}.`,
    }),
    history: (f) => [`${f.who} replied to the review`],
  },
};

const trackerWords: ActWords<`tracker.${keyof typeof trackerActs}`> = {
  'tracker.track': {
    notify: {
      talent: {
        title: 'Your order is on the project tracker',
        text: (f) =>
          `${f.hunter_name} follows ${job(f)} on the project tracker. Add your tasks to its board.`,
      },
    },
  },
};

const taskWords: ActWords<`task.${keyof typeof taskActs}`> = {
  'task.start': {
    notify: { hunter: { title: 'Task started', text: (f) => moved(f, tracker.doing) } },
  },
  'task.finish': {
    notify: { hunter: { title: 'Task done', text: (f) => moved(f, common.done) } },
  },
  'task.comment': {
    notify: forBothSides({
      title: 'New comment on a task',
      text: (f) => `${f.who} commented on the task ${quote(f.task)} of ${job(f)}.`,
    }),
  },
};

const accountWords: ActWords<`account.${keyof typeof accountActs}`> = {
  'account.new-device': {
    notify: forBothSides({
      title: 'New device logged in',
      text: (f) =>
        `Someone logged in to your account from a new device. ${f.paused_until ? `Withdrawals wait until ${moment(f.paused_until)}. ` : ''}Wasn't it you? Change your password now.`,
    }),
  },
};

const hunterWords: ActWords<`hunter.${keyof typeof hunterActs}`> = {
  'hunter.suspend': {
    notify: {
      talent: { title: "The hunter's account is suspended", text: (f) => suspended(f, f.hunter_name) },
    },
    history: () => ["The hunter's account was suspended"],
  },
  'hunter.restore': {
    notify: { talent: { title: 'The hunter is back', text: (f) => restored(f, f.hunter_name) } },
    history: () => ["The hunter's account is open again"],
  },
};

const talentWords: ActWords<`talent.${keyof typeof talentActs}`> = {
  'talent.suspend': {
    notify: {
      hunter: { title: "The talent's account is suspended", text: (f) => suspended(f, f.talent_name) },
    },
    history: () => ["The talent's account was suspended"],
  },
  'talent.restore': {
    notify: { hunter: { title: 'The talent is back', text: (f) => restored(f, f.talent_name) } },
    history: () => ["The talent's account is open again"],
  },
};

/** Stars are named once the review is shown; notifications from before reviews were hidden name them at once. */
function reviewed(f: ActFacts<'review.send'>): string {
  if (f.rating !== undefined) return stars({ ...f, rating: f.rating });
  const until = f.hidden_until ? `, or on ${day(f.hidden_until)}` : '';
  return `${f.who} reviewed you for ${job(f)}. You'll see it once you've written your review${until}.`;
}

function stars(f: { who: string; title: string; rating: number }): string {
  return `${f.who} gave you ${count(f.rating, 'star')} for ${job(f)}.`;
}

function moved(f: ActFacts<'task.start'>, to: string): string {
  return `${f.talent_name} moved the task ${quote(f.task)} of ${job(f)} to ${to}.`;
}

function suspended(f: { title: string }, name: string): string {
  return `${name}'s account is suspended. The money for ${job(f)} stays where it is. Deadlines and your rights stay as agreed.`;
}

function restored(f: { title: string }, name: string): string {
  return `${name}'s account is open again. ${job(f)} goes on as agreed.`;
}

const paymentWords: ActWords<`payment.${keyof typeof paymentActs}`> = {
  'payment.return': {
    notify: {
      hunter: {
        title: 'Payment returned to you',
        text: (f) =>
          `${naira(f.amount)} for ${job(f)} came late, twice or in the wrong amount, so it didn't pay for the order. You can withdraw it.`,
      },
    },
    history: (f) => [
      `${naira(f.amount)} came late, twice or in the wrong amount`,
      'It is among the refunds that the hunter can withdraw.',
    ],
  },
  'payment.hold': {
    notify: {
      hunter: {
        title: 'Payment on hold',
        text: (f) =>
          `A payment for ${job(f)} isn't what we asked for, so it didn't pay for the order. The money is safe, and we're looking into it.`,
      },
    },
    history: () => ["A payment wasn't what we asked for", "The money is safe, and we're looking into it."],
  },
  'payment.give': {
    notify: {
      hunter: {
        title: 'Payment found',
        text: (f) => `We found your payment of ${naira(f.amount)} for ${job(f)}. You can withdraw it.`,
      },
    },
    history: (f) => [
      `We found a payment of ${naira(f.amount)} for this order`,
      'It is among the refunds that the hunter can withdraw.',
    ],
  },
  'payment.send-back': {
    notify: {
      hunter: {
        title: 'Refund sent to you',
        text: (f) =>
          `${naira(f.amount)} of ${job(f)} went back to the card or account you paid from. Banks show it within 10 working days.`,
      },
    },
  },
  'payment.keep': {
    notify: {
      hunter: {
        title: "Refund didn't go through",
        text: (f) =>
          `${naira(f.amount)} of ${job(f)} couldn't go back to the card or account you paid from. You can withdraw it to your bank.`,
      },
    },
  },
  'payment.refund': {
    notify: {
      hunter: {
        title: 'Payment sent back',
        text: (f) =>
          `We couldn't take ${paid(f)} for ${job(f)}. It went back to the card or account it came from.`,
      },
    },
    history: (f) => [`${paid(f)} was sent back`, 'It went back to the card or account it came from.'],
  },
};

type Taken = { title: string; amount: string };

/** Lost, for whatever reason: it reads the same. */
const taken = {
  hunter: {
    title: 'Your bank took a payment back',
    text: (f: Taken) =>
      `Your bank has taken back ${naira(f.amount)} that you paid for ${job(f)}. The order is over.`,
  },
  talent: {
    title: "The hunter's bank took the payment back",
    text: (f: Taken) =>
      `The hunter's bank has taken back ${naira(f.amount)} paid for ${job(f)}. What you've already withdrawn stays yours.`,
  },
};

function takenLine({ amount }: Taken): readonly [string, string] {
  return [`The hunter's bank took ${naira(amount)} back`, 'What was already paid out stays paid.'];
}

const chargebackWords: ActWords<
  `chargeback.${keyof typeof chargebackActs}` | `job.${keyof typeof orderChargebackActs}`
> = {
  'chargeback.open': {
    notify: {
      hunter: {
        title: 'Your bank wants a payment back',
        text: (f) =>
          `Your bank has asked us to return ${naira(f.amount)} that you paid for ${job(f)}. What's left of it is frozen until the bank decides. Is this a mistake? Ask your bank to cancel it.`,
      },
      talent: {
        title: "The hunter's bank wants the payment back",
        text: (f) =>
          `The hunter's bank has asked us to return ${naira(f.amount)} paid for ${job(f)}. We'll answer the bank. What's left of the money is frozen until it decides.`,
      },
    },
    history: (f) => [
      `The hunter's bank wants ${naira(f.amount)} back`,
      "What's left of the money is frozen until the bank decides.",
    ],
  },
  'chargeback.win': {
    notify: {
      hunter: {
        title: 'Your payment stands',
        text: (f) =>
          `Your bank has decided: the payment of ${naira(f.amount)} for ${job(f)} stands. The money is no longer frozen.`,
      },
      talent: {
        title: 'The payment stands',
        text: (f) =>
          `The hunter's bank has decided: the payment of ${naira(f.amount)} for ${job(f)} stands. The money is no longer frozen.`,
      },
    },
    history: (f) => [
      `The bank let the payment of ${naira(f.amount)} stand`,
      'The money is no longer frozen.',
    ],
  },
  'chargeback.lose': { notify: taken, history: takenLine },
  'chargeback.expire': { notify: taken, history: takenLine },
  'job.charge-back': {
    history: () => ['The order is over', 'The bank took the payment back.'],
  },
};

/** The same sentence for both: each is notified of their own withdrawals. */
const payoutWords: ActWords<`payout.${keyof typeof payoutActs}`> = {
  'payout.settle': {
    notify: forBothSides({
      title: 'Money sent to your bank',
      text: (f) => `${naira(f.amount)} was paid into your bank account.`,
    }),
  },
  'payout.fail': {
    notify: forBothSides({
      title: 'Withdrawal failed',
      text: (f) =>
        `Your bank didn't take ${naira(f.amount)}. The money is back with us, and you can withdraw it again.`,
    }),
  },
  'payout.reverse': {
    notify: forBothSides({
      title: 'Withdrawal returned',
      text: (f) => `Your bank sent ${naira(f.amount)} back. You can withdraw it again.`,
    }),
  },
};

const bankAccountWords: ActWords<`bank-account.${keyof typeof bankAccountActs}`> = {
  'bank-account.add': {
    notify: forBothSides({
      title: 'Bank account added',
      text: (f) =>
        `You can withdraw to your new account at ${f.bank_name} ${f.usable_at ? `from ${day(f.usable_at)}` : 'now'}. Wasn't it you? Change your password now and remove the account.`,
    }),
  },
};

const policyWords: ActWords<`policy.${keyof typeof policyActs}`> = {
  'policy.publish': {
    notify: forBothSides({
      title: (f) => `New fees from ${day(f.effective_on)}`,
      text: (f) =>
        `For agreements made from ${day(f.effective_on)}, the service fee is ${f.service_fee}% of what a talent earns. If a hunter cancels without a missed milestone, the talent gets ${f.talent_share}% of the price and Adire ${f.platform_share}%. A late answer costs the hunter ${f.delay_deduction}%. Orders agreed before that keep their fees.`,
    }),
  },
};

function paid({ amount, currency }: { amount: string; currency?: string | undefined }): string {
  return inCurrency(naira(amount), currency ?? 'NGN');
}

export const acts: ActWords<EventName> = {
  ...jobWords,
  ...invitationWords,
  ...extensionWords,
  ...disputeWords,
  ...bidWords,
  ...paymentWords,
  ...chargebackWords,
  ...payoutWords,
  ...bankAccountWords,
  ...policyWords,
  ...reviewWords,
  ...accountWords,
  ...trackerWords,
  ...taskWords,
  ...hunterWords,
  ...talentWords,
};

/** Kobo as text to `N50,000`. */
function naira(kobo: string): string {
  return showNaira(toNaira(BigInt(kobo)));
}

/** `4 Dec 2026`: the day in Lagos, which is an hour ahead of UTC all year. */
export function day(moment: string): string {
  const at = new Date(Date.parse(moment) + 3_600_000);
  return `${at.getUTCDate()} ${shortMonth(at)} ${at.getUTCFullYear()}`;
}

/** `1 day`, `2 days`. */
function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`;
}

function quote(text: string): string {
  return `“${text}”`;
}

/** The job's title in quotation marks. */
function job({ title }: { title: string }): string {
  return quote(title);
}

/** A sentence of its own, or nothing where none was given. */
function because({ reason }: { reason?: string | undefined }): string {
  return reason ? ` Reason: ${reason}` : '';
}
