/** The history in words: reasons and amounts are told, unknown steps are left out. */
import { expect, test } from 'vitest';
import { describeHistory, type HistoryLine } from './history.ts';
import { jobVerbs } from './lifecycles/job.ts';

function line(name: string, more: Partial<HistoryLine> = {}): HistoryLine {
  return {
    id: '1',
    name,
    at: '2026-11-21T09:00:00.000Z',
    actor: 'talent',
    actor_name: 'Tunde',
    facts: {},
    ...more,
  };
}

test.each(jobVerbs)('job.%s is told', (verb) => {
  expect(describeHistory(line(`job.${verb}`))?.title).not.toBe('');
});

test('who did it, and why', () => {
  expect(describeHistory(line('job.decline-offer', { facts: { reason: 'The dates do not fit.' } }))).toEqual({
    title: 'Tunde declined the agreement',
    text: 'The dates do not fit.',
  });
});

test('amounts are naira; without one the price is told', () => {
  const funded = line('job.fund', { actor: 'provider', actor_name: null, facts: { amount: 83700.84 } });
  expect(describeHistory(funded)?.title).toBe('N83,700.84 was paid into escrow');
  expect(describeHistory(line('job.fund'))?.title).toBe('The price was paid into escrow');
});

test('a second round says so', () => {
  expect(describeHistory(line('job.submit', { facts: { round: 1 } }))?.title).toBe(
    'Tunde submitted the project',
  );
  expect(describeHistory(line('job.submit', { facts: { round: 2 } }))?.title).toBe(
    'Tunde submitted the project again (round 2)',
  );
});

test.each(['send', 'show', 'reply'])('review.%s is told without the stars', (verb) => {
  const told = describeHistory(line(`review.${verb}`, { facts: { rating: 5 } }));
  expect(told?.title).toContain('Tunde');
  expect(told?.title).toContain('review');
  expect(told?.text).toBeNull();
});

test('what the clock did is told as such, and an unknown step not at all', () => {
  expect(describeHistory(line('job.accept', { actor: 'clock', actor_name: null }))?.title).toBe(
    'Nobody acted in time: Adire accepted the work',
  );
  expect(describeHistory(line('job.unheard-of'))).toBeNull();
  expect(describeHistory(line('constructor'))).toBeNull();
});
