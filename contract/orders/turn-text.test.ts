/** The texts of a turn: both sides can read them, and a deadline is named only when one is running. */
import { expect, test } from 'vitest';
import { describeTurn } from './turn-text.ts';
import { turn } from './turns.ts';

const facts = {
  ...{ other: 'Ngozi Balogun', fromGig: false, round: null },
  ...{ price: 'N50,000', by: 'Tue 24 Nov, 11:59 pm' },
};
const quiet = { by: null, outcome: null };

test.each(turn.shape.doing.options)('%s has words for the side that acts and for the other', (doing) => {
  const mine = describeTurn({ who: 'talent', doing, ...quiet }, 'talent', facts);
  const theirs = describeTurn({ who: 'talent', doing, ...quiet }, 'hunter', facts);
  expect(mine.mine).toBe(true);
  expect(theirs.mine).toBe(false);
  for (const { title, next, clock } of [mine, theirs]) {
    expect(title).not.toBe('');
    expect(next).toMatch(/\.$/);
    if (doing === 'nothing') expect(clock).toBeNull();
    else expect(clock).toMatch(/^[A-Z].*\.$/);
  }
});

test.each(turn.shape.outcome.def.innerType.options)('%s says when, whoever reads', (outcome) => {
  const running = { who: 'hunter', doing: 'answer', by: '2026-12-01T10:00:00.000Z', outcome } as const;
  for (const reader of ['hunter', 'talent'] as const) {
    expect(describeTurn(running, reader, facts).clock).toContain('Tue 24 Nov, 11:59 pm');
  }
});

test('a turn without a date has no deadline', () => {
  const noDeadline = (by: string | null) =>
    describeTurn({ who: 'hunter', doing: 'decide', by, outcome: null }, 'talent', facts).noDeadline;
  expect(noDeadline('2026-12-01T10:00:00.000Z')).toBe(false);
  expect(noDeadline(null)).toBe(true);
});

test('a waiting submission says when silence accepts it', () => {
  const waiting = {
    who: 'hunter',
    doing: 'answer',
    by: '2026-12-01T10:00:00.000Z',
    outcome: 'accepted',
  } as const;
  const read = describeTurn(waiting, 'talent', facts);
  expect(read.title).toBe('Waiting for Ngozi to accept or decline');
  expect(read.clock).toBe("No answer by Tue 24 Nov, 11:59 pm? We accept the work for Ngozi and you're paid.");
});

test('nobody reads the turn of somebody else as their own', () => {
  expect(describeTurn({ who: 'nobody', doing: 'nothing', ...quiet }, 'hunter', facts).mine).toBe(false);
});

test('a further round is called by its number', () => {
  const offered = { who: 'talent', doing: 'accept-offer', ...quiet } as const;
  const { next } = describeTurn(offered, 'talent', { ...facts, fromGig: true, round: 3 });
  expect(next).toMatch(/^Ngozi ordered round 3\. Check the brief/);
  expect(describeTurn(offered, 'talent', facts).next).toMatch(/^Check the brief/);
});
