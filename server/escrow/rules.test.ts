/** Deadlines by the calendar of Lagos, the time that does not count, and a hunter who answers late. */
import { describe, expect, it } from 'vitest';
import { clockStart, deadlineOf, isDelayed, isMissed, stateOf, type Wait } from './rules.ts';

const at = (text: string) => new Date(text);
const now = at('2026-06-30T12:00:00Z');
const wait = (from: string, until: string | null, kind: Wait['kind'] = 'answer', round = 1): Wait => ({
  kind,
  round,
  from: at(from),
  until: until === null ? null : at(until),
});
const endOf = (day: string) => at(`${day}T22:59:59.999Z`);

describe('the clock of an order', () => {
  it('starts on the later of the agreed start and the funding, as a day in Lagos', () => {
    expect(clockStart('2026-06-05', at('2026-06-01T10:00:00Z'))).toBe('2026-06-05');
    expect(clockStart('2026-06-01', at('2026-06-04T10:00:00Z'))).toBe('2026-06-04');
    expect(clockStart('2026-06-01', at('2026-06-04T23:30:00Z'))).toBe('2026-06-05');
  });

  it('ends at 23:59:59 in Lagos', () => {
    expect(deadlineOf('2026-06-01', 5, [], now)).toEqual(endOf('2026-06-06'));
    expect(deadlineOf('2026-02-27', 2, [], now)).toEqual(endOf('2026-03-01'));
  });

  it.each([
    [
      'a wait of a minute counts as a day',
      [wait('2026-06-02T08:00:00Z', '2026-06-02T08:01:00Z')],
      '2026-06-07',
    ],
    ['exactly a day is a day', [wait('2026-06-02T08:00:00Z', '2026-06-03T08:00:00Z')], '2026-06-07'],
    [
      'short waits add up before they are rounded',
      [
        wait('2026-06-02T08:00:00Z', '2026-06-02T09:00:00Z'),
        wait('2026-06-03T08:00:00Z', '2026-06-03T09:00:00Z'),
      ],
      '2026-06-07',
    ],
    ['a wait that goes on counts until now', [wait('2026-06-05T12:00:00Z', null)], '2026-07-01'],
    [
      'a request that lapsed counts 48 hours, though the clock has not come by',
      [wait('2026-06-05T12:00:00Z', null, 'extension')],
      '2026-06-08',
    ],
    [
      'a wait that began after the deadline does not revive it',
      [wait('2026-06-07T08:00:00Z', '2026-06-20T08:00:00Z')],
      '2026-06-06',
    ],
    [
      'a wait that began within the time won by another counts',
      [
        wait('2026-06-06T08:00:00Z', '2026-06-08T08:00:00Z'),
        wait('2026-06-08T10:00:00Z', '2026-06-09T10:00:00Z'),
      ],
      '2026-06-09',
    ],
  ])('%s', (_case, waits, day) => {
    expect(deadlineOf('2026-06-01', 5, waits, now)).toEqual(endOf(day));
  });
});

describe('a milestone', () => {
  const deadline = endOf('2026-06-06');
  it.each([
    ['due', null, false, '2026-06-06T22:59:59Z'],
    ['missed', null, false, '2026-06-06T23:00:00Z'],
    ['due', null, true, '2026-06-20T00:00:00Z'],
    ['submitted', '2026-06-06T22:59:00Z', false, '2026-06-20T00:00:00Z'],
    ['submitted-late', '2026-06-06T23:00:00Z', false, '2026-06-20T00:00:00Z'],
    ['submitted', '2026-06-06T23:00:00Z', true, '2026-06-20T00:00:00Z'],
  ] as const)('is %s (handed in %s, waived %s, at %s)', (state, submitted, waived, moment) => {
    expect(stateOf(deadline, submitted && at(submitted), waived, at(moment))).toBe(state);
  });

  it('that came late is missed as well', () => {
    expect([isMissed('missed'), isMissed('submitted-late'), isMissed('submitted'), isMissed('due')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a hunter', () => {
  it('is delayed after more than 7 days without an answer, and stays so', () => {
    expect(isDelayed([wait('2026-06-01T00:00:00Z', '2026-06-08T00:00:00Z')], now)).toBe(false);
    expect(isDelayed([wait('2026-06-01T00:00:00Z', '2026-06-08T00:00:01Z')], now)).toBe(true);
    expect(isDelayed([wait('2026-06-23T12:00:00Z', null)], now)).toBe(false);
    expect(isDelayed([wait('2026-06-23T11:59:59Z', null)], now)).toBe(true);
  });

  it('is not delayed by a dispute or a request, but by both parts of an interrupted wait', () => {
    const long = ['2026-06-01T00:00:00Z', '2026-06-20T00:00:00Z'] as const;
    expect(isDelayed([wait(...long, 'dispute'), wait(...long, 'extension')], now)).toBe(false);
    const before = wait('2026-06-01T00:00:00Z', '2026-06-05T00:00:00Z');
    const after = wait('2026-06-10T00:00:00Z', '2026-06-14T00:00:00Z');
    expect(isDelayed([before, after], now)).toBe(true);
    expect(isDelayed([before, { ...after, round: 2 }], now)).toBe(false);
  });
});
