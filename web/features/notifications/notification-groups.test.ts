/** Days are those of Lagos, an hour ahead of UTC, wherever the browser is. */
import { expect, test } from 'vitest';
import { groupByDay } from './notification-groups.ts';

const now = new Date('2026-11-21T09:00:00Z');
const named = (...moments: string[]) =>
  groupByDay(
    moments.map((created_at) => ({ created_at })),
    now,
  ).map(({ name, rows }) => `${name}: ${rows.length}`);

test('today and yesterday have names, older days a date', () => {
  expect(
    named(
      '2026-11-21T08:59:00Z',
      '2026-11-20T23:00:00Z',
      '2026-11-20T22:59:59Z',
      '2026-11-19T23:00:00Z',
      '2026-11-19T22:00:00Z',
    ),
  ).toEqual(['Today: 2', 'Yesterday: 2', 'Thu\u00a019\u00a0Nov: 1']);
});

test('nothing is no day', () => {
  expect(named()).toEqual([]);
});
