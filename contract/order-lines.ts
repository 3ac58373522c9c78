/** The steps of an order as lines of a conversation: one sentence that both sides read, each in their language. */

import { ACCEPT_AFTER_DAYS } from './acts/job.ts';
import { frenchLines } from './french-notices/lines.ts';
import type { Language } from './languages.ts';
import { actor, count, fact, hunter, job, naira, reason, talent } from './notice-facts.ts';
import type { NoticeFacts } from './notices.ts';

export type Sentence = (facts: NoticeFacts) => string;

const LINES = {
  'job.offer': (f) =>
    f.gig
      ? `${hunter(f)} ordered the package “${fact(f, 'package')}” of the gig “${fact(f, 'gig')}”.`
      : `${hunter(f)} sent the agreement for ${job(f)}.`,
  'job.accept-offer': (f) => `${talent(f)} accepted the agreement for ${job(f)}.`,
  'job.decline-offer': (f) => `${talent(f)} declined the agreement for ${job(f)}.${reason(f)}`,
  'job.withdraw': (f) => `${hunter(f)} withdrew the agreement for ${job(f)}.${reason(f)}`,
  'job.leave': (f) => `${actor(f)} ended the agreement for ${job(f)} before payment.${reason(f)}`,
  'job.call-off': (f) => `${hunter(f)} called off ${job(f)} before payment.${reason(f)}`,
  'job.fund': (f) => `${naira(f, 'amount')} for ${job(f)} is held in escrow.`,
  'job.start': (f) => `${talent(f)} started the work on ${job(f)}.`,
  'job.submit-milestone': (f) =>
    `${talent(f)} submitted the milestone “${fact(f, 'milestone')}” of ${job(f)}.`,
  'job.submit': (f) => `${talent(f)} submitted the work for ${job(f)}.`,
  'job.decline': (f) => `${hunter(f)} asked for changes to ${job(f)}.${reason(f)}`,
  'job.accept': (f) =>
    f.by === 'clock'
      ? `The work on ${job(f)} was accepted after ${ACCEPT_AFTER_DAYS} days without an answer.`
      : `${hunter(f)} accepted the work on ${job(f)}.`,
  'job.cancel': (f) => `${actor(f)} cancelled ${job(f)}.${reason(f)}`,
  'job.waive': (f) => `${hunter(f)} waived the missed milestone “${fact(f, 'milestone')}” of ${job(f)}.`,
  'job.request-extension': (f) =>
    `${talent(f)} asked for ${count(f, 'days', 'more day')} on ${job(f)}.${reason(f)}`,
  'job.grant-extension': (f) => `${hunter(f)} granted ${count(f, 'days', 'more day')} on ${job(f)}.`,
  'job.refuse-extension': (f) => `${hunter(f)} kept the dates of ${job(f)}.${reason(f)}`,
  'job.withdraw-extension': (f) =>
    `${talent(f)} took back the request for ${count(f, 'days', 'more day')} on ${job(f)}. The dates stay.`,
  'job.lapse-extension': (f) =>
    `Nobody answered the request for ${count(f, 'days', 'more day')} on ${job(f)}: it lapsed.`,
  'job.dispute': (f) => `${actor(f)} opened a dispute on ${job(f)}. The price stays in escrow until it ends.`,
  'job.answer-dispute': (f) => `${actor(f)} answered the dispute on ${job(f)}.`,
  'job.lapse-answer': (f) => `The time for an answer to the dispute on ${job(f)} is over. Adire decides it.`,
  'job.note-dispute': (f) => `Adire about the dispute on ${job(f)}: ${fact(f, 'reason')}`,
  'job.withdraw-dispute': (f) => `${actor(f)} withdrew the dispute on ${job(f)}. The order goes on.`,
  'job.propose-settlement': (f) =>
    `${actor(f)} proposed to end the dispute on ${job(f)} with ${naira(f, 'gross')} for ${talent(f)}, before the fee.`,
  'job.accept-settlement': (f) =>
    `${actor(f)} accepted the proposal for ${job(f)}: ${naira(f, 'talent')} for ${talent(f)}, ${naira(f, 'hunter')} back to ${hunter(f)}.`,
  'job.decide': (f) =>
    `Adire decided the dispute on ${job(f)}: ${naira(f, 'talent')} for ${talent(f)}, ${naira(f, 'hunter')} back to ${hunter(f)}.${reason(f)}`,
} satisfies Record<string, Sentence>;
export type LineEvent = keyof typeof LINES;

const LINES_IN: Record<Language, Record<string, Sentence>> = { en: LINES, fr: frenchLines };

/** Steps from the payment on: they begin a conversation where there is none. */
const BEGINS = [
  ...['fund', 'start', 'submit-milestone', 'submit', 'decline', 'accept', 'cancel', 'waive', 'dispute'],
  ...['request-extension', 'grant-extension', 'refuse-extension', 'withdraw-extension', 'lapse-extension'],
  ...[
    'answer-dispute',
    'lapse-answer',
    'note-dispute',
    'withdraw-dispute',
    'propose-settlement',
    'accept-settlement',
    'decide',
  ],
].map((verb) => `job.${verb}`);

/** The sentence of a step, or null when it is no line of a conversation; facts as of a notice. */
export function orderLine(event: string, facts: NoticeFacts, language: Language = 'en'): string | null {
  return LINES_IN[language][event]?.(facts) ?? null;
}

export function beginsConversation(event: string): boolean {
  return BEGINS.includes(event);
}
