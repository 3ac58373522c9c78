/** What people are told of deadlines, disputes and payments that do not fit; part of the notices in notices.ts. */
import { inCurrency } from './money.ts';
import { actor, count, dayOf, fact, hunter, job, naira, reason, talent } from './notice-facts.ts';
import type { Notice, NoticeFacts, Notices } from './notices.ts';

function both(title: string, description: (facts: NoticeFacts) => string): Notices[string] {
  const notice: Notice = { title, description };
  return { hunter: notice, talent: notice };
}

function until(facts: NoticeFacts, before: string): string {
  const day = dayOf(facts, 'until');
  return day ? ` ${before} ${day}.` : '';
}

/** What the reader gets of a decision or a settlement. */
function divided(ending: (facts: NoticeFacts) => string): Notices[string] {
  return {
    hunter: {
      title: 'Dispute ended',
      description: (f) => `${ending(f)} ${naira(f, 'hunter')} of the price is yours to withdraw.${reason(f)}`,
    },
    talent: {
      title: 'Dispute ended',
      description: (f) => `${ending(f)} ${naira(f, 'talent')} is your part, after the fee.${reason(f)}`,
    },
  };
}

export const endingNotices: Notices = {
  'job.waive': {
    talent: {
      title: 'Penalty waived',
      description: (f) =>
        `${hunter(f)} waived the missed milestone “${fact(f, 'milestone')}” of ${job(f)}. No penalty is deducted for it.`,
    },
  },
  'job.request-extension': {
    hunter: {
      title: 'More time asked for',
      description: (f) =>
        `${talent(f)} asks for ${count(f, 'days', 'more day')} on ${job(f)}. The deadlines stand still until you answer.${until(f, 'Without an answer the request lapses on')}${reason(f)}`,
    },
  },
  'job.grant-extension': {
    talent: {
      title: 'More time granted',
      description: (f) =>
        `${hunter(f)} gives you ${count(f, 'days', 'more day')} on ${job(f)}. The open milestones and the end date have moved on.`,
    },
  },
  'job.refuse-extension': {
    talent: {
      title: 'No more time',
      description: (f) =>
        `${hunter(f)} keeps the dates of ${job(f)}. The time you waited for the answer is added.${reason(f)}`,
    },
  },
  'job.withdraw-extension': {
    hunter: {
      title: 'Request for more time taken back',
      description: (f) =>
        `${talent(f)} no longer asks for ${count(f, 'days', 'more day')} on ${job(f)}. The dates stay; the time that was waited is added.`,
    },
  },
  'job.lapse-extension': both(
    'Request for more time lapsed',
    (f) =>
      `Nobody answered the request for ${count(f, 'days', 'more day')} on ${job(f)}. The dates stay; the time that was waited is added.`,
  ),
  'job.dispute': both(
    'Dispute opened',
    (f) =>
      `${actor(f)} opened a dispute on ${job(f)}. The price stays in escrow until it ends. Please tell your side.${until(f, 'Answers are taken until')}`,
  ),
  'job.answer-dispute': both(
    'Dispute answered',
    (f) =>
      `${actor(f)} answered your dispute on ${job(f)}. Now it is decided by Adire, unless the two of you agree.`,
  ),
  'job.lapse-answer': both(
    'Dispute goes to a decision',
    (f) =>
      `The time for an answer to the dispute on ${job(f)} is over. It is decided by Adire on what is there; silence alone makes nobody right.`,
  ),
  'job.note-dispute': both(
    'Word from Adire about your dispute',
    (f) => `About the dispute on ${job(f)}: ${fact(f, 'reason')}`,
  ),
  'job.withdraw-dispute': both(
    'Dispute withdrawn',
    (f) => `${actor(f)} withdrew the dispute on ${job(f)}. The order goes on where it stood.`,
  ),
  'job.propose-settlement': both(
    'Division proposed',
    (f) =>
      `${actor(f)} proposes to end the dispute on ${job(f)} with ${naira(f, 'gross')} for the talent, before the fee. Please accept it or propose another division.`,
  ),
  'job.accept-settlement': divided((f) => `${actor(f)} accepted your proposal on ${job(f)}.`),
  'job.decide': divided((f) => `The dispute on ${job(f)} was decided by Adire.`),
  'payment.hold': {
    hunter: {
      title: 'Payment in another currency',
      description: (f) =>
        `A payment for ${job(f)} is not in naira, so it did not pay for the order. Adire keeps it safe and looks at it.`,
    },
  },
  'payment.refund': {
    hunter: {
      title: 'Payment sent back',
      description: (f) =>
        `A payment of ${inCurrency(naira(f, 'amount'), fact(f, 'currency') || 'NGN')} for ${job(f)} could not be taken. It was sent back to the card or account that it came from.`,
    },
  },
};
