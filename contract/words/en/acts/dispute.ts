/** What is said of disputes. */
import type { disputeActs } from '../../../acts/dispute.ts';
import { type ActFacts, type ActWords, both, type Notification } from '../../../acts/words.ts';
import { because, day, job, naira } from './phrases.ts';

type Ended = ActFacts<'job.decide' | 'job.accept-settlement'>;

export const disputeWords: ActWords<`job.${keyof typeof disputeActs}`> = {
  'job.dispute': {
    notify: both({
      title: 'Dispute opened',
      text: (f) =>
        `${f.who} opened a dispute on ${job(f)}. The money stays in escrow until it ends. Tell us your side${f.until ? ` by ${day(f.until)}` : ''}.`,
    }),
    history: (f) => [`${f.who} opened a dispute`, 'The money stays in escrow until it ends.'],
    line: (f) => `${f.who} opened a dispute on ${job(f)}. The money stays in escrow until it ends.`,
  },
  'job.answer-dispute': {
    notify: both({
      title: 'Dispute answered',
      text: (f) =>
        `${f.who} answered your dispute on ${job(f)}. Adire decides it now, unless the two of you agree.`,
    }),
    history: (f) => [`${f.who} answered the dispute`],
    line: (f) => `${f.who} answered the dispute on ${job(f)}.`,
  },
  'job.lapse-answer': {
    notify: both({
      title: 'Adire will decide the dispute',
      text: (f) =>
        `The time to answer the dispute on ${job(f)} is over. Adire decides with what we have. Not replying doesn't lose the case by itself.`,
    }),
    history: () => ['The time to answer the dispute is over', 'Adire decides with what we have.'],
    line: (f) => `The time to answer the dispute on ${job(f)} is over. Adire decides it.`,
  },
  'job.note-dispute': {
    notify: both({
      title: 'Message from Adire about your dispute',
      text: (f) => `About the dispute on ${job(f)}: ${f.note}`,
    }),
    history: (f) => ['Message from Adire about the dispute', f.note],
    line: (f) => `Adire about the dispute on ${job(f)}: ${f.note}`,
  },
  'job.withdraw-dispute': {
    notify: both({
      title: 'Dispute withdrawn',
      text: (f) => `${f.who} withdrew the dispute on ${job(f)}. The order goes on where it left off.`,
    }),
    history: (f) => [`${f.who} withdrew the dispute`, 'The order goes on where it left off.'],
    line: (f) => `${f.who} withdrew the dispute on ${job(f)}. The order goes on.`,
  },
  'job.propose-settlement': {
    notify: both({
      title: 'Settlement proposed',
      text: (f) =>
        `${naira(f.gross)} for the talent, before the fee: that is what ${f.who} proposes to end the dispute on ${job(f)}. Accept it, or propose another amount.`,
    }),
    history: (f) => [`${f.who} proposed a settlement`, `${naira(f.gross)} for the talent, before the fee`],
    line: (f) =>
      `${f.who} proposed to end the dispute on ${job(f)} with ${naira(f.gross)} for ${f.talent_name}, before the fee.`,
  },
  'job.accept-settlement': {
    notify: ended((f) => `${f.who} accepted your proposal on ${job(f)}.`),
    history: (f) => [`${f.who} accepted the settlement`, `${parts(f)}.`],
    line: (f) => `${f.who} accepted the proposal for ${job(f)}: ${parts(f)}.`,
  },
  'job.decide': {
    notify: ended((f) => `Adire decided the dispute on ${job(f)}.`),
    history: (f) => ['Adire decided the dispute', `${parts(f)}.${because(f)}`],
    line: (f) => `Adire decided the dispute on ${job(f)}: ${parts(f)}.${because(f)}`,
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
