/** Whose turn it is: both sides read it, and the clock only where one runs. */
import { expect, test } from 'vitest';
import { turn } from './orders.ts';
import { describeTurn } from './turns.ts';

const facts = { other: 'Ngozi', price: 'N50,000', by: 'Nov 24, 2026 11:59 PM' };
const quiet = { by: null, outcome: null };

test.each(turn.shape.doing.options)('%s has words for the one who acts and for the other', (doing) => {
  const mine = describeTurn({ who: 'talent', doing, ...quiet }, 'talent', facts);
  const theirs = describeTurn({ who: 'talent', doing, ...quiet }, 'hunter', facts);
  expect(mine.mine).toBe(true);
  expect(theirs.mine).toBe(false);
  for (const { title, next, clock } of [mine, theirs]) {
    expect(title).not.toBe('');
    expect(next).toMatch(/\.$/);
    expect(clock).toBeNull();
  }
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
  expect(read.clock).toBe('If nobody acts, the work counts as accepted on Nov 24, 2026 11:59 PM.');
});

test('nobody reads the turn of somebody else as their own', () => {
  expect(describeTurn({ who: 'nobody', doing: 'nothing', ...quiet }, 'hunter', facts).mine).toBe(false);
});
