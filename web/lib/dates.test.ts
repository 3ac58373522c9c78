/** Dates are Lagos dates, whatever the device's zone, in the fixed formats (rule 14.3). */
import { expect, test } from 'vitest';
import type { TimeUnit } from '#contract/core/languages.ts';
import * as english from '#contract/words/en/language.ts';
import * as french from '#contract/words/fr/language.ts';
import {
  daysLater,
  endOfDay,
  lagosDay,
  sayDay,
  sayDeadline,
  sayLength,
  sayMoment,
  showDay,
  showLength,
  showMoment,
  showRelative,
  showRemaining,
} from './dates.ts';

test("'ll' and 'lll' read as rule 14.3 has them, and never break within a day", () => {
  expect(showDay('1986-09-04T19:30:00Z')).toBe('Sep\u00A04,\u00A01986');
  expect(showMoment('1986-09-04T19:30:00Z')).toBe('Sep\u00A04,\u00A01986 8:30\u00A0PM');
});

test('a deadline is said as a day only where it ends with that day', () => {
  expect(sayDeadline('2099-12-04T22:59:59.999Z')).toBe(sayDay('2099-12-04'));
  expect(sayDeadline('2099-12-03T23:54:00Z')).toBe(sayMoment('2099-12-03T23:54:00Z'));
  expect(sayDeadline('2099-12-03T23:54:00Z')).toContain('12:54\u00A0am');
});

test('a sentence says a day by its weekday, and the year only when it is another', () => {
  const now = '2026-11-21T12:00:00Z';
  expect(sayDay('2026-12-04', now)).toBe('Fri\u00A04\u00A0Dec');
  expect(sayMoment('2026-12-04T14:21:00Z', now)).toBe('Fri\u00A04\u00A0Dec,\u00A03:21\u00A0pm');
  expect(sayDay('2026-12-31T22:59:59Z', now)).toBe('Thu\u00A031\u00A0Dec');
  expect(sayMoment('2026-12-31T23:00:00Z', now)).toBe('Fri\u00A01\u00A0Jan\u00A02027,\u00A012:00\u00A0am');
  const friday = new Date(Date.UTC(2026, 11, 4));
  expect(french.spokenMoment(french.spokenDay(friday), french.shortTime(15, '21'))).toBe(
    'ven. 4 déc. à 15:21',
  );
});

test('a calendar day stays that day, and a late evening in UTC is the next day in Lagos', () => {
  expect(showDay('2026-11-21')).toBe('Nov\u00A021,\u00A02026');
  expect(lagosDay('2026-11-21T22:59:59Z')).toBe('2026-11-21');
  expect(lagosDay('2026-11-21T23:00:00Z')).toBe('2026-11-22');
  for (const typed of ['0002-11-20', '0020-11-20', '0202-11-20']) {
    expect(daysLater(typed, 1)).toBe(typed.replace(/20$/, '21'));
    expect(showDay(daysLater(typed, 1))).toContain('Nov\u00A021');
  }
  expect(daysLater('2026-11-21', 10)).toBe('2026-12-01');
});

test('a due day ends at 23:59:59 in Lagos', () => {
  expect(endOfDay('2026-11-21').toISOString()).toBe('2026-11-21T22:59:59.000Z');
});

test('distances are in their largest unit', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(showRelative('2026-11-21T10:00:00Z', now)).toBe('2 hours ago');
  expect(showRelative('2026-11-24T13:00:00Z', now)).toBe('in 3 days');
  expect(showRelative('2026-11-21T12:00:20Z', now)).toBe('just now');
});

test('what is left has two parts, and nothing once it is over', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(showRemaining('2026-11-24T16:10:00Z', now)).toBe('3 days 4 hours');
  expect(showRemaining('2026-11-22T12:00:00Z', now)).toBe('1 day');
  expect(showRemaining('2026-11-21T12:00:30Z', now)).toBe('less than a minute');
  expect(showRemaining('2026-11-21T12:00:00Z', now)).toBeNull();
});

test.each([
  ['en-US', english],
  ['fr-FR', french],
] as const)('days and times read in %s as its formatters write them', (locale, words) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (at: Date) => formatter.format(at).replace('\u202F', ' ');
  };
  const year = 'numeric' as const;
  const day = 'numeric' as const;
  const shortDay = format({ year, month: 'short', day });
  const longDay = format({ year, month: 'long', day });
  const weekday = format({ weekday: 'long', year, month: 'long', day });
  const month = format({ year, month: 'long' });
  const time = format({ hour: 'numeric', minute: '2-digit' });
  for (let hours = 0; hours < 366 * 24; hours += 7) {
    const at = new Date(Date.UTC(2028, 0, 1, hours, hours % 60));
    expect([words.shortDay(at), words.longDay(at), words.weekday(at), words.monthOfYear(at)]).toEqual([
      shortDay(at),
      longDay(at),
      weekday(at),
      month(at),
    ]);
    expect(words.shortTime(at.getUTCHours(), at.toISOString().slice(14, 16))).toBe(time(at));
  }
});

test.each([
  ['en-US', english],
  ['fr-FR', french],
] as const)('distances read in %s as its formatter writes them', (locale, words) => {
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const units: TimeUnit[] = ['year', 'month', 'week', 'day', 'hour', 'minute'];
  for (const unit of units) {
    for (const amount of [-59, -12, -3, -2, -1, 1, 2, 3, 12, 59]) {
      expect(words.relative(amount, unit)).toBe(formatter.format(amount, unit).replaceAll('\u00A0', ' '));
    }
  }
});

test.each([
  [0, '0:00'],
  [0.1, '0:01'],
  [6.6, '0:07'],
  [59.7, '1:00'],
  [200, '3:20'],
  [3725, '1:02:05'],
  [-1, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(showLength(seconds)).toBe(shown);
});

test.each([
  [0, '0 seconds'],
  [0.2, '1 second'],
  [1, '1 second'],
  [60, '1 minute'],
  [200, '3 minutes 20 seconds'],
])('%d seconds are said as %s', (seconds, said) => {
  expect(sayLength(seconds)).toBe(said);
});
