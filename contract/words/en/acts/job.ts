/** What is said of an order's life, from the agreement to its end. */

import { ACCEPT_AFTER_DAYS, OFFER_LAPSES_AFTER_DAYS } from '../../../acts/deadlines.ts';
import type { jobActs } from '../../../acts/job.ts';
import type { ActFacts, ActWords } from '../../../acts/words.ts';
import { fixed } from '../notifications.ts';
import { because, count, job, naira, quote } from './phrases.ts';

const silence = `No answer in ${ACCEPT_AFTER_DAYS} days? We accept it for you.`;

export const jobWords: ActWords<`job.${keyof typeof jobActs}`> = {
  'job.edit': { history: (f) => [`${f.who} changed the job`] },
  'job.delete': { history: (f) => [`${f.who} took the job down`] },
  'job.offer': {
    notify: {
      talent: {
        title: (f) => (f.gig ? 'Your gig was ordered' : 'You have an offer'),
        text: (f) => `${offered(f)} Read the agreement, then accept or decline.`,
      },
    },
    history: (f) => [`${f.who} sent the agreement`],
    line: (f) =>
      f.gig && f.package
        ? `${f.hunter_name} ordered the package ${quote(f.package)} of the gig ${quote(f.gig)}.`
        : `${f.hunter_name} sent the agreement for ${job(f)}.`,
  },
  'job.accept-offer': {
    notify: {
      hunter: {
        title: 'Agreement accepted',
        text: (f) =>
          `${f.talent_name} accepted the agreement for ${job(f)}. Pay into escrow so the work can start.`,
      },
    },
    history: (f) => [`${f.who} accepted the agreement`],
    line: (f) => `${f.talent_name} accepted the agreement for ${job(f)}.`,
  },
  'job.decline-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Order declined' : 'Agreement declined'),
        text: (f) => `${f.talent_name} declined ${agreement(f)}.${because(f)}${unpaid(f)}`,
      },
    },
    history: (f) => [`${f.who} declined the ${f.gig ? 'order' : 'agreement'}`, f.reason],
    line: (f) => `${f.talent_name} declined ${agreement(f)}.${because(f)}`,
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
    line: (f) => `There was no answer in ${OFFER_LAPSES_AFTER_DAYS} days, so ${agreement(f)} has lapsed.`,
  },
  'job.withdraw': {
    notify: {
      talent: {
        title: (f) => (f.gig ? 'Order withdrawn' : 'Agreement withdrawn'),
        text: (f) => `${f.hunter_name} withdrew ${agreement(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} withdrew the ${f.gig ? 'order' : 'agreement'}`, f.reason],
    line: (f) => `${f.hunter_name} withdrew ${agreement(f)}.${because(f)}`,
  },
  'job.leave': {
    notify: {
      hunter: { title: cancelled, text: (f) => `${cancelledBeforePayment(f)}${unpaid(f)}` },
      talent: { title: cancelled, text: cancelledBeforePayment },
    },
    history: (f) => [`${f.who} cancelled the ${f.gig ? 'order' : 'agreement'} before payment`, f.reason],
    line: cancelledBeforePayment,
  },
  'job.call-off': {
    notify: {
      talent: {
        title: 'Job cancelled',
        text: (f) => `${f.hunter_name} cancelled ${job(f)} before payment.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} cancelled the job`, f.reason],
    line: (f) => `${f.hunter_name} cancelled ${job(f)} before payment.${because(f)}`,
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
    line: (f) => `${naira(f.amount)} for ${job(f)} is safe in escrow.`,
  },
  'job.start': {
    notify: {
      hunter: { title: 'Work started', text: (f) => `${f.talent_name} started work on ${job(f)}.` },
    },
    history: (f) => [`${f.who} started the work`],
    line: (f) => `${f.talent_name} started work on ${job(f)}.`,
  },
  'job.submit-milestone': {
    notify: {
      hunter: {
        title: 'Milestone submitted',
        text: (f) => `${f.talent_name} submitted the milestone ${quote(f.milestone)} of ${job(f)}.`,
      },
    },
    history: (f) => [`${f.who} submitted a milestone`, f.milestone],
    line: (f) => `${f.talent_name} submitted the milestone ${quote(f.milestone)} of ${job(f)}.`,
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
    line: (f) =>
      `${f.hunter_name} asked for changes to the milestone ${quote(f.milestone)} of ${job(f)}.${because(f)}`,
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
    line: (f) => `${f.talent_name} submitted the work for ${job(f)}.`,
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
    line: (f) => `${f.hunter_name} asked for changes to ${job(f)}.${because(f)}`,
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
      'The money in escrow was paid out.',
    ],
    line: (f) =>
      f.by === 'clock'
        ? `The work on ${job(f)} was accepted after ${ACCEPT_AFTER_DAYS} days without an answer.`
        : `${f.hunter_name} accepted the work on ${job(f)}.`,
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
    line: (f) => `${f.who} cancelled ${job(f)}.${because(f)}`,
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
  'job.waive': {
    notify: {
      talent: {
        title: 'Penalty waived',
        text: (f) =>
          `${f.hunter_name} waived the missed milestone ${quote(f.milestone)} of ${job(f)}. You pay no penalty for it.`,
      },
    },
    history: (f) => [`${f.who} waived a missed milestone`, f.milestone],
    line: (f) => `${f.hunter_name} waived the missed milestone ${quote(f.milestone)} of ${job(f)}.`,
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
