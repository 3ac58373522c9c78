/** The steps of an order as lines of a conversation: one sentence that both sides read. */
import { ACCEPT_AFTER_DAYS } from './lifecycles/job.ts';
import { showNaira, toNaira } from './money.ts';
import type { NoticeFacts } from './notices.ts';

type Sentence = (facts: NoticeFacts) => string;

function fact(facts: NoticeFacts, name: string): string {
  return String(facts[name] ?? '');
}

function job(facts: NoticeFacts): string {
  return `“${fact(facts, 'title')}”`;
}

function hunter(facts: NoticeFacts): string {
  return fact(facts, 'hunter_name');
}

function talent(facts: NoticeFacts): string {
  return fact(facts, 'talent_name');
}

/** Who of the two acted. */
function actor(facts: NoticeFacts): string {
  return facts.by === 'talent' ? talent(facts) : hunter(facts);
}

function reason(facts: NoticeFacts): string {
  const given = fact(facts, 'reason');
  return given ? ` Reason: ${given}` : '';
}

const LINES: Record<string, Sentence> = {
  'job.offer': (f) =>
    f.gig
      ? `${hunter(f)} ordered the package “${fact(f, 'package')}” of the gig “${fact(f, 'gig')}”.`
      : `${hunter(f)} sent the agreement for ${job(f)}.`,
  'job.accept-offer': (f) => `${talent(f)} accepted the agreement for ${job(f)}.`,
  'job.decline-offer': (f) => `${talent(f)} declined the agreement for ${job(f)}.${reason(f)}`,
  'job.withdraw': (f) => `${hunter(f)} withdrew the agreement for ${job(f)}.${reason(f)}`,
  'job.leave': (f) => `${actor(f)} ended the agreement for ${job(f)} before payment.${reason(f)}`,
  'job.call-off': (f) => `${hunter(f)} called off ${job(f)} before payment.${reason(f)}`,
  'job.fund': (f) =>
    `${showNaira(toNaira(BigInt(fact(f, 'amount') || '0')))} for ${job(f)} is held in escrow.`,
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
};

/** Steps from the payment on: they begin a conversation where there is none. */
const BEGINS = ['fund', 'start', 'submit-milestone', 'submit', 'decline', 'accept', 'cancel'].map(
  (verb) => `job.${verb}`,
);

/** The sentence of a step, or null when it is no line of a conversation; facts as of a notice. */
export function orderLine(event: string, facts: NoticeFacts): string | null {
  return LINES[event]?.(facts) ?? null;
}

export function beginsConversation(event: string): boolean {
  return BEGINS.includes(event);
}
