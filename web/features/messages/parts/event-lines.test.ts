/** Which updates of a conversation are folded behind the last of their row. */
import { expect, test } from 'vitest';
import type { Message } from '#contract/messages/messages.ts';
import { foldEvents } from './event-lines.tsx';

const line = (id: number, kind: 'message' | 'event', day = 20) =>
  ({ id, kind, created_at: `2026-11-${day}T10:00:00.000Z` }) as Message;

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
