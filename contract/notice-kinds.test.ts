/** Which kind every event is of that people are told of, and which of them can wait. */
import { describe, expect, test } from 'vitest';
import { jobLifecycle } from './lifecycles/job.ts';
import { canWait, kindOf, type NewsKind } from './notice-kinds.ts';
import { noticeNames } from './notices.ts';

const KINDS: Record<string, NewsKind> = {
  'bid.apply': 'agreements',
  'bid.reject': 'agreements',
  'job.offer': 'agreements',
  'job.leave': 'agreements',
  'job.invite': 'invitations',
  'job.start': 'work',
  'job.submit': 'work',
  'job.remind': 'work',
  'job.decline': 'work',
  'job.fund': 'money',
  'job.accept': 'money',
  'job.cancel': 'money',
  'job.dispute': 'money',
  'payment.return': 'money',
  'payout.fail': 'money',
  'hunter.suspend': 'money',
  'review.show': 'reviews',
  'tracker.track': 'tracker',
  'task.comment': 'tracker',
};

test.each(Object.entries(KINDS))('%s is of the kind %s', (event, kind) => {
  expect(kindOf(event)).toBe(kind);
});

describe('money', () => {
  test.each(jobLifecycle.filter((step) => 'money' in step))('$verb moves it, so it is mailed', ({ verb }) => {
    expect(kindOf(`job.${verb}`)).toBe('money');
    expect(canWait(`job.${verb}`)).toBe(false);
  });
});

test('what waits for an answer, or is one, never waits for a summary', () => {
  const waiting = noticeNames.filter(canWait);
  expect(waiting.filter((name) => !['reviews', 'tracker'].includes(kindOf(name))).sort()).toEqual([
    'bid.apply',
    'bid.withdraw',
    'job.start',
    'job.submit-milestone',
  ]);
  for (const answer of [
    'job.offer',
    'bid.reject',
    'job.accept-offer',
    'job.submit',
    'job.decline',
    'job.invite',
  ]) {
    expect(canWait(answer), answer).toBe(false);
  }
});
