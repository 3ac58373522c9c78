/** Texts of the acts: complete, in both languages, with amounts formatted for people and names unchanged. */
import { describe, expect, test } from 'vitest';
import { languages } from '../core/languages.ts';
import { actNames, actOf } from './all.ts';
import { conversationLineOf, historyLineOf, notificationOf } from './sentences.ts';

const IDS = { talent_id: 'T', bid_id: 'B', job_id: 'J', user_id: 'U', task_id: 'K', review_id: 'R' };
const FACTS = {
  ...IDS,
  title: 'Logo for a bakery',
  hunter_name: 'Ngozi',
  talent_name: 'Tunde',
  by: 'hunter',
  reviewee_id: 'T',
  reviewer_id: 'T',
  side: 'talent',
  reason: 'The dates do not fit',
  file: 'layers.psd',
  item: 'Name on one line',
  text: 'Which font is it?',
  met: true,
  note: 'Please attach the print file',
  amount: '5000000',
  talent: '8370084',
  hunter: '700007',
  gross: '9000000',
  milestone: 'Sketches',
  task: 'Draw the cover',
  position: 1,
  round: 1,
  days: 2,
  rating: 1,
  bank_name: 'First Bank',
  usable_at: '2026-12-04T23:30:00.000Z',
  paused_until: '2026-12-04T23:30:00.000Z',
  policy_id: 1,
  service_fee: '10',
  talent_share: '7.5',
  platform_share: '2.5',
  delay_deduction: '5',
  effective_on: '2026-12-04',
};
const SIDES = ['hunter', 'talent'] as const;

/** Returns every text about an act in one language. */
function saidOf(name: string, facts: object, language: 'en' | 'fr') {
  const { notify = {}, inHistory, inConversation } = actOf(name);
  return {
    notified: SIDES.filter((side) => notify[side]).map((side) => notificationOf(name, side, facts, language)),
    history: inHistory ? historyLineOf(name, facts, language) : null,
    line: inConversation ? conversationLineOf(name, facts, language) : null,
  };
}

const notifying = actNames.filter((name) => {
  const { notify, inHistory, inConversation } = actOf(name);
  return notify || inHistory || inConversation;
});

