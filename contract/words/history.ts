/** The history of an order in words: one line for each kind of step, as both parties read it. */
import type { HistoryLine } from '../history.ts';
import type { jobVerbs } from '../lifecycles/job.ts';
import { inCurrency, showNaira } from '../money.ts';

type Facts = HistoryLine['facts'];
type Words = (who: string, facts: Facts) => readonly [title: string, text?: string | null];
type JobEvent = `job.${(typeof jobVerbs)[number]}`;
type OperatorEvent = 'payment.give' | `${'hunter' | 'talent'}.${'suspend' | 'restore'}`;
type OtherEvent =
  | ('payment.return' | 'payment.hold' | 'payment.refund' | OperatorEvent)
  | ('review.send' | 'review.show' | 'review.reply');

export const HISTORY: Record<JobEvent | OtherEvent, Words> = {
  'job.edit': (who) => [`${who} changed the job`],
  'job.delete': (who) => [`${who} took the job down`],
  'job.invite': (who) => [`${who} invited a talent`],
  'job.uninvite': (who) => [`${who} took an invitation back`],
  'job.offer': (who) => [`${who} sent the agreement`],
  'job.accept-offer': (who) => [`${who} accepted the agreement`],
  'job.decline-offer': (who, facts) => [`${who} declined the agreement`, reason(facts)],
  'job.withdraw': (who, facts) => [`${who} withdrew the agreement`, reason(facts)],
  'job.leave': (who, facts) => [`${who} left the agreement before it was paid`, reason(facts)],
  'job.call-off': (who, facts) => [`${who} called the job off`, reason(facts)],
  'job.pay': (who) => [`${who} began the payment`],
  'job.fund': (_who, facts) => [`${money(facts, 'The price')} was paid into escrow`],
  'job.start': (who) => [`${who} started the work`],
  'job.submit-milestone': (who, facts) => [`${who} submitted a milestone`, text(facts.milestone)],
  'job.submit': (who, { round }) => [
    Number(round) > 1
      ? `${who} submitted the project again (round ${round})`
      : `${who} submitted the project`,
  ],
  'job.decline': (who, facts) => [`${who} asked for changes`, reason(facts)],
  'job.accept': (who) => [`${who} accepted the work`, 'The money held was divided.'],
  'job.cancel': (who, facts) => [`${who} cancelled the order`, reason(facts)],
  'job.waive': (who, facts) => [`${who} waived a missed milestone`, text(facts.milestone)],
  'job.request-extension': (who, facts) => [`${who} asked for ${days(facts)}`, reason(facts)],
  'job.grant-extension': (who, facts) => [`${who} granted ${days(facts)}`, reason(facts)],
  'job.refuse-extension': (who, facts) => [`${who} kept the dates as they are`, reason(facts)],
  'job.withdraw-extension': (who, facts) => [`${who} took the request for ${days(facts)} back`],
  'job.lapse-extension': (_who, facts) => [
    `The request for ${days(facts)} lapsed`,
    'Nobody answered it within 48 hours. The time that was waited is added.',
  ],
  'job.dispute': (who) => [`${who} opened a dispute`, 'The price stays in escrow until it ends.'],
  'job.answer-dispute': (who) => [`${who} answered the dispute`],
  'job.lapse-answer': () => [
    'The time for an answer to the dispute is over',
    'It is decided by Adire on what is there.',
  ],
  'job.note-dispute': (_who, facts) => ['A word from Adire about the dispute', reason(facts)],
  'job.withdraw-dispute': (who) => [`${who} withdrew the dispute`, 'The order goes on where it stood.'],
  'job.propose-settlement': (who, facts) => [
    `${who} proposed a division`,
    typeof facts.gross === 'number' ? `${showNaira(facts.gross)} for the talent, before the fee` : null,
  ],
  'job.accept-settlement': (who, facts) => [`${who} accepted the proposed division`, parts(facts)],
  'job.decide': (_who, facts) => [
    'The dispute was decided by Adire',
    [parts(facts), reason(facts)].filter(Boolean).join(' '),
  ],
  'job.review': (who) => [`${who} wrote a review`],
  'payment.return': (_who, facts) => [
    `${money(facts, 'A payment')} came too late, twice or in another amount`,
    'It is in the payback of the hunter and can be withdrawn.',
  ],
  'payment.hold': () => ['A payment came in another currency than agreed', 'We are looking at it.'],
  'payment.refund': (_who, facts) => [
    `${money(facts, 'A payment')} could not be taken and was sent back`,
    'It is on the card or account that it came from.',
  ],
  'payment.give': (_who, facts) => [
    `${money(facts, 'A payment')} was found to be for this order`,
    'It is in the payback of the hunter and can be withdrawn.',
  ],
  'hunter.suspend': () => ['The account of the hunter was suspended'],
  'hunter.restore': () => ['The account of the hunter is open again'],
  'talent.suspend': () => ['The account of the talent was suspended'],
  'talent.restore': () => ['The account of the talent is open again'],
  'review.send': (who) => [`${who} wrote a review`],
  'review.show': (who) => [`The review by ${who} was shown`],
  'review.reply': (who) => [`${who} replied to the review`],
};

/** Who did it, where no name is told. */
export const NOBODY: Record<HistoryLine['actor'], string> = {
  hunter: 'The hunter',
  talent: 'The talent',
  provider: 'The payment provider',
  clock: 'Nobody acted in time: Adire',
  operator: 'Adire',
};

function reason(facts: Facts): string | null {
  return text(facts.reason);
}

function text(fact: string | number | undefined): string | null {
  return fact === undefined || fact === '' ? null : String(fact);
}

function days({ days: asked }: Facts): string {
  return `${asked} more ${asked === 1 ? 'day' : 'days'}`;
}

/** What a dispute that ended in money gave to each side. */
function parts({ talent, hunter }: Facts): string | null {
  if (typeof talent !== 'number' || typeof hunter !== 'number') return null;
  return `${showNaira(talent)} for the talent after the fee, ${showNaira(hunter)} back to the hunter.`;
}

function money({ amount, currency }: Facts, otherwise: string): string {
  return typeof amount === 'number' ? inCurrency(showNaira(amount), String(currency ?? 'NGN')) : otherwise;
}
