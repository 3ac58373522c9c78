/** Which updates of a conversation are folded behind the last of their row. */
import { expect, test } from 'vitest';
import type { Message } from '#contract/messages/messages.ts';
import { foldEvents, listIn, withoutOrder } from './event-lines.tsx';

const line = (id: number, kind: 'message' | 'event', day = 20) =>
  ({ id, kind, message: `${id}`, created_at: `2026-11-${day}T10:00:00.000Z` }) as Message;

/** The ids in view, with those folded behind each. */
function shown(...lines: Message[]) {
  return foldEvents(lines).map(({ line, earlier }) => [line.id, ...earlier.map(({ id }) => id)]);
}

test('three updates in a row on one day are one, with those before it behind it', () => {
  const row = [line(2, 'event'), line(3, 'event'), line(4, 'event')];
  expect(shown(line(1, 'message'), ...row, line(5, 'message'))).toEqual([[1], [4, 2, 3], [5]]);
  expect(shown(...row, line(5, 'event', 21), line(6, 'event', 21))).toEqual([[4, 2, 3], [5], [6]]);
});

test('two in a row, and those that somebody wrote between, stay as they are', () => {
  expect(shown(line(1, 'event'), line(2, 'event'))).toEqual([[1], [2]]);
  const apart = [line(1, 'event'), line(2, 'event'), line(3, 'message'), line(4, 'event')];
  expect(shown(...apart)).toEqual([[1], [2], [3], [4]]);
});

test('what is numbered in an update is a list, and one point alone is not', () => {
  const asked =
    'Amara asked for changes to “Label”. Reason: 1. Leaf lower · 2. Name on one line · 10. Is this red?';
  expect(listIn(asked)).toEqual({
    said: 'Amara asked for changes to “Label”. Reason:',
    points: ['1. Leaf lower', '2. Name on one line', '10. Is this red?'],
  });
  for (const plain of ['Tunde submitted the work.', 'Reason: 1. Leaf lower', 'Now · 2. more'])
    expect(listIn(plain)).toEqual({ said: plain, points: [] });
});

test('an update knows the one in view before it, over what people wrote between', () => {
  const row = [line(3, 'event'), line(4, 'event'), line(5, 'event')];
  const lines = [line(1, 'event'), line(2, 'message'), ...row, line(6, 'message'), line(7, 'event')];
  expect(foldEvents(lines).map(({ update }) => update)).toEqual(['', '1', '1', '5', '5']);
});

test('an order is named by the first of its updates, and not by those after it', () => {
  const paid = 'N180,000 for “Four loops” is safe in escrow.';
  const without = (update: string, before = paid) => withoutOrder(update, before);
  expect(without('Tunde asked for 2 more days on “Four loops”. Reason: Rain.')).toBe(
    'Tunde asked for 2 more days. Reason: Rain.',
  );
  expect(without('Tunde submitted the milestone “First two” of “Four loops”.')).toBe(
    'Tunde submitted the milestone “First two”.',
  );
  const another = 'Tunde started work on “A film”.';
  const bare = 'Tunde cancelled “Four loops”. Reason: I wait for “Four loops” too.';
  for (const whole of [another, bare]) expect(without(whole)).toBe(whole);
  expect(without(paid, '')).toBe(paid);
});
