/** What people are told: per event and reader's side the title and the description of a notification and its mail. */
import type { Side } from './common.ts';
import { endingNotices } from './ending-notices.ts';
import { frenchNotices } from './french-notices/all.ts';
import type { Language } from './languages.ts';
import { ACCEPT_AFTER_DAYS } from './lifecycles/job.ts';
import { count, dayOf, fact, hunter, job, naira, reason, talent } from './notice-facts.ts';
import { operatorNotices } from './operator-notices.ts';
import { taskNotices } from './task-notices.ts';
import { PRODUCT } from './words.ts';

/**
 * What the sentences are made of: the event's own facts (`title` of the job, `reason`, amounts in kobo as text),
 * `hunter_name`, `talent_name`, and `by`: who acted.
 */
export type NoticeFacts = Record<string, string | number | boolean | null>;

export type Notice = {
  title: string | ((facts: NoticeFacts) => string);
  description: (facts: NoticeFacts) => string;
};
export type Notices = Record<string, Partial<Record<Side, Notice>>>;

const agreement: Notices = {
  'job.invite': {
    talent: {
      title: 'You are invited to a job',
      description: (f) => `${hunter(f)} invites you to apply for ${job(f)}.`,
    },
  },
  'job.offer': {
    talent: {
      title: (f) => (f.gig ? 'A package of your gig was ordered' : 'Your application was accepted'),
      description: offered,
    },
  },
  'job.accept-offer': {
    hunter: {
      title: 'Agreement accepted',
      description: (f) =>
        `${talent(f)} accepted the agreement for ${job(f)}. Pay into escrow and the work can begin.`,
    },
  },
  'job.decline-offer': {
    hunter: {
      title: (f) => (f.gig ? 'Order declined' : 'Agreement declined'),
      description: (f) =>
        f.gig
          ? `${talent(f)} declined your order ${job(f)}. You haven’t paid anything.${reason(f)}`
          : `${talent(f)} declined the agreement for ${job(f)}. The job takes bids again.${reason(f)}`,
    },
  },
  'job.withdraw': {
    talent: {
      title: (f) => (f.gig ? 'Order withdrawn' : 'Agreement withdrawn'),
      description: (f) =>
        `${hunter(f)} withdrew ${f.gig ? 'the order' : 'the agreement for'} ${job(f)}.${reason(f)}`,
    },
  },
  'job.leave': {
    hunter: {
      title: endedUnpaid,
      description: (f) =>
        f.gig
          ? `${talent(f)} cancelled your order ${job(f)}. You haven’t paid anything.${reason(f)}`
          : `${talent(f)} left the agreement for ${job(f)}. The job takes bids again.${reason(f)}`,
    },
    talent: {
      title: endedUnpaid,
      description: (f) =>
        `${hunter(f)} ${f.gig ? 'cancelled the order' : 'ended the agreement for'} ${job(f)}. Nothing was paid.${reason(f)}`,
    },
  },
  'job.call-off': {
    talent: {
      title: 'Job called off',
      description: (f) => `${hunter(f)} called off ${job(f)} before payment.${reason(f)}`,
    },
  },
};

const work: Notices = {
  'job.fund': {
    hunter: {
      title: 'Payment received',
      description: (f) => `${naira(f, 'amount')} for ${job(f)} is held in escrow. ${talent(f)} can begin.`,
    },
    talent: {
      title: 'The job is paid for',
      description: (f) =>
        `${hunter(f)} paid ${naira(f, 'amount')} into escrow for ${job(f)}. You can start the work now.`,
    },
  },
  'job.start': {
    hunter: {
      title: 'Work started',
      description: (f) => `${talent(f)} started the work on ${job(f)}.`,
    },
  },
  'job.submit-milestone': {
    hunter: {
      title: 'Milestone submitted',
      description: (f) => `${talent(f)} submitted the milestone “${fact(f, 'milestone')}” of ${job(f)}.`,
    },
  },
  'job.submit': {
    hunter: {
      title: 'Work submitted',
      description: (f) =>
        `${talent(f)} submitted the work for ${job(f)}. Please accept or decline it: without an answer it is accepted after ${ACCEPT_AFTER_DAYS} days.`,
    },
  },
  'job.remind': {
    hunter: {
      title: 'Submitted work waits for you',
      description: (f) =>
        `${talent(f)} waits for your answer on ${job(f)}, submitted ${count(f, 'days', 'day')} ago. Without an answer it is accepted after ${ACCEPT_AFTER_DAYS} days.`,
    },
  },
  'job.decline': {
    talent: {
      title: 'Changes requested',
      description: (f) => `${hunter(f)} asks for changes to ${job(f)}.${reason(f)}`,
    },
  },
  'job.accept': {
    talent: {
      title: 'Project Accepted',
      description: (f) => `${acceptance(f)} You earned ${naira(f, 'talent')}, which you can withdraw now.`,
    },
    hunter: {
      title: 'Project Accepted',
      description: (f) =>
        `You did not answer for ${ACCEPT_AFTER_DAYS} days, so the work on ${job(f)} is accepted. ${talent(f)} is paid from escrow.${paidBack(f)}`,
    },
  },
  'job.cancel': {
    talent: {
      title: 'Order cancelled',
      description: (f) =>
        `${hunter(f)} cancelled ${job(f)}. ${f.talent === '0' ? 'You are paid nothing' : `You are paid ${naira(f, 'talent')}`} by the rules of cancellation.${reason(f)}`,
    },
    hunter: {
      title: 'Order cancelled',
      description: (f) => `${talent(f)} cancelled ${job(f)}.${paidBack(f)}${reason(f)}`,
    },
  },
};

