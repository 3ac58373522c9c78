/** What is said of invitations and of requests for more time. */
import { EXTENSION_LAPSES_AFTER_DAYS, type extensionActs } from '../../../acts/extension.ts';
import type { invitationActs } from '../../../acts/invitation.ts';
import { type ActWords, both } from '../../../acts/words.ts';
import { because, count, day, job } from './phrases.ts';

const waited = 'The dates stay as they are. The time you waited is added.';

export const invitationWords: ActWords<`job.${keyof typeof invitationActs}`> = {
  'job.invite': {
    notify: {
      talent: {
        title: "You're invited to a job",
        text: (f) => `${f.hunter_name} invites you to apply for ${job(f)}.`,
      },
    },
  },
};

export const extensionWords: ActWords<`job.${keyof typeof extensionActs}`> = {
  'job.request-extension': {
    notify: {
      hunter: {
        title: 'More time requested',
        text: (f) =>
          `${f.talent_name} asks for ${more(f)} on ${job(f)}. Deadlines are paused until you answer.${lapses(f)}${because(f)}`,
      },
    },
    history: (f) => [`${f.who} asked for ${more(f)}`, f.reason],
    line: (f) => `${f.talent_name} asked for ${more(f)} on ${job(f)}.${because(f)}`,
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
    line: (f) => `${f.hunter_name} granted ${more(f)} on ${job(f)}.`,
  },
  'job.refuse-extension': {
    notify: {
      talent: {
        title: 'More time declined',
        text: (f) =>
          `${f.hunter_name} keeps the dates of ${job(f)}. The time you waited for an answer is added.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} kept the dates as they are`, f.reason],
    line: (f) => `${f.hunter_name} kept the dates of ${job(f)}.${because(f)}`,
  },
  'job.withdraw-extension': {
    notify: {
      hunter: {
        title: 'Request for more time withdrawn',
        text: (f) =>
          `${f.talent_name} no longer asks for ${more(f)} on ${job(f)}. The dates stay as they are, plus the time since the request.`,
      },
    },
    history: (f) => [`${f.who} withdrew the request for ${more(f)}`],
    line: (f) => `${f.talent_name} withdrew the request for ${more(f)} on ${job(f)}.`,
  },
  'job.lapse-extension': {
    notify: both({
      title: 'Request for more time lapsed',
      text: (f) => `Nobody answered the request for ${more(f)} on ${job(f)}. ${waited}`,
    }),
    history: (f) => [
      `The request for ${more(f)} lapsed`,
      `No answer came within ${count(EXTENSION_LAPSES_AFTER_DAYS, 'day')}. ${waited}`,
    ],
    line: (f) => `Nobody answered the request for ${more(f)} on ${job(f)}, so it lapsed.`,
  },
};

function more({ days }: { days: number }): string {
  return count(days, 'more day');
}

function lapses({ until }: { until?: string | undefined }): string {
  return until ? ` No answer by ${day(until)}? The request lapses.` : '';
}
