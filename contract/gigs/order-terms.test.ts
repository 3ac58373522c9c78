/** The order form of a package is a valid job, for every package that can be sold. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ScopePackage } from './gigs.ts';
import { datesFrom, jobFromPackage, orderFromPurchase } from './order-terms.ts';
import { NOTE_MAX, orderForm, purchaseForm } from './package-orders.ts';

const GIG = { title: 'A mark for your stall', description: 'I draw.\n\nYou <b>choose</b> & pay.' };
const chosen = (changes: Partial<ScopePackage> = {}): ScopePackage => ({
  position: 2,
  name: 'Standard',
  price: 75_000,
  delivery_days: 10,
  offers: 3,
  revisions: 2,
  includes: ['Three directions', 'Vector files'],
  rights: null,
  rights_text: null,
  further_round: null,
  ...changes,
});

test('a package becomes the form of a job', () => {
  expect(jobFromPackage(GIG, chosen(), '2026-11-21')).toEqual({
    position: 2,
    title: 'A mark for your stall: Standard',
    job_description:
      '<p>I draw.</p><p>You &lt;b&gt;choose&lt;/b&gt; &amp; pay.</p>' +
      '<p>Included in the package “Standard”:</p><ul><li>Three directions</li><li>Vector files</li></ul>',
    milestones: [
      { title: 'Three directions', due: 5, description: 'Three directions', penalty: 5 },
      { title: 'Vector files', due: 10, description: 'Vector files', penalty: 5 },
    ],
    price_budget: '75000',
    start_date: '2026-11-21',
    end_date: '2026-12-01',
    terms:
      '3 pieces delivered within 10 days of payment.\n2 rounds of changes are included.\nThe work belongs to the client once it is accepted and paid.',
  });
});

test('eight lines are four milestones; a delivery of one day has one', () => {
  const includes = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const { milestones } = jobFromPackage(GIG, chosen({ includes, delivery_days: 30 }), '2026-11-21');
  expect(milestones.map((one) => [one.due, one.description])).toEqual([
    ...[
      [7, '1\n2'],
      [15, '3\n4'],
      [22, '5\n6'],
      [30, '7\n8'],
    ],
  ]);
  const short = jobFromPackage(
    GIG,
    chosen({ includes, delivery_days: 1, revisions: 0, offers: 1 }),
    '2026-12-31',
  );
  expect(short.milestones).toHaveLength(1);
  expect(short.end_date).toBe('2027-01-01');
  expect(short.terms).toContain('1 piece delivered within 1 day of payment.\nNo rounds of changes');
});

test('what the hunter wrote stands first; without a word the order is the package alone', () => {
  const filled = { ...jobFromPackage(GIG, chosen(), '2026-11-21'), job_description: '' };
  const sent = (note: string, today = '2026-11-21') =>
    orderFromPurchase(GIG, chosen(), z.parse(purchaseForm, { ...filled, job_description: note }), today);
  expect(sent('')).toEqual(z.parse(orderForm, jobFromPackage(GIG, chosen(), '2026-11-21')));
  expect(sent(' For <Ada> & co.\n\nIn red. ').job_description).toMatch(
    /^<p>For &lt;Ada&gt; &amp; co\.<\/p><p>In red\.<\/p><p>I draw\.<\/p>/,
  );
  const longest = sent('&'.repeat(NOTE_MAX));
  expect(z.safeParse(orderForm, longest).success).toBe(true);
  expect(longest.job_description).toContain('<li>Vector files</li>');
});

test('a form that lay open overnight starts today and takes as many days', () => {
  const dates = { start_date: '2026-11-21', end_date: '2026-12-01' };
  expect(datesFrom(dates, '2026-11-21')).toEqual(dates);
  expect(datesFrom(dates, '2026-11-20')).toEqual(dates);
  expect(datesFrom(dates, '2026-11-23')).toEqual({ start_date: '2026-11-23', end_date: '2026-12-03' });
  expect(datesFrom({ start_date: '', end_date: '' }, '2026-11-23')).toEqual({ start_date: '', end_date: '' });
});

test('every package that can be sold makes a form that can be sent', () => {
  const text = (max: number) =>
    fc.string({ minLength: 1, maxLength: max, unit: 'grapheme-ascii' }).filter((one) => one.trim() !== '');
  fc.assert(
    fc.property(
      fc.record({ title: text(80), description: text(5_000) }),
      fc.record({
        position: fc.integer({ min: 1, max: 3 }),
        name: text(40),
        price: fc.integer({ min: 1_000, max: 999_999_999_999 }),
        delivery_days: fc.integer({ min: 1, max: 365 }),
        offers: fc.integer({ min: 1, max: 100 }),
        revisions: fc.integer({ min: 0, max: 50 }),
        includes: fc.array(text(80), { minLength: 1, maxLength: 8 }),
        rights: fc.constant(null),
        rights_text: fc.option(text(200)),
        further_round: fc.constant(null),
      }),
      (gig, one) => {
        const form = z.parse(orderForm, jobFromPackage(gig, one, '2026-11-21'));
        expect(form.milestones.at(-1)?.due).toBe(one.delivery_days);
        const due = form.milestones.map((milestone) => milestone.due);
        expect(due).toEqual([...new Set(due)].sort((a, b) => a - b));
      },
    ),
    { numRuns: 200 },
  );
});
