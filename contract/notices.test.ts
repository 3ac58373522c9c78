/** Notices: every event has whole sentences, with money as people read it and names as they are. */
import { describe, expect, test } from 'vitest';
import { hasNotice, renderNotice } from './notices.ts';

const FACTS = {
  title: 'Logo for a bakery',
  hunter_name: 'Ngozi',
  talent_name: 'Tunde',
  reason: 'The dates do not fit',
  amount: '5000000',
  talent: '8370084',
  hunter: '700007',
  milestone: 'Sketches',
  task: 'Draw the cover',
  position: 1,
  round: 1,
  days: 2,
  rating: 1,
  by: 'hunter',
};

/** Deadlines and disputes. */
const ENDS = [
  ...['waive', 'request-extension', 'grant-extension', 'refuse-extension', 'withdraw-extension'],
  ...['lapse-extension', 'dispute'],
  ...['answer-dispute', 'lapse-answer', 'note-dispute', 'withdraw-dispute', 'propose-settlement'],
  ...['accept-settlement', 'decide'],
].map((verb) => `job.${verb}`);
const EVENTS = [
  ...['invite', 'offer', 'accept-offer', 'decline-offer', 'withdraw', 'leave', 'call-off', 'fund', 'start'],
  ...['submit-milestone', 'submit', 'remind', 'decline', 'accept', 'cancel'],
].map((verb) => `job.${verb}`);
const OTHERS = [
  'bid.apply',
  'bid.withdraw',
  'bid.reject',
  'payment.return',
  'payment.hold',
  'payment.refund',
];
const REVIEWS = ['review.send', 'review.show', 'review.reply'];
const PAYOUTS = ['payout.settle', 'payout.fail', 'payout.reverse'];
const TASKS = ['tracker.track', 'task.start', 'task.finish', 'task.comment'];
const ALL = [...EVENTS, ...ENDS, ...OTHERS, ...REVIEWS, ...PAYOUTS, ...TASKS].flatMap((event) =>
  (['hunter', 'talent'] as const).filter((side) => hasNotice(event, side)).map((side) => ({ event, side })),
);

describe.each(ALL)('$event for the $side', ({ event, side }) => {
  test('is made of whole sentences', () => {
    const { title, description } = renderNotice(event, side, FACTS);
    expect(title).toMatch(/^[A-Z][^.]{5,60}$/);
    expect(description).toMatch(/^\S.*[.\w]$/s);
    expect(description).not.toMatch(/undefined|null|NaN| {2}|\d{6}/);
  });

  test('stands without the facts that may be missing', () => {
    const { description } = renderNotice(event, side, { title: 'Logo', hunter_name: 'N', talent_name: 'T' });
    expect(description).not.toMatch(/undefined|null|NaN/);
  });
});

test.each([
  [
    'job.fund',
    'talent',
    'Ngozi paid N50,000 into escrow for “Logo for a bakery”. You can start the work now.',
  ],
  [
    'job.accept',
    'talent',
    'Ngozi accepted your work on “Logo for a bakery”. You earned N83,700.84, which you can withdraw now.',
  ],
  [
    'job.cancel',
    'hunter',
    'Tunde cancelled “Logo for a bakery”. N7,000.07 of the price is yours to withdraw. Reason: The dates do not fit',
  ],
  [
    'bid.reject',
    'talent',
    'Your application for “Logo for a bakery” was rejected. Reason: The dates do not fit',
  ],
  ['review.show', 'hunter', 'Tunde gave you 1 star for “Logo for a bakery”.'],
  ['review.reply', 'talent', 'Ngozi replied to your review of “Logo for a bakery”.'],
  ['payout.fail', 'talent', 'Your bank did not take N50,000. The money is back and can be withdrawn again.'],
] as const)('%s tells the %s: %s', (event, side, sentence) => {
  expect(renderNotice(event, side, FACTS).description).toBe(sentence);
});

test('a release by silence says so to both sides', () => {
  const facts = { ...FACTS, by: 'clock', hunter: '0' };
  expect(renderNotice('job.accept', 'talent', facts).description).toBe(
    'There was no answer for 14 days, so your work on “Logo for a bakery” is accepted. You earned N83,700.84, which you can withdraw now.',
  );
  expect(renderNotice('job.accept', 'hunter', facts).description).toBe(
    'You did not answer for 14 days, so the work on “Logo for a bakery” is accepted. Tunde is paid from escrow.',
  );
});

test('a hidden review tells its day and no stars; a notice from before reviews were hidden keeps them', () => {
  const names = { title: 'Logo', hunter_name: 'Ngozi' };
  const hidden = { ...names, hidden_until: '2026-12-05T23:30:00.000Z' };
  expect(renderNotice('review.send', 'talent', hidden).description).toBe(
    'Ngozi has reviewed you for “Logo”. You will see it when you have reviewed too, or on Dec 6, 2026.',
  );
  expect(renderNotice('review.send', 'talent', { ...names, rating: 5 }).description).toBe(
    'Ngozi gave you 5 stars for “Logo”.',
  );
});

test('a cancelled order without pay says so', () => {
  expect(renderNotice('job.cancel', 'talent', { ...FACTS, talent: '0' }).description).toContain(
    'You are paid nothing',
  );
});

test('a notice whose event is no longer known still names the job', () => {
  expect(renderNotice('job.forgotten', 'hunter', FACTS)).toEqual({
    title: 'News on Adire',
    description: 'Logo for a bakery',
  });
});