const returned: Notice = {
  title: 'Withdrawal returned',
  description: (f) => `Your bank sent ${naira(f, 'amount')} back. The money can be withdrawn again.`,
};

const others: Notices = {
  'bid.apply': {
    hunter: {
      title: 'New application',
      description: (f) => `${talent(f)} applied for ${job(f)}.`,
    },
  },
  'bid.withdraw': {
    hunter: {
      title: 'Application withdrawn',
      description: (f) => `${talent(f)} withdrew the application for ${job(f)}.`,
    },
  },
  'bid.reject': {
    talent: {
      title: 'Application rejected',
      description: (f) => `Your application for ${job(f)} was rejected.${reason(f)}`,
    },
  },
  'review.send': ofOther('You have been reviewed', reviewed),
  'review.show': ofOther('New review', stars),
  'review.reply': ofOther('Reply to your review', (f, who) => `${who} replied to your review of ${job(f)}.`),
  'payment.return': {
    hunter: {
      title: 'Payment put back',
      description: (f) =>
        `A payment of ${naira(f, 'amount')} for ${job(f)} came late, twice or in another amount than was agreed, so it did not pay for the order. The money is yours to withdraw.`,
    },
  },
  'bank-account.add': forBoth({
    title: 'A bank account was added',
    description: (f) =>
      `An account at ${fact(f, 'bank_name')} was added to yours. ${usable(f)} If this was not you, change your password at once and remove the account.`,
  }),
  'payout.settle': forBoth({
    title: 'Money sent to your bank',
    description: (f) => `${naira(f, 'amount')} was paid to your bank account.`,
  }),
  'payout.fail': forBoth({
    title: 'Withdrawal failed',
    description: (f) =>
      `Your bank did not take ${naira(f, 'amount')}. The money is back and can be withdrawn again.`,
  }),
  'payout.return': forBoth(returned),
  'payout.reverse': forBoth(returned),
};

const notices: Notices = {
  ...agreement,
  ...work,
  ...others,
  ...endingNotices,
  ...operatorNotices,
  ...taskNotices,
};

/** The events that somebody is told of. */
export const noticeNames: readonly string[] = Object.keys(notices);

function forBoth(notice: Notice): Record<Side, Notice> {
  return { hunter: notice, talent: notice };
}

/** The same words for both, about the other one. */
function ofOther(title: string, words: (facts: NoticeFacts, who: string) => string): Record<Side, Notice> {
  return {
    hunter: { title, description: (f) => words(f, talent(f)) },
    talent: { title, description: (f) => words(f, hunter(f)) },
  };
}

function endedUnpaid({ gig }: NoticeFacts): string {
  return gig ? 'Order cancelled before payment' : 'Agreement ended before payment';
}

/** Stars are told once the review is shown; notices from before reviews were hidden name them. */
function reviewed(facts: NoticeFacts, who: string): string {
  if (facts.rating !== undefined) return stars(facts, who);
  return `${who} has reviewed you for ${job(facts)}. You will see it when you have reviewed too${until(facts)}.`;
}

function stars(facts: NoticeFacts, who: string): string {
  return `${who} gave you ${count(facts, 'rating', 'star')} for ${job(facts)}.`;
}

/** A changed account waits for a day before money goes to it. */
function usable(facts: NoticeFacts): string {
  const day = dayOf(facts, 'usable_at');
  return day ? `Money can be sent to it from ${day} on.` : 'Money can be sent to it now.';
}

function until(facts: NoticeFacts): string {
  const day = dayOf(facts, 'hidden_until');
  return day ? `, or on ${day}` : '';
}

/** A bid that was chosen, or a package of a gig that was ordered (then the event names both). */
function offered(facts: NoticeFacts): string {
  const gig = fact(facts, 'gig');
  const read = 'Please read it, then accept or decline.';
  if (!gig) return `${hunter(facts)} sent you the agreement for ${job(facts)}. ${read}`;
  return `${hunter(facts)} ordered the package “${fact(facts, 'package')}” of your gig “${gig}” and sent you the agreement for ${job(facts)}. ${read}`;
}

function acceptance(facts: NoticeFacts): string {
  if (facts.by !== 'clock') return `${hunter(facts)} accepted your work on ${job(facts)}.`;
  return `There was no answer for ${ACCEPT_AFTER_DAYS} days, so your work on ${job(facts)} is accepted.`;
}

function paidBack(facts: NoticeFacts): string {
  const amount = fact(facts, 'hunter') || '0';
  return amount === '0' ? '' : ` ${naira(facts, 'hunter')} of the price is yours to withdraw.`;
}

/** True when there is something to say about this event to a reader of that side. */
export function hasNotice(event: string, reader: Side): boolean {
  return notices[event]?.[reader] !== undefined;
}

/** The sentences of a notification. */
export function renderNotice(
  event: string,
  reader: Side,
  facts: NoticeFacts,
  language: Language = 'en',
): { title: string; description: string } {
  const notice = (language === 'fr' ? frenchNotices[event]?.[reader] : undefined) ?? notices[event]?.[reader];
  if (!notice) return { title: `News on ${PRODUCT}`, description: fact(facts, 'title') };
  const { title, description } = notice;
  return { title: typeof title === 'string' ? title : title(facts), description: description(facts) };
}
