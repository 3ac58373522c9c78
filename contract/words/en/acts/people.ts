/** What is said of bids, reviews, the board of an order, and accounts of the other side. */
import type { accountActs, hunterActs, talentActs, trackerActs } from '../../../acts/account.ts';
import type { bidActs } from '../../../acts/bid.ts';
import type { reviewActs } from '../../../acts/review.ts';
import type { taskActs } from '../../../acts/task.ts';
import { type ActFacts, type ActWords, both } from '../../../acts/words.ts';
import { fixed as common } from '../common.ts';
import { moment } from '../figures.ts';
import { fixed as tracker } from '../tracker.ts';
import { because, count, day, job, naira, quote } from './phrases.ts';

export const bidWords: ActWords<`bid.${keyof typeof bidActs}`> = {
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

export const reviewWords: ActWords<`review.${keyof typeof reviewActs}`> = {
  'review.send': {
    notify: both({ title: 'You have been reviewed', text: reviewed }),
    history: (f) => [`${f.who} wrote a review`],
  },
  'review.show': {
    notify: both({ title: 'New review', text: stars }),
    history: (f) => [`The review by ${f.who} is visible`],
  },
  'review.reply': {
    notify: both({
      title: 'Reply to your review',
      text: (f) => `${f.who} replied to your review of ${job(f)}.`,
    }),
    history: (f) => [`${f.who} replied to the review`],
  },
};

export const trackerWords: ActWords<`tracker.${keyof typeof trackerActs}`> = {
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

export const taskWords: ActWords<`task.${keyof typeof taskActs}`> = {
  'task.start': {
    notify: { hunter: { title: 'Task started', text: (f) => moved(f, tracker.doing) } },
  },
  'task.finish': {
    notify: { hunter: { title: 'Task done', text: (f) => moved(f, common.done) } },
  },
  'task.comment': {
    notify: both({
      title: 'New comment on a task',
      text: (f) => `${f.who} commented on the task ${quote(f.task)} of ${job(f)}.`,
    }),
  },
};

export const accountWords: ActWords<`account.${keyof typeof accountActs}`> = {
  'account.new-device': {
    notify: both({
      title: 'New device logged in',
      text: (f) =>
        `Someone logged in to your account from a new device. ${f.paused_until ? `Withdrawals wait until ${moment(f.paused_until)}. ` : ''}Wasn't it you? Change your password now.`,
    }),
  },
};

export const hunterWords: ActWords<`hunter.${keyof typeof hunterActs}`> = {
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

export const talentWords: ActWords<`talent.${keyof typeof talentActs}`> = {
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