describe.each(notifying)('%s', (name) => {
  test.each(languages)('is notified in whole sentences: %s', (language) => {
    const { notified, history, line } = saidOf(name, FACTS, language);
    for (const { title, description } of notified) {
      expect(title).toMatch(/^\p{Lu}[^.]{5,60}$/u);
      expect(title).not.toMatch(/^(News from|Du nouveau)/);
      expect(description).toMatch(/^\S.*[.\w]$/s);
    }
    const { inHistory, inConversation } = actOf(name);
    expect([history !== null, line !== null]).toEqual([inHistory === true, inConversation !== undefined]);
    expect(JSON.stringify([notified, history, line])).not.toMatch(/undefined|NaN| {2}|\d{6}|\[object/);
  });

  test('is another sentence in French, of the same facts', () => {
    const texts = [
      FACTS.hunter_name,
      FACTS.talent_name,
      FACTS.reason,
      FACTS.milestone,
      FACTS.task,
      FACTS.title,
    ];
    const used = (said: unknown) => texts.filter((text) => JSON.stringify(said).includes(text));
    const [english, french] = [saidOf(name, FACTS, 'en'), saidOf(name, FACTS, 'fr')];
    expect(used(french)).toEqual(used(english));
    for (const [i, { title, description }] of english.notified.entries()) {
      expect(french.notified[i]?.title).not.toBe(title);
      expect(french.notified[i]?.description).not.toBe(description);
    }
    if (english.history) expect(french.history?.title).not.toBe(english.history.title);
    if (english.line) expect(french.line).not.toBe(english.line);
  });
});

test.each([
  ['job.fund', 'talent', 'Ngozi paid N50,000 into escrow for “Logo for a bakery”. You can start now.'],
  [
    'job.accept',
    'talent',
    'Ngozi accepted your work on “Logo for a bakery”. You earned N83,700.84, ready to withdraw.',
  ],
  [
    'job.cancel',
    'hunter',
    'Tunde cancelled “Logo for a bakery”. N7,000.07 of the price comes back to you, ready to withdraw. Reason: The dates do not fit',
  ],
  [
    'bid.reject',
    'talent',
    "Your application for “Logo for a bakery” wasn't chosen. Reason: The dates do not fit",
  ],
  ['review.reply', 'talent', 'Ngozi replied to your review of “Logo for a bakery”.'],
  ['payout.reverse', 'talent', 'Your bank sent N50,000 back. You can withdraw it again.'],
] as const)('%s notifies the %s: %s', (name, side, sentence) => {
  expect(notificationOf(name, side, FACTS).description).toBe(sentence);
});

test('French writes amounts and quotes its own way', () => {
  expect(notificationOf('job.fund', 'talent', FACTS, 'fr')).toEqual({
    title: 'La mission est payée',
    description:
      'Ngozi a payé N50\u00A0000 sous séquestre pour «\u00A0Logo for a bakery\u00A0». Vous pouvez commencer.',
  });
});

test('an acceptance by silence says so to both sides, in the history and in the conversation', () => {
  const facts = { ...FACTS, by: 'clock', hunter: '0' };
  expect(notificationOf('job.accept', 'talent', facts).description).toBe(
    'There was no answer for 14 days, so we accepted your work on “Logo for a bakery”. You earned N83,700.84, ready to withdraw.',
  );
  expect(notificationOf('job.accept', 'hunter', facts).description).toBe(
    "You didn't answer for 14 days, so we accepted the work on “Logo for a bakery” for you. Tunde is paid from escrow.",
  );
  expect(historyLineOf('job.accept', facts)?.title).toBe('Accepted after 14 days without an answer');
  expect(conversationLineOf('job.accept', facts)).toMatch(/^Accepted after 14 days without an answer\n/);
});

test('a hidden review shows its day and no stars; a notification from before reviews were hidden keeps them', () => {
  const { rating, ...names } = FACTS;
  const hidden = { ...names, title: 'Logo', hidden_until: '2026-12-05T23:30:00.000Z' };
  expect(notificationOf('review.send', 'talent', hidden).description).toBe(
    "Ngozi reviewed you for “Logo”. You'll see it once you've written your review, or on 6 Dec 2026.",
  );
  expect(notificationOf('review.send', 'talent', { ...names, title: 'Logo', rating: 5 }).description).toBe(
    'Ngozi gave you 5 stars for “Logo”.',
  );
});

test('a history line says who, why, how much and which round', () => {
  expect(historyLineOf('job.decline-offer', { ...FACTS, by: 'talent' })).toEqual({
    title: 'Tunde declined the agreement',
    text: 'The dates do not fit',
  });
  const { reason, ...without } = FACTS;
  expect(historyLineOf('job.withdraw', without)).toEqual({
    title: 'Ngozi withdrew the agreement',
    text: null,
  });
  expect(historyLineOf('job.submit', { ...FACTS, by: 'talent', round: 2 })?.title).toBe(
    'Tunde submitted the project again (round 2)',
  );
  expect(historyLineOf('job.decide', { ...FACTS, by: 'operator' })?.text).toBe(
    'N83,700.84 for Tunde after the fee, N7,000.07 back to Ngozi. Reason: The dates do not fit',
  );
  expect(JSON.stringify(historyLineOf('review.show', { ...FACTS, rating: 5 }))).not.toContain('star');
});

test('what is no line is none', () => {
  expect(historyLineOf('job.remind', FACTS)).toBeNull();
  expect(conversationLineOf('bid.apply', FACTS)).toBeNull();
  expect(conversationLineOf('job.unheard-of', FACTS)).toBeNull();
  expect(historyLineOf('constructor', FACTS)).toBeNull();
});

test('a cancelled order without pay says so', () => {
  expect(notificationOf('job.cancel', 'talent', { ...FACTS, talent: '0' }).description).toContain(
    'You get nothing',
  );
});

test('a notification that is no longer known, or lacks a fact, still names the job', () => {
  const known = { title: 'News from Adire', description: 'Logo for a bakery' };
  expect(notificationOf('job.forgotten', 'hunter', FACTS)).toEqual(known);
  expect(notificationOf('job.fund', 'hunter', { title: FACTS.title })).toEqual(known);
  expect(notificationOf('job.fund', 'hunter', { ...FACTS, amount: 'much' })).toEqual(known);
  expect(notificationOf('job.forgotten', 'hunter', {}, 'fr')).toEqual({
    title: 'Du nouveau sur Adire',
    description: '',
  });
});

test('in a conversation the reader is You, and the other has the first name alone', () => {
  const facts = { ...FACTS, hunter_name: 'Ngozi Balogun', talent_name: 'Tunde Alabi', by: 'talent' };
  const lineFor = (name: string, ...rest: ['en' | 'fr', 'hunter' | 'talent']) =>
    conversationLineOf(name, facts, ...rest);
  expect(lineFor('job.submit-milestone', 'en', 'talent')).toBe('You submitted a milestone\nSketches');
  expect(lineFor('job.submit-milestone', 'en', 'hunter')).toBe('Tunde submitted a milestone\nSketches');
  expect(lineFor('job.accept-settlement', 'en', 'hunter')).toBe(
    'Tunde accepted the settlement\nN83,700.84 for Tunde after the fee, N7,000.07 back to you.',
  );
  expect(lineFor('job.withdraw-extension', 'fr', 'talent')).toMatch(/^Vous avez retiré votre demande de/);
  expect(lineFor('job.withdraw-extension', 'fr', 'hunter')).toMatch(/^Tunde a retiré sa demande de/);
});

test.each(actNames.filter((name) => actOf(name).inConversation))(
  '%s calls its actor vous in French',
  (name) => {
    for (const by of SIDES) {
      expect(conversationLineOf(name, { ...FACTS, by }, 'fr', by)).not.toMatch(/[Vv]ous (n’)?a /);
    }
  },
);

test('a deleted person is called so in each language', () => {
  const facts = { ...FACTS, hunter_name: 'Deleted person' };
  expect(conversationLineOf('job.accept', facts, 'en', 'talent')).toMatch(/^Deleted person accepted/);
  expect(conversationLineOf('job.accept', facts, 'fr', 'talent')).toMatch(/^Personne supprimée a accepté/);
});
