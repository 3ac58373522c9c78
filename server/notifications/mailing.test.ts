/** When a summary goes, and who is away. */
import { expect, test } from 'vitest';
import { isAway, nextSummary } from './rules.ts';

test.each([
  ['2026-11-21T06:59:59Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T07:00:00Z', '2026-11-22T07:00:00.000Z'],
  ['2026-11-21T22:59:00Z', '2026-11-22T07:00:00.000Z'],
  // Half past midnight in Lagos is the next day there.
  ['2026-11-21T23:30:00Z', '2026-11-22T07:00:00.000Z'],
  ['2026-12-31T12:00:00Z', '2027-01-01T07:00:00.000Z'],
])('after %s the summary goes at %s, 8:00 in Lagos', (now, at) => {
  expect(nextSummary(new Date(now)).toISOString()).toBe(at);
});

test('away is who was not seen for more than an hour, or never', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(isAway(null, now)).toBe(true);
  expect(isAway(new Date('2026-11-21T11:00:00Z'), now)).toBe(false);
  expect(isAway(new Date('2026-11-21T10:59:59Z'), now)).toBe(true);
});
