/** What people are told of the deeds of operators; part of the notices in notices.ts. */
import { dayOf, fact, hunter, job, naira, talent } from './notice-facts.ts';
import type { Notice, NoticeFacts, Notices } from './notices.ts';

function forBoth(notice: Notice): Notices[string] {
  return { hunter: notice, talent: notice };
}

function suspended(who: (facts: NoticeFacts) => string): Notice {
  return {
    title: 'The other side can not act now',
    description: (f) =>
      `The account of ${who(f)} is suspended. Money of ${job(f)} stays where it is; deadlines and your rights stay as agreed.`,
  };
}

function restored(who: (facts: NoticeFacts) => string): Notice {
  return {
    title: 'The other side is back',
    description: (f) => `The account of ${who(f)} is open again. ${job(f)} goes on as agreed.`,
  };
}

export const operatorNotices: Notices = {
  'hunter.suspend': { talent: suspended(hunter) },
  'talent.suspend': { hunter: suspended(talent) },
  'hunter.restore': { talent: restored(hunter) },
  'talent.restore': { hunter: restored(talent) },
  'payment.give': {
    hunter: {
      title: 'Payment found',
      description: (f) =>
        `A payment of ${naira(f, 'amount')} was found to be yours, for ${job(f)}. The money is yours to withdraw.`,
    },
  },
  'policy.publish': forBoth({
    title: 'New fees from a later day on',
    description: (f) =>
      `For agreements made from ${dayOf(f, 'effective_on')} on, the service fee is ${fact(f, 'service_fee')}% of what a talent earned. When a hunter cancels without a missed milestone, the talent is paid ${fact(f, 'talent_share')}% of the price and the platform takes ${fact(f, 'platform_share')}%. A delayed answer costs the hunter ${fact(f, 'delay_deduction')}%. Orders agreed before keep their fees.`,
  }),
};
