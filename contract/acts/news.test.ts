/** The news settings of the act rows: kinds, who is notified, and what never waits for the summary. */
import { describe, expect, test } from 'vitest';
import type { NewsKind } from './act.ts';
import { actNames, actOf, newsKindOf } from './all.ts';

const rows = actNames.map((name) => ({ name, ...actOf(name) }));
const notifying = rows.filter(({ notify }) => notify);

test.each(notifying)('$name is news of a kind, and leaves a trace', ({ news, writesNoEvent }) => {
  expect(news).toBeDefined();
  expect(writesNoEvent).toBeUndefined();
});

test('only what notifies is news, can wait, or has a mail of its own', () => {
  const others = rows.filter(({ notify }) => !notify);
  expect(
    others.filter(({ name }) => !/^review\./.test(name)).filter((row) => row.news || row.canWait),
  ).toEqual([]);
  expect(rows.filter(({ ownMail }) => ownMail).map(({ name }) => name)).toEqual([
    'account.new-device',
    'bank-account.add',
  ]);
});

describe('money', () => {
  const moves = notifying.filter(
    ({ money, from, to }) => money || from.includes('disputed') || [to].flat().includes('disputed'),
  );
  test.each(moves)('$name moves or freezes it, so it is mailed at once', ({ news, canWait }) => {
    expect(news).toBe('money');
    expect(canWait).toBeUndefined();
  });
});

test('what waits for an answer, or is one, never waits for a summary', () => {
  const waiting = notifying.filter(({ canWait }) => canWait);
  expect(
    waiting.filter(({ news }) => news !== 'reviews' && news !== 'tracker').map(({ name }) => name),
  ).toEqual(['job.start', 'job.submit-milestone', 'job.open-file', 'bid.apply', 'bid.withdraw']);
  expect(
    notifying.filter(({ news, canWait }) => (news === 'reviews' || news === 'tracker') && !canWait),
  ).toEqual([]);
});

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

test.each(Object.entries(KINDS))('%s is of the kind %s', (name, kind) => {
  expect(newsKindOf(name)).toBe(kind);
});
